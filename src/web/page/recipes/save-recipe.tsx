import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { ApiError, api } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { Dialog, openDialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { toast, toastError } from '../ui/toast.tsx'
import type { RecipeDraft } from './recipe-draft.ts'
import type { OpenedRecipe } from './recipe-types.ts'

/** Writes the draft to its file, and asks where to if there is none. Resolves to whether it was written. */
export async function saveDraft(draft: RecipeDraft): Promise<boolean> {
  const path = draft.path.value
  const isOwn = path !== undefined && !path.startsWith('sous:')
  if (!isOwn) return saveAs(draft)
  try {
    await write(draft, path, draft.file.value?.sha256 ?? null)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 409 && error.code === 'changed_on_disk') return resolveConflict(draft, path, error)
    toastError(error)
    return false
  }
}

async function write(draft: RecipeDraft, path: string, expected: string | null): Promise<void> {
  const body = { text: draft.text.value, expected }
  const saved = await api<OpenedRecipe>('/recipes/file', { method: 'PUT', query: { path }, body })
  draft.saved(saved)
  toast(t('save.done', { path }))
}

async function saveAs(draft: RecipeDraft): Promise<boolean> {
  let isSaved = false
  await openDialog((close) => (
    <SaveAsDialog
      draft={draft}
      close={close}
      done={() => {
        isSaved = true
        close()
      }}
    />
  ))
  return isSaved
}

interface SaveAsProps {
  readonly draft: RecipeDraft
  readonly close: () => void
  readonly done: () => void
}

function SaveAsDialog({ draft, close, done }: SaveAsProps): JSX.Element {
  const [path, setPath] = useState(`recipes/${fileName(draft)}.yml`)
  const [error, setError] = useState<string>()
  const save = async (event: Event) => {
    event.preventDefault()
    try {
      await write(draft, path.trim(), null)
      done()
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      setError(problem.code === 'changed_on_disk' ? t('save.exists') : `${problem.message}. ${problem.suggestion}`)
    }
  }
  return (
    <Dialog
      title={t('save.as')}
      close={close}
      actions={
        <>
          <button type="button" onClick={close}>
            {t('action.cancel')}
          </button>
          <button type="submit" form="save-as" class="primary">
            {t('save.save')}
          </button>
        </>
      }
    >
      <form id="save-as" onSubmit={save}>
        <Field label={t('save.path')} help={t('save.path.help')} errors={error === undefined ? [] : [error]}>
          {(control) => (
            <input
              {...control}
              data-autofocus
              value={path}
              autocomplete="off"
              spellcheck={false}
              onInput={(event) => setPath(event.currentTarget.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

/** From the name of the recipe, or of the shipped one that it was made from. */
function fileName(draft: RecipeDraft): string {
  const name = draft.reading.value?.outline?.name ?? ''
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
  return slug === '' ? 'recipe' : slug
}

/** Someone else changed the file: both are shown, and nothing is lost. */
async function resolveConflict(draft: RecipeDraft, path: string, error: ApiError): Promise<boolean> {
  const { document } = error.body as { readonly document?: OpenedRecipe | null }
  let choice: 'mine' | 'theirs' | undefined
  await openDialog((close) => (
    <ConflictDialog
      path={path}
      mine={draft.text.value}
      theirs={document?.text ?? null}
      close={close}
      choose={(chosen) => {
        choice = chosen
        close()
      }}
    />
  ))
  if (choice === 'theirs' && document != null) {
    draft.setText(document.text)
    draft.saved(document)
    return false
  }
  if (choice !== 'mine') return false
  draft.file.value = document == null ? null : { text: document.text, sha256: document.sha256 }
  return saveDraft(draft)
}

interface ConflictProps {
  readonly path: string
  readonly mine: string
  readonly theirs: string | null
  readonly close: () => void
  readonly choose: (choice: 'mine' | 'theirs') => void
}

function ConflictDialog({ path, mine, theirs, close, choose }: ConflictProps): JSX.Element {
  return (
    <Dialog
      title={t(theirs === null ? 'conflict.gone' : 'conflict.title')}
      close={close}
      isWide={true}
      actions={
        <>
          <button type="button" onClick={close}>
            {t('action.cancel')}
          </button>
          {theirs !== null && (
            <button type="button" onClick={() => choose('theirs')}>
              {t('conflict.takeTheirs')}
            </button>
          )}
          <button type="button" class="danger" onClick={() => choose('mine')}>
            {t('conflict.takeMine')}
          </button>
        </>
      }
    >
      <p>{t('conflict.text', { path })}</p>
      <div class="both">
        <section>
          <h3>{t('conflict.mine')}</h3>
          <MarkedText text={mine} other={theirs ?? ''} />
        </section>
        {theirs !== null && (
          <section>
            <h3>{t('conflict.theirs')}</h3>
            <MarkedText text={theirs} other={mine} />
          </section>
        )}
      </div>
    </Dialog>
  )
}

/** A text with the lines marked that the other one lacks. */
function MarkedText({ text, other }: { readonly text: string; readonly other: string }): JSX.Element {
  const others = new Set(other.split('\n'))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <pre class="call" tabIndex={0} dir="ltr">
      {text.split('\n').map((line, index) => (
        <span key={index} class={others.has(line) ? undefined : 'is-different'}>
          {line}
          {'\n'}
        </span>
      ))}
    </pre>
  )
}
