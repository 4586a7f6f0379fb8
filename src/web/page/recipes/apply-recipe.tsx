import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type * as z from 'zod/mini'
import type { applied } from '../../../rest/plan-schemas.ts'
import { t } from '../app/i18n.ts'
import { Dialog, openDialog } from '../ui/dialog.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { follow } from '../ui/follow.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast, toastError } from '../ui/toast.tsx'
import { PreviewResult } from './changes-pane.tsx'
import { MayList } from './permissions-form.tsx'
import type { RecipeDraft } from './recipe-draft.ts'
import type { Outline, Preview } from './recipe-types.ts'

type Applied = z.output<ReturnType<typeof applied>>

/** Shows exactly what is to be approved, and applies exactly that. */
export async function applyDraft(draft: RecipeDraft): Promise<void> {
  const preview = draft.preview.latest.value
  if (preview?.digest == null) return
  let done: Applied | undefined
  await openDialog((close) => (
    <ApplyDialog
      preview={preview}
      permissions={draft.reading.value?.outline?.permissions}
      close={close}
      done={(result) => {
        done = result
        close()
      }}
    />
  ))
  if (done === undefined) return
  const { digest, files, detail } = done
  draft.preview.again()
  if (digest === null) toast(detail)
  else
    toast(t('apply.done', { count: files }), {
      label: t('action.undo'),
      run: () => void undo(digest, draft),
    })
}

async function undo(digest: string, draft: RecipeDraft): Promise<void> {
  try {
    await follow<Applied>(`/plans/${digest}/undo`, {})
    toast(t('undo.done'))
    draft.preview.again()
  } catch (error) {
    toastError(error)
  }
}

interface ApplyProps {
  readonly preview: Preview
  readonly permissions: Outline['permissions'] | undefined
  readonly close: () => void
  readonly done: (result: Applied) => void
}

function ApplyDialog({ preview, permissions, close, done }: ApplyProps): JSX.Element {
  const [isRunning, setIsRunning] = useState(false)
  const [progress, setProgress] = useState('')
  const [error, setError] = useState<unknown>()
  const [commits, setCommits] = useState(false)
  const { id, digest, totals, kind } = preview
  const apply = async () => {
    setIsRunning(true)
    setError(undefined)
    try {
      done(
        await follow<Applied>(`/previews/${id}/apply`, { body: { digest, commit: commits } }, ({ step, text }) =>
          setProgress(step ?? text ?? ''),
        ),
      )
    } catch (problem) {
      setError(problem)
      setIsRunning(false)
    }
  }
  return (
    <Dialog
      title={t('apply.title')}
      close={close}
      isWide={true}
      actions={
        <>
          <label class="row apply-commit">
            <input type="checkbox" checked={commits} onChange={(event) => setCommits(event.currentTarget.checked)} />
            {t('apply.commit')}
          </label>
          <button type="button" onClick={close}>
            {t('action.cancel')}
          </button>
          <button type="button" class="primary" data-autofocus disabled={isRunning} onClick={() => void apply()}>
            <Icon name="check" />
            {isRunning ? t('apply.running') : t('apply.approve', { count: totals.files })}
          </button>
        </>
      }
    >
      {error !== undefined && <ErrorNote error={error} />}
      {isRunning && (
        <p class="dim" role="status">
          {progress}
        </p>
      )}
      {kind === 'gated' && <p class="note is-warning">{t('apply.gated')}</p>}
      {permissions !== undefined && (
        <>
          <h3>{t('permissions.title')}</h3>
          <MayList permissions={permissions} />
        </>
      )}
      <PreviewResult preview={preview} isStale={false} />
    </Dialog>
  )
}
