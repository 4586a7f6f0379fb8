import { ApiError, type ApiProblem } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import type { ToolView } from './tool-types.ts'

/** A tool with one HTTP call as a form has it: every value as it is typed. */
export interface ToolDraft {
  readonly slug: string
  readonly version: string
  readonly description: string
  readonly method: string
  readonly url: string
  /** One per line: `Accept: text/plain`. */
  readonly headers: string
  readonly body: string
  readonly auth: string
  readonly secret: string
  readonly user: string
  readonly tokenUrl: string
  readonly clientId: string
  /** JSON Schema. */
  readonly args: string
  readonly timeoutSeconds: string
  readonly maxRetries: string
  readonly maxCallsPerMinute: string
}

const FIRST_ARGS = {
  type: 'object',
  properties: { id: { type: 'string', description: 'Which one' } },
  required: ['id'],
  additionalProperties: false,
}

/** The initial form: a version of a tool, or an empty one. */
export function draftOf(from: ToolView | undefined, tools: readonly ToolView[]): ToolDraft {
  const call = from?.http?.calls[0]
  const { auth } = call ?? {}
  return {
    slug: from?.slug ?? '',
    version: from === undefined ? '1' : nextVersion(from, tools),
    description: from?.description ?? '',
    method: call?.method ?? 'GET',
    url: call?.urlTemplate ?? '',
    headers: Object.entries(call?.headers ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    body: call?.body === undefined ? '' : JSON.stringify(call.body, null, 2),
    auth: auth?.type ?? 'none',
    secret: auth?.secret ?? '',
    user: auth?.type === 'basic' ? auth.user : '',
    tokenUrl: auth?.type === 'oauth2' ? auth.tokenUrl : '',
    clientId: auth?.type === 'oauth2' ? auth.clientId : '',
    args: JSON.stringify(from?.argSchema ?? FIRST_ARGS, null, 2),
    timeoutSeconds: String(from?.http?.limits.timeoutSeconds ?? ''),
    maxRetries: String(from?.http?.limits.maxRetries ?? ''),
    maxCallsPerMinute: String(from?.http?.limits.maxCallsPerMinute ?? ''),
  }
}

function nextVersion({ bundleID, slug, version }: ToolView, tools: readonly ToolView[]): string {
  const taken = new Set(tools.filter((tool) => tool.bundleID === bundleID && tool.slug === slug).map((tool) => tool.version))
  const number = /^\d+$/.test(version) ? Number(version) : 1
  for (let next = number + 1; ; next++) if (!taken.has(String(next))) return String(next)
}

type MadeTool = { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly problems: readonly ApiProblem[] }

/** What the form cannot show stays as it was. */
export function toolOf(draft: ToolDraft, from: ToolView | undefined): MadeTool {
  const problems: ApiProblem[] = []
  const json = (field: string, text: string): unknown => {
    if (text.trim() === '') return undefined
    try {
      return JSON.parse(text)
    } catch (error) {
      problems.push({ field, reason: t('form.notJson', { reason: error instanceof Error ? error.message : '' }) })
      return undefined
    }
  }
  const number = (field: string, text: string): number | undefined => {
    if (text.trim() === '') return undefined
    if (!/^\d+$/.test(text.trim())) problems.push({ field, reason: t('form.notNumber') })
    return Number(text)
  }
  const [first, ...others] = from?.http?.calls ?? []
  const { headers: _, body: __, auth: ___, ...kept } = first ?? {}
  const headers = readHeaders(draft.headers)
  const body = draft.method === 'GET' || draft.method === 'HEAD' ? undefined : json('http.calls[0].body', draft.body)
  const auth = authOf(draft, first?.auth)
  const hosts = [draft.url, ...(draft.auth === 'oauth2' ? [draft.tokenUrl] : [])].flatMap(hostOf)
  const limits = Object.entries({
    timeoutSeconds: number('http.limits.timeoutSeconds', draft.timeoutSeconds),
    maxRetries: number('http.limits.maxRetries', draft.maxRetries),
    maxCallsPerMinute: number('http.limits.maxCallsPerMinute', draft.maxCallsPerMinute),
  }).filter(([, value]) => value !== undefined)
  const call = {
    ...kept,
    method: draft.method,
    urlTemplate: draft.url,
    ...(headers !== undefined && { headers }),
    ...(body !== undefined && { body }),
    ...(auth !== undefined && { auth }),
  }
  const argSchema = json('argSchema', draft.args)
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    body: {
      displayName: from?.displayName ?? '',
      description: draft.description,
      tags: from?.tags ?? [],
      type: 'http',
      ...(argSchema !== undefined && { argSchema }),
      ...(from?.outputSchema !== undefined && { outputSchema: from.outputSchema }),
      http: {
        allowedHosts: [...new Set([...hosts, ...(others.length > 0 ? (from?.http?.allowedHosts ?? []) : [])])],
        calls: [call, ...others],
        limits: Object.fromEntries(limits),
      },
    },
  }
}

function authOf({ auth, secret, user, tokenUrl, clientId }: ToolDraft, before: object | undefined): unknown {
  if (auth === 'none') return undefined
  const kept = before !== undefined && 'type' in before && before.type === auth ? before : {}
  if (auth === 'basic') return { ...kept, type: auth, secret, user }
  return auth === 'oauth2' ? { ...kept, type: auth, secret, tokenUrl, clientId } : { ...kept, type: auth, secret }
}

function readHeaders(text: string): Readonly<Record<string, string>> | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return undefined
  return Object.fromEntries(lines.map((line) => [line.split(':', 1)[0]?.trim() ?? '', line.slice(line.indexOf(':') + 1).trim()]))
}

function hostOf(url: string): readonly string[] {
  const [, host] = /^https?:\/\/([^/?#]+)/i.exec(url) ?? []
  return host === undefined ? [] : [host.toLowerCase()]
}

/** Where the form shows what the server says of a field. */
const PLACES: readonly (readonly [field: RegExp, name: keyof ToolDraft])[] = [
  [/^toolSlug/, 'slug'],
  [/^version/, 'version'],
  [/^description/, 'description'],
  [/\.method/, 'method'],
  [/\.urlTemplate|allowedHosts/, 'url'],
  [/\.headers/, 'headers'],
  [/\.body/, 'body'],
  [/\.auth\.tokenUrl/, 'tokenUrl'],
  [/\.auth\.clientId/, 'clientId'],
  [/\.auth\.user/, 'user'],
  [/\.auth/, 'secret'],
  [/^argSchema/, 'args'],
  [/timeoutSeconds/, 'timeoutSeconds'],
  [/maxRetries/, 'maxRetries'],
  [/maxCallsPerMinute/, 'maxCallsPerMinute'],
]

export interface FieldProblems {
  readonly problems: Readonly<Partial<Record<keyof ToolDraft, readonly string[]>>>
  /** Whether there is something that no field shows. */
  readonly others: boolean
}

export function fieldsWithProblems(error: unknown): FieldProblems {
  const problems: Partial<Record<keyof ToolDraft, string[]>> = {}
  const given = error instanceof ApiError ? error.problems : []
  let others = given.length === 0
  for (const { field, reason } of given) {
    const name = PLACES.find(([pattern]) => pattern.test(field))?.[1]
    if (name === undefined) others = true
    else problems[name] = [...(problems[name] ?? []), reason]
  }
  return { problems, others }
}
