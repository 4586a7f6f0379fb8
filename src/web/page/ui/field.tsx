import type { ComponentChildren, JSX } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import { t } from '../app/i18n.ts'

export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: boolean | undefined
  readonly 'aria-label'?: string
}

export interface FieldProps {
  readonly label: string
  /** Names of arguments and the like are data: shown as code. */
  readonly isCode?: boolean
  readonly help?: string | undefined
  readonly errors?: readonly string[]
  readonly isRequired?: boolean
  readonly children: (control: FieldControl) => ComponentChildren
}

/** A control with its label above, its help below, and its errors right at it. */
export function Field({ label, isCode = false, help = '', errors = [], isRequired = false, children }: FieldProps): JSX.Element {
  const id = useId()
  const described = [help !== '' && `${id}-help`, errors.length > 0 && `${id}-errors`].filter((each) => each !== false).join(' ')
  return (
    <div class="field">
      <label for={id}>
        {isCode ? <code>{label}</code> : label}
        {isRequired && <span class="dim"> {t('form.required')}</span>}
      </label>
      {children({ id, 'aria-describedby': described === '' ? undefined : described, 'aria-invalid': errors.length > 0 ? true : undefined })}
      {errors.length > 0 && (
        <div id={`${id}-errors`} class="error-text">
          {errors.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {help !== '' && (
        <p id={`${id}-help`} class="help">
          {help}
        </p>
      )}
    </div>
  )
}

type ControlProps = FieldControl & {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly isMultiline?: boolean
  readonly placeholder?: string | undefined
  readonly list?: string | undefined
}

/**
 * A text field with as many lines as its text. Typed text is shown at once; `value` follows once the recipe's text has it. Until then
 * `value` can be what was typed a moment ago, and must not replace newer text.
 */
export function TextControl({ value, onValue, isMultiline = false, placeholder, list, ...control }: ControlProps): JSX.Element {
  const [, showAgain] = useState(0)
  // Not state: the next key press may come before the page is rendered again.
  const typed = useRef<string | undefined>(undefined)
  const sent = useRef(new Set<string>())
  if (typed.current !== undefined && (value === typed.current || !sent.current.has(value))) {
    sent.current.clear()
    typed.current = undefined
  }
  const shown = typed.current ?? value
  const take = (text: string) => {
    if (sent.current.size === 0) sent.current.add(value)
    sent.current.add(text)
    typed.current = text
    showAgain((count) => count + 1)
    onValue(text)
  }
  const shared = { ...control, value: shown, placeholder, spellcheck: false, autocomplete: 'off', dir: 'auto' } as const
  if (isMultiline || shown.includes('\n')) {
    const rows = Math.min(Math.max(shown.split('\n').length, 2), 16)
    return <textarea {...shared} rows={rows} onInput={(event) => take(event.currentTarget.value)} />
  }
  return <input {...shared} list={list} onInput={(event) => take(event.currentTarget.value)} />
}
