import { type Refusal, refusal } from '../../base/errors/reasons.ts'

/** Words by which a commit message keeps workflows from running. */
const SKIPS = /\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi
const SKIP_TRAILER = /^skip-checks\s*:/im
/** Trailers that say who did or allowed something. Sous writes its own, below everything else. */
const SPEAKING_TRAILER = /^(?:sous-[\w-]*|co-authored-by|signed-off-by|acked-by|reviewed-by|approved-by)\s*:/im
const MAX_SUBJECT = 72
const MAX_BODY = 1000

/** One line out of a text that somebody else wrote: for a subject or a title. */
export function plainLine(text: string, most = MAX_SUBJECT): string {
  const [first = ''] = text
    .toWellFormed()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) =>
      line
        .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
  const line = first.replace(SKIPS, '($1)').replace(SKIP_TRAILER, 'skip-checks')
  return line.length <= most
    ? line
    : `${line
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')
        .trimEnd()}…`
}

/** A commit message out of a title and a text: neither can skip checks, nor speak in somebody's name. */
export function plainMessage({ title, body = '' }: { readonly title: string; readonly body?: string }): string {
  const lines = body
    .slice(0, MAX_BODY)
    .toWellFormed()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) =>
      line
        .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
        .trimEnd()
        .replace(SKIPS, '($1)'),
    )
    .filter((line) => !SKIP_TRAILER.test(line) && !SPEAKING_TRAILER.test(line))
  return [plainLine(title), lines.join('\n').trim()].filter((part) => part !== '').join('\n\n')
}

/** What a message that is to be applied as it was approved must not hold. */
export function checkCommitMessage(message: string): Refusal | undefined {
  const found = message.match(SKIPS)?.[0] ?? SKIP_TRAILER.exec(message)?.[0] ?? SPEAKING_TRAILER.exec(message)?.[0]
  if (found !== undefined) return refusal('message_refused', `The commit message of the plan holds '${found}'`)
  const hasMarks = /[^\n\t\P{Cc}]/u.test(message) || !message.isWellFormed() || message.trim() === ''
  return hasMarks ? refusal('message_refused', 'The commit message of the plan is empty or has characters that git cannot keep') : undefined
}
