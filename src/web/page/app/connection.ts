import { signal } from '@preact/signals'
import { replacePlace } from './router.ts'

/** `lost`: the server does not respond. `signedOut`: it responds, but does not accept this page's cookie. */
export const connection = signal<'ready' | 'lost' | 'signedOut'>('ready')

const TOKEN = /[#&]token=([\w-]+)/
const POLL_MS = 1_500

/** Exchanges the token of the address for a cookie, and takes it out of the address. */
export async function startSession(): Promise<void> {
  const token = TOKEN.exec(location.hash)?.[1]
  if (token === undefined) {
    connection.value = (await isKnown()) ? 'ready' : 'signedOut'
    return
  }
  replacePlace('recipes')
  await signIn(token)
}

/** Whether the server accepts the token of a pasted address. */
export async function signInWith(address: string): Promise<boolean> {
  const token = TOKEN.exec(address)?.[1]
  return token !== undefined && (await signIn(token))
}

async function signIn(token: string): Promise<boolean> {
  try {
    const response = await fetch('session', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    // A token that was already used may belong to this page.
    connection.value = response.ok || (await isKnown()) ? 'ready' : 'signedOut'
    return response.ok
  } catch {
    noteLost()
    return false
  }
}

async function isKnown(): Promise<boolean> {
  const response = await fetch('/openapi.json', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return response !== undefined && response.status !== 401
}

let polling: ReturnType<typeof setInterval> | undefined

/** Polls until the server responds. */
export function noteLost(): void {
  connection.value = 'lost'
  polling ??= setInterval(async () => {
    const response = await fetch('/openapi.json', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
    if (response === undefined) return
    clearInterval(polling)
    polling = undefined
    connection.value = response.status === 401 ? 'signedOut' : 'ready'
  }, POLL_MS)
}
