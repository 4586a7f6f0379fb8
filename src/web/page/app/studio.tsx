import type { JSX } from 'preact'
import { LANGUAGE_NAMES, type Language } from '../../../base/language.ts'
import { DialogLayer } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { ToastLayer } from '../ui/toast.tsx'
import { connection } from './connection.ts'
import { ConnectionBanner, SignIn } from './connection-banner.tsx'
import { chooseLanguage, LANGUAGES, locale, t } from './i18n.ts'
import { hrefTo, place } from './router.ts'
import { SCREENS, TopBarActions } from './screens.tsx'

/** The whole page: the bar at the top, and one screen below it. */
export function Studio(): JSX.Element {
  const { screen } = place.value
  const Screen = SCREENS.find(({ name }) => name === screen)?.screen
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        {t('app.skip')}
      </button>
      <header class="top-bar">
        <a class="brand" href={hrefTo('recipes')} aria-label={t('app.title')}>
          <Icon name="brand" />
          <span>sous</span>
        </a>
        <nav aria-label={t('nav.main')}>
          {SCREENS.map(({ name, title }) => (
            <a key={name} href={hrefTo(name)} aria-current={name === screen ? 'page' : undefined}>
              {t(title)}
            </a>
          ))}
        </nav>
        <div class="top-bar-end">
          <TopBarActions />
          <LanguageChoice />
        </div>
      </header>
      <ConnectionBanner />
      <main id="main" tabIndex={-1}>
        {connection.value === 'signedOut' && !hasWorked ? (
          <SignIn />
        ) : Screen === undefined ? (
          <Missing />
        ) : (
          <WorkingScreen screen={Screen} />
        )}
      </main>
      <DialogLayer />
      <ToastLayer />
    </>
  )
}

/** Whether a screen has been shown: then its work stays on the page when the connection is lost. */
let hasWorked = false

function WorkingScreen({ screen: Screen }: { readonly screen: () => JSX.Element }): JSX.Element {
  hasWorked = true
  return <Screen />
}

function Missing(): JSX.Element {
  return (
    <div class="empty">
      <h1>{t('screen.missing')}</h1>
      <p>{t('screen.missing.text')}</p>
    </div>
  )
}

function LanguageChoice(): JSX.Element {
  const shown = LANGUAGES.find((each) => each === locale.value) ?? 'en'
  return (
    <label class="language">
      <span class="hidden">{t('nav.language')}</span>
      <select value={shown} onChange={(event) => void chooseLanguage(event.currentTarget.value as Language)}>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
