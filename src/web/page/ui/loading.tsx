import type { JSX } from 'preact'
import { t } from '../app/i18n.ts'

/** While something is loaded for the first time. */
export function LoadingNote(): JSX.Element {
  return (
    <p class="loading dim" role="status">
      {t('state.loading')}
    </p>
  )
}
