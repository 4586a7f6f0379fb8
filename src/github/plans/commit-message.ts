import { type Refusal, refusal } from '../../base/errors/reasons.ts'

/** Words in a commit message that stop workflows from running. */
const SKIPS = /\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi
const SKIP_TRAILER = /^skip-checks\s*:/im
/** Trailers that credit people. Sous writes its own at the end. */
const SPEAKING_TRAILER = /^(?:sous-[\w-]*|co-authored-by|signed-off-by|acked-by|reviewed-by|approved-by)\s*:/im
const MAX_SUBJECT = 72

/** One line from a text of unknown origin, for a subject or a title. */
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

/** The message is applied exactly as approved, so it must not contain any of this. */
export function checkCommitMessage(message: string): Refusal | undefined {
  const found = message.match(SKIPS)?.[0] ?? SKIP_TRAILER.exec(message)?.[0] ?? SPEAKING_TRAILER.exec(message)?.[0]
  if (found !== undefined) return ERRORS.forbiddenLine(found)
  const hasMarks = /[^\n\t\P{Cc}]/u.test(message) || !message.isWellFormed() || message.trim() === ''
  return hasMarks ? ERRORS.notStorable() : undefined
}

const ERRORS = {
  forbiddenLine: (found: string) => refusal('message_refused', `The commit message of the plan contains '${found}'`),
  notStorable: () => refusal('message_refused', 'The commit message of the plan is empty or has characters that git cannot store'),
}
