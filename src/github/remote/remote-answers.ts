import { type Refusal, type RefusalCode, refusal } from '../../base/errors/reasons.ts'
import { type GitFault, isObjectId } from '../../git/git.ts'

/** The server's answer for one ref of a push. */
export type RefAnswer = { readonly kind: 'taken' } | { readonly kind: 'moved' } | { readonly kind: 'refused'; readonly refusal: Refusal }

/** Why a push failed. */
export type PushRefusal = Refusal

const MAX_SHOWN_CHARACTERS = 300
const MAX_SHOWN_REASONS = 5
const MOVED =
  /stale info|fetch first|non-fast-forward|already exists|cannot lock ref|failed to (?:update|lock) ref|but expected|incorrect old value|unable to resolve reference/i
const DENIED: ReadonlySet<Refusal['code']> = new Set(['auth_expired', 'token_not_permitted', 'repo_archived'])

/** The output of `git push --porcelain` by ref. A server cannot forge the start of these lines. */
export function readPushAnswers(output: string, said: string): ReadonlyMap<string, RefAnswer> {
  const answers = new Map<string, RefAnswer>()
  for (const line of output.split('\n')) {
    const [, flag, ref, summary] = /^([ +\-*!=])\t[^\t:]*:(\S+)\t(.*)$/.exec(line) ?? []
    // The other refs of an atomic push: the one that failed has the reason.
    if (ref === undefined || summary === undefined || /\(atomic (?:push|transaction) fail/i.test(summary)) continue
    answers.set(ref, flag === '!' ? refRefused(ref, summary, said) : { kind: 'taken' })
  }
  return answers
}

function refRefused(ref: string, summary: string, said: string): RefAnswer {
  const all = `${summary}\n${said}`
  const reasons = readReasons(said)
  const why = brief(reasons.length === 0 ? summary : reasons.join(' '))
  if (/without `?workflows?`? permission|refusing to allow .* workflow/i.test(all))
    return refused(ERRORS.pushRefused('workflows_permission', ref, why))
  if (/GH009|push protection|cannot contain secrets/i.test(all))
    return refused(ERRORS.pushRefused('push_protection', ref, withPlaces(why, said)))
  // If there are other reasons too, a signature would not help.
  if (reasons.length > 0 && reasons.every((reason) => /verified signature/i.test(reason)))
    return refused(ERRORS.pushRefused('signatures_required', ref, why))
  if (/GH006|GH013|protected branch|rule violations|protected ref/i.test(all)) return refused(ERRORS.protectedRef(ref, why))
  if (MOVED.test(summary)) return { kind: 'moved' }
  return refused(ERRORS.pushRefused('push_rejected', ref, why))
}

/** Rulesets list their reasons as `remote: - …`, protected branches as `remote: error: …` below a line with the code. */
function readReasons(said: string): readonly string[] {
  const reasons = [...said.matchAll(/^remote: *(?:- |error: )(.+?) *$/gm)]
    .map(([, reason = '']) => reason.replace(/^GH\d+: (?:(?:Repository rule violations|Protected branch update failed).*)?/, ''))
    .filter((reason) => !/^$|^commit: |^GITHUB PUSH PROTECTION$/.test(reason))
  return [...new Set(reasons)].slice(0, MAX_SHOWN_REASONS)
}

function withPlaces(why: string, said: string): string {
  const places = [...said.matchAll(/^remote: +path: (.+?) *$/gm)].map(([, place = '']) => place)
  return places.length === 0 ? why : `${why} (${brief(places.slice(0, MAX_SHOWN_REASONS).join(', '))})`
}

function refused(why: Refusal): RefAnswer {
  return { kind: 'refused', refusal: why }
}

/** Why git's connection to the server failed. */
export function transportRefusal(action: string, { message }: GitFault): Refusal {
  const why = brief(tellingLine(message))
  if (/returned error: 401|Authentication failed|could not read (?:Username|Password)/i.test(message))
    return ERRORS.gitFailed('auth_expired', action, why)
  if (/archived so it is read-only/i.test(message)) return ERRORS.gitFailed('repo_archived', action, why)
  if (/returned error: 403|Permission to .* denied|Write access to repository not granted/i.test(message))
    return ERRORS.noWriteAccess(action, why)
  if (/returned error: 404|repository (?:.* )?not found|does not appear to be a git repository/i.test(message))
    return ERRORS.gitFailed('api_not_found', action, why)
  if (/not our ref|couldn't find remote ref|unadvertised object|did not receive expected object|mismatched algorithms/i.test(message))
    return ERRORS.gitFailed('ref_missing', action, why)
  return ERRORS.gitFailed('api_unavailable', action, why)
}

/** A retry with the same token would fail the same way. */
export function isDenied({ code }: Refusal): boolean {
  return DENIED.has(code)
}

function tellingLine(message: string): string {
  const lines = message.split('\n')
  return lines.findLast((line) => /^(?:fatal|error):/.test(line)) ?? lines.at(-1) ?? ''
}

/** What a server says is shown on one line. */
function brief(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return line.length <= MAX_SHOWN_CHARACTERS ? line : `${line.slice(0, MAX_SHOWN_CHARACTERS)}…`
}

export function movedRefusal({ ref, from, to }: RefUpdate, now: string | undefined): Refusal {
  if (from === undefined) return ERRORS.exists(ref, now)
  if (now === undefined && to !== undefined) return ERRORS.deleted(ref, from)
  return ERRORS.moved(ref, from, now)
}

/** Git cannot have a ref and refs below its name at once. Anyone with write access can push one that is in the way. */
export function blockedRefusal(updates: readonly RefUpdate[], refs: ReadonlyMap<string, string>): Refusal | undefined {
  for (const { ref } of updates) {
    const patterns = blockersOf(ref)
    const blocker = [...refs.keys()].find((name) => patterns.some((pattern) => matchesRef(pattern, name)))
    if (blocker === undefined) continue
    return ERRORS.blocked(ref, blocker)
  }
  return undefined
}

/** With backslashes, because the sentence around it quotes the command. */
function escapeShell(ref: string): string {
  return ref.replace(/[^\w/.@%+=,-]/gu, '\\$&')
}

export function unknownOutcome(why: Refusal): PushRefusal {
  const suggestion = 'Run it again. Sous first checks what is already there.'
  return { ...why, message: `${why.message}; it is unknown whether the push before it happened`, suggestion, isUnknown: true }
}

/** One ref to change by compare-and-swap. */
export interface RefUpdate {
  readonly ref: string
  /** `undefined`: there must be none yet. */
  readonly from: string | undefined
  /** `undefined` removes it. */
  readonly to: string | undefined
}

const REF = /^refs\/(?:heads|sous)\/(?!.*(?:\.\.|\/\/|@\{|\.lock(?:\/|$)|\/\.|[/.]$))[^\p{Cc} ~^:?*[\\]+$/u

/** Refs that keep git from creating a ref: one named like a parent folder, or any below it. */
export function blockersOf(ref: string): readonly string[] {
  const names = ref.split('/')
  return [...names.slice(3).map((_, i) => names.slice(0, i + 3).join('/')), `${ref}/*`]
}

/** `pattern` may end in `*`. */
export function matchesRef(pattern: string, ref: string): boolean {
  return pattern.endsWith('*') ? ref.startsWith(pattern.slice(0, -1)) : ref === pattern
}

export function checkUpdate({ ref, from, to }: RefUpdate): void {
  checkRef(ref)
  if (from !== undefined) checkObjectId(from)
  if (to !== undefined) checkObjectId(to)
}

/** A last check before git's arguments. Callers have checked external input already. */
export function checkRef(ref: string): void {
  if (!isUsableRef(ref)) throw new Error(`Not a ref that Sous touches: ${JSON.stringify(ref)}`)
}

export function checkObjectId(id: string): void {
  if (!isObjectId(id)) throw new Error(`Not an object id: ${JSON.stringify(id)}`)
}

/** Branches and Sous's own refs, by full name, so that git never takes one for an option. */
export function isUsableRef(ref: string): boolean {
  return REF.test(ref)
}

const ERRORS = {
  protectedRef: (ref: string, why: string) => refusal('protected_branch', `GitHub protects '${ref}': ${why}`),
  pushRefused: (code: RefusalCode, ref: string, why: string) => refusal(code, `GitHub refused the push to '${ref}': ${why}`),
  gitFailed: (code: RefusalCode, action: string, why: string) => refusal(code, `Git could not ${action}: ${why}`),
  noWriteAccess: (action: string, why: string) =>
    refusal('token_not_permitted', `Git could not ${action}: ${why}`, "Add 'contents: write' to the job's 'permissions:'."),
  exists: (ref: string, now: string | undefined) => refusal('ref_moved', `'${ref}' already exists, at ${now}`),
  deleted: (ref: string, from: string) => refusal('ref_missing', `'${ref}' was deleted. It was at ${from}`),
  moved: (ref: string, from: string, now: string | undefined) => refusal('ref_moved', `'${ref}' moved from ${from} to ${now ?? 'nothing'}`),
  blocked: (ref: string, blocker: string) =>
    refusal(
      'ref_blocked',
      `Git cannot create '${ref}' while '${blocker}' exists`,
      blocker.startsWith('refs/heads/')
        ? 'Rename or delete that branch, then try again.'
        : `Sous never creates that ref, so it loses nothing if you delete it: 'git push origin :${escapeShell(blocker)}'. Then try again.`,
    ),
}
