import type { Clock } from '../../system/clock.ts'
import type { Http } from '../../system/http.ts'
import type { SecretSource } from './secrets.ts'

/** All that a tool over HTTP gets to see of the world. */
export interface HttpToolContext {
  readonly http: Http
  readonly secrets: SecretSource
  readonly clock: Pick<Clock, 'now'>
  /** `host` or `host:port` that may be reached although its address is private. */
  readonly allowPrivate: readonly string[]
  /** Of one attempt. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** Called with the text of answers as it comes, without secrets. */
  onText?(text: string): void
  /** How long to wait before the first retry; every further one waits twice as long. */
  readonly backoffMs?: number
}
