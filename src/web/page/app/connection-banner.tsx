import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { toast } from '../ui/toast.tsx'
import { connection, signInWith } from './connection.ts'
import { t } from './i18n.ts'

/** Says that the server does not respond, and disappears when it does. */
export function ConnectionBanner(): JSX.Element | null {
  const state = connection.value
  const [wasLost, setWasLost] = useState(false)
  useEffect(() => {
    if (state === 'ready' && wasLost) toast(t('server.back'))
    setWasLost(state !== 'ready')
  }, [state])
  if (state === 'ready') return null
  return (
    <div class="banner" role="alert">
      {state === 'lost' ? t('server.lost') : t('server.signedOut')}
      {state === 'signedOut' && <AddressForm />}
    </div>
  )
}

/** A page that was opened without its token. */
export function SignIn(): JSX.Element {
  return (
    <div class="empty">
      <h1>{t('signIn.title')}</h1>
      <p>{t('signIn.text')}</p>
    </div>
  )
}

function AddressForm(): JSX.Element {
  const [address, setAddress] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const connect = async (event: Event) => {
    event.preventDefault()
    setIsWrong(!(await signInWith(address)))
  }
  return (
    <form class="row" onSubmit={connect}>
      <input
        aria-label={t('server.address')}
        placeholder="http://127.0.0.1:…/studio/#token=…"
        autocomplete="off"
        aria-invalid={isWrong}
        value={address}
        onInput={(event) => setAddress(event.currentTarget.value)}
      />
      <button type="submit">{t('server.connect')}</button>
      {isWrong && <span class="error-text">{t('server.wrongAddress')}</span>}
    </form>
  )
}
