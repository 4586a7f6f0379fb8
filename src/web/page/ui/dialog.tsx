import { signal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../app/i18n.ts'
import { Icon } from './icon.tsx'

type DialogBody = (close: () => void) => JSX.Element

const open = signal<readonly { readonly id: number; readonly body: DialogBody; readonly closed: () => void }[]>([])
let lastId = 0

/** Shows a dialog over the page; resolves when it is closed. */
export function openDialog(body: DialogBody): Promise<void> {
  return new Promise((resolve) => {
    open.value = [...open.value, { id: ++lastId, body, closed: resolve }]
  })
}

export interface Confirmation {
  readonly title: string
  readonly text: string
  /** Label of the confirming button. */
  readonly action: string
  readonly isDangerous?: boolean
}

/** Asks; closing the dialog means no. */
export async function askToConfirm({ title, text, action, isDangerous = false }: Confirmation): Promise<boolean> {
  let isConfirmed = false
  await openDialog((close) => (
    <Dialog
      title={title}
      close={close}
      actions={
        <>
          <button type="button" onClick={close}>
            {t('action.cancel')}
          </button>
          <button
            type="button"
            class={isDangerous ? 'danger' : 'primary'}
            onClick={() => {
              isConfirmed = true
              close()
            }}
          >
            {action}
          </button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  ))
  return isConfirmed
}

/** The dialogs that are open. Its place in the page is the same for all of them. */
export function DialogLayer(): JSX.Element {
  return (
    <>
      {open.value.map(({ id, body, closed }) => {
        const close = () => {
          open.value = open.value.filter((each) => each.id !== id)
          closed()
        }
        return <div key={id}>{body(close)}</div>
      })}
    </>
  )
}

export interface DialogProps {
  readonly title: string
  readonly close: () => void
  readonly children: ComponentChildren
  readonly actions?: ComponentChildren
  readonly isWide?: boolean
}

/** The browser keeps the focus in it, closes it with Escape, and gives the focus back. */
export function Dialog({ title, close, children, actions, isWide = false }: DialogProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // As soon as it is in the page, so that nothing typed goes to the page below it.
  useLayoutEffect(() => {
    const before = document.activeElement
    element.current?.showModal()
    element.current?.querySelector<HTMLElement>('[data-autofocus], .dialog-body :is(input, select, textarea)')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog ref={element} class={isWide ? 'wide' : undefined} aria-labelledby={titleId} onClose={close}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <button type="button" class="icon-button" aria-label={t('action.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="dialog-body">{children}</div>
      {actions !== undefined && <footer>{actions}</footer>}
    </dialog>
  )
}
