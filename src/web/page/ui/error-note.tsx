import type { JSX } from 'preact'
import { ApiError } from '../app/api.ts'
import { t } from '../app/i18n.ts'

/** What went wrong, where it would have been shown. */
export function ErrorNote({ error, retry }: { readonly error: unknown; readonly retry?: () => void }): JSX.Element {
  const isKnown = error instanceof ApiError
  return (
    <div class="note is-error" role="alert">
      <p>
        <strong>{t('error.title')}</strong> <span lang="en">{isKnown ? error.message : String(error)}</span>
      </p>
      {isKnown && error.suggestion !== '' && <p lang="en">{error.suggestion}</p>}
      {isKnown && error.problems.length > 0 && (
        <ul lang="en">
          {error.problems.map(({ field, reason }) => (
            <li key={`${field} ${reason}`}>
              <code>{field}</code> {reason}
            </li>
          ))}
        </ul>
      )}
      <p class="row">
        {isKnown && <small class="dim">{t('error.code', { code: error.code })}</small>}
        {retry !== undefined && (
          <button type="button" onClick={retry}>
            {t('action.retry')}
          </button>
        )}
      </p>
    </div>
  )
}
