import type { JSX } from 'preact'
import { t } from '../app/i18n.ts'
import { Icon } from '../ui/icon.tsx'
import type { DraftMistake } from './recipe-types.ts'

/** Keys that have no field. */
export function OnlyInSource({ names }: { readonly names: readonly string[] }): JSX.Element | null {
  if (names.length === 0) return null
  return (
    <p class="note">
      <span>
        <Icon name="file" /> {t('form.onlyInSource', { keys: names.map((name) => (name === '' ? '…' : name)).join(', ') })}
      </span>
    </p>
  )
}

/** What is wrong with exactly this value. */
export function errorsFor(diagnostics: readonly DraftMistake[] | undefined, path: readonly (string | number)[]): readonly string[] {
  const key = JSON.stringify(path)
  return (diagnostics ?? [])
    .filter((each) => JSON.stringify(each.path) === key)
    .map(({ message, suggestion }) => (suggestion === '' ? message : `${message}. ${suggestion}`))
}
