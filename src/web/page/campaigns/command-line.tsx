import type { JSX } from 'preact'
import { t } from '../app/i18n.ts'
import { Icon } from '../ui/icon.tsx'
import { toast, toastError } from '../ui/toast.tsx'

/** A command for a terminal, to copy. */
export function CommandLine({ command }: { readonly command: string }): JSX.Element {
  const copy = () =>
    navigator.clipboard
      .writeText(command)
      .then(() => toast(t('campaigns.copied')))
      .catch(toastError)
  return (
    <div class="command-line">
      <code dir="ltr">{command}</code>
      <button type="button" aria-label={t('campaigns.copyThis', { command })} onClick={() => void copy()}>
        <Icon name="copy" />
        {t('campaigns.copy')}
      </button>
    </div>
  )
}
