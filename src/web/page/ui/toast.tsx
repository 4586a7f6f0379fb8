import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { ApiError } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { Icon } from './icon.tsx'

interface Toast {
  readonly id: number
  readonly text: string
  readonly more: string
  readonly isError: boolean
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

const toasts = signal<readonly Toast[]>([])
const SHOWN_MS = 6_000
let lastId = 0

/** Says what happened, for a while. */
export function toast(text: string, action?: Toast['action']): void {
  show({ id: ++lastId, text, more: '', isError: false, action })
}

/** Says what went wrong, until it is closed. A lost connection is shown elsewhere. */
export function toastError(error: unknown): void {
  if (error instanceof ApiError && error.code === 'unreachable') return
  const [text, more] = error instanceof ApiError ? [error.message, error.suggestion] : [String(error), '']
  show({ id: ++lastId, text, more, isError: true })
}

function show(toast: Toast): void {
  toasts.value = [...toasts.value.slice(-3), toast]
  if (!toast.isError) setTimeout(() => close(toast.id), SHOWN_MS)
}

function close(id: number): void {
  toasts.value = toasts.value.filter((each) => each.id !== id)
}

export function ToastLayer(): JSX.Element {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map(({ id, text, more, isError, action }) => (
        <div key={id} class={isError ? 'toast is-error' : 'toast'}>
          <div>
            {isError && <strong>{t('error.title')} </strong>}
            {text}
            {more !== '' && <small>{more}</small>}
          </div>
          {action !== undefined && (
            <button
              type="button"
              onClick={() => {
                close(id)
                action.run()
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" class="icon-button" aria-label={t('action.close')} onClick={() => close(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  )
}
