import type { JSX } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import { ApiError, api } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { askToConfirm, Dialog, openDialog } from '../ui/dialog.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { Field, TextControl } from '../ui/field.tsx'
import { toast, toastError } from '../ui/toast.tsx'
import { type BundleView, newID, toolsChanged } from './tool-types.ts'

export async function openNewBundle(): Promise<void> {
  await openDialog((close) => <NewBundleDialog close={close} />)
}

export async function openImport(): Promise<void> {
  await openDialog((close) => <ImportDialog close={close} />)
}

function NewBundleDialog({ close }: { readonly close: () => void }): JSX.Element {
  const form = useId()
  const [slug, setSlug] = useState('')
  const [displayName, setDisplayName] = useState('')
  const [description, setDescription] = useState('')
  const [error, setError] = useState<unknown>()
  const problems = error instanceof ApiError ? error.problems : []
  const errorsOf = (name: string) => problems.filter(({ field }) => field === name).map(({ reason }) => reason)
  const create = async (event: Event) => {
    event.preventDefault()
    try {
      await api(`/tools/bundles/${newID()}`, { method: 'PUT', body: { slug, displayName, description } })
      toolsChanged()
      toast(t('tools.bundleMade', { name: slug }))
      close()
    } catch (thrown) {
      setError(thrown)
    }
  }
  return (
    <Dialog
      title={t('tools.newBundle')}
      close={close}
      actions={
        <>
          <button type="button" onClick={close}>
            {t('action.cancel')}
          </button>
          <button type="submit" form={form} class="primary">
            {t('tools.create')}
          </button>
        </>
      }
    >
      <form id={form} class="schema-form" onSubmit={(event) => void create(event)}>
        <Field label={t('tools.slug')} help={t('tools.slug.help')} errors={errorsOf('slug')} isRequired={true}>
          {(control) => <TextControl {...control} value={slug} onValue={setSlug} />}
        </Field>
        <Field label={t('tools.displayName')} errors={errorsOf('displayName')}>
          {(control) => <TextControl {...control} value={displayName} onValue={setDisplayName} />}
        </Field>
        <Field label={t('tools.description')} errors={errorsOf('description')}>
          {(control) => <TextControl {...control} value={description} onValue={setDescription} isMultiline={true} />}
        </Field>
      </form>
      {error !== undefined && problems.length === 0 && <ErrorNote error={error} />}
    </Dialog>
  )
}

function ImportDialog({ close }: { readonly close: () => void }): JSX.Element {
  const [error, setError] = useState<unknown>()
  const file = useRef<HTMLInputElement>(null)
  const send = async () => {
    const chosen = file.current?.files?.[0]
    if (chosen === undefined) return
    try {
      const bundle = await api<BundleView>('/tools/import', { method: 'POST', body: { zip: await base64Of(chosen) } })
      toolsChanged()
      toast(t('tools.imported', { name: bundle.slug }))
      close()
    } catch (thrown) {
      setError(thrown)
    }
  }
  return (
    <Dialog title={t('tools.import.title')} close={close}>
      <Field label={t('tools.import.file')} help={t('tools.import.help')}>
        {(control) => (
          <input {...control} ref={file} type="file" accept=".zip,application/zip" data-autofocus onChange={() => void send()} />
        )}
      </Field>
      {error !== undefined && <ErrorNote error={error} />}
    </Dialog>
  )
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** Downloads the bundle as a file. */
export async function exportBundle({ id }: Pick<BundleView, 'id'>): Promise<void> {
  try {
    const { fileName, zip } = await api<{ readonly fileName: string; readonly zip: string }>(`/tools/bundles/${id}/export`)
    const bytes = Uint8Array.from(atob(zip), (character) => character.charCodeAt(0))
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }))
    link.download = fileName
    link.click()
    URL.revokeObjectURL(link.href)
  } catch (error) {
    toastError(error)
  }
}

export async function removeBundle({ id }: Pick<BundleView, 'id'>, name: string): Promise<void> {
  const question = {
    title: t('tools.deleteBundle'),
    text: t('tools.deleteBundle.text', { name }),
    action: t('tools.delete'),
    isDangerous: true,
  }
  if (!(await askToConfirm(question))) return
  try {
    await api(`/tools/bundles/${id}`, { method: 'DELETE' })
    toolsChanged()
    toast(t('tools.deleted', { name }))
  } catch (error) {
    toastError(error)
  }
}
