import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type * as z from 'zod/mini'
import type { hunk, previewFile } from '../../../rest/plan-schemas.ts'
import { t } from '../app/i18n.ts'
import { Icon } from './icon.tsx'

export type DiffFile = z.output<ReturnType<typeof previewFile>>
export type DiffHunk = z.output<ReturnType<typeof hunk>>

const FIRST_OPEN = 12
const FIRST_SHOWN = 100

export interface DiffProps {
  readonly files: readonly DiffFile[]
  /** How many more there are. */
  readonly moreFiles?: number
  /** Asks for more of them. */
  readonly onMore?: () => void
}

/** Changed files with their lines. Where there are many files, only opened ones have their lines in the page. */
export function Diff({ files, moreFiles = 0, onMore }: DiffProps): JSX.Element {
  const [shown, setShown] = useState(FIRST_SHOWN)
  const hidden = Math.max(files.length - shown, 0) + moreFiles
  const more = () => {
    setShown(shown + FIRST_SHOWN * 5)
    if (files.length - shown < FIRST_SHOWN * 5) onMore?.()
  }
  return (
    <div class="diff">
      {files.slice(0, shown).map((file, index) => (
        <FileDiff key={file.path} file={file} isOpenAtFirst={index < FIRST_OPEN} />
      ))}
      {hidden > 0 && (
        <p class="row">
          {t('diff.hidden', { count: hidden })}
          <button type="button" onClick={more}>
            {t('diff.more')}
          </button>
        </p>
      )}
    </div>
  )
}

function FileDiff({ file, isOpenAtFirst }: { readonly file: DiffFile; readonly isOpenAtFirst: boolean }): JSX.Element {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const { path, kind, from, added, removed } = file
  return (
    <section class="diff-file">
      <h3>
        <button type="button" class="diff-head" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Icon name="fold" />
          <bdi class="path">{path}</bdi>
          <span class={`tag is-${kind}`}>{t(KINDS[kind])}</span>
          {from !== undefined && <span class="dim">{t('diff.from', { path: from })}</span>}
          <Counts added={added} removed={removed} />
        </button>
      </h3>
      {isOpen && <FileBody file={file} />}
    </section>
  )
}

const KINDS = {
  create: 'diff.create',
  update: 'diff.update',
  delete: 'diff.delete',
  rename: 'diff.rename',
  create_directory: 'diff.create_directory',
} as const

/** `+3 −1`, in words for screen readers. */
export function Counts({ added, removed }: { readonly added: number; readonly removed: number }): JSX.Element {
  return (
    <span class="counts" role="img" aria-label={t('diff.counts', { added, removed })}>
      {added > 0 && <ins>+{added}</ins>} {removed > 0 && <del>−{removed}</del>}
    </span>
  )
}

function FileBody({ file }: { readonly file: DiffFile }): JSX.Element {
  const { facts, hunks = [], isBinary, isCut, kind, protected: why } = file
  return (
    <>
      {why !== undefined && <p class="note is-warning">{t('diff.protected', { reason: why })}</p>}
      {facts.map(({ text, isWarning }) => (
        <p key={text} class={isWarning ? 'note is-warning' : 'note'}>
          {text}
        </p>
      ))}
      {isBinary && <p class="note">{t('diff.binary')}</p>}
      {!isBinary && hunks.length === 0 && kind === 'update' && <p class="note">{t('diff.noLines')}</p>}
      {hunks.map((each) => (
        <HunkLines key={each.header} hunk={each} path={file.path} />
      ))}
      {isCut && <p class="note">{t('diff.cut')}</p>}
    </>
  )
}

/** A piece of a diff. Code runs from left to right in every language. */
export function HunkLines({ hunk: { header, lines }, path = '' }: { readonly hunk: DiffHunk; readonly path?: string }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section class="hunk" dir="ltr" tabIndex={0} aria-label={`${path} ${header}`.trim()}>
      <div class="hunk-head" aria-hidden="true">
        {header}
      </div>
      {lines.map(({ kind, text, marks, old, new: now }) => (
        <div key={`${old ?? ''}:${now ?? ''}`} class={kind === '+' ? 'line is-added' : kind === '-' ? 'line is-removed' : 'line'}>
          <span class="number" aria-hidden="true">
            {old}
          </span>
          <span class="number" aria-hidden="true">
            {now}
          </span>
          <span class="sign" aria-hidden="true">
            {kind}
          </span>
          {kind !== ' ' && <span class="hidden">{t(kind === '+' ? 'diff.line.added' : 'diff.line.removed')} </span>}
          <span class="text">{text}</span>
          {marks !== '' && <span class="marks">{marks}</span>}
        </div>
      ))}
    </section>
  )
}
