import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type * as z from 'zod/mini'
import type { Problem, ToolError } from '../base/errors/tool-errors.ts'
import { failure, type Progress, type Result, success } from '../base/result.ts'
import { parseJson } from '../base/text/json.ts'
import type { BundleTool, ToolAddress } from '../bundles/bundle.ts'
import { invalid, missing, parseWith } from '../bundles/bundle-errors.ts'
import { bundleBody, switchBody } from '../bundles/bundle-schemas.ts'
import type { BundleStore } from '../bundles/bundle-store.ts'
import { listBundles, listTools, searchTools, whyOff } from '../bundles/list-bundles.ts'
import type { SearchIndex } from '../bundles/search-index.ts'
import type { Usage } from '../bundles/tool-usage.ts'
import { invokeStatusOf, refuse, restRefusal } from './rest-answers.ts'
import { bundleParams, bundlesQuery, invokeBody, searchQuery, toolParams, toolsQuery } from './rest-schemas.ts'
import type { RouteName } from './routes.ts'

type Handler = (context: Context) => Promise<Response>
type Read<T> = Result<T, ToolError>

/** The handler of each route. */
export function handlersFor(host: RestHost): Readonly<Record<RouteName, Handler>> {
  const { store, index } = host
  const shown = (tool: BundleTool) => {
    const usage = host.usageOf(tool.id)
    return usage === undefined ? tool : { ...tool, usage }
  }
  return {
    async listBundles(context) {
      const query = readQuery(context.req.url, bundlesQuery())
      if (!query.ok) return refuse(context, query.error)
      const page = listBundles(await store.views(), query.value)
      return page.ok ? context.json({ bundles: page.value.items, ...next(page.value) }) : refuse(context, page.error)
    },

    async putBundle(context) {
      const id = readBundleID(context)
      const body = await readBody(context, bundleBody())
      if (!id.ok || !body.ok) return refuse(context, joined(id, body))
      const put = await store.putBundle(id.value, body.value)
      return put.ok ? context.json(put.value.bundle, put.value.isNew ? 201 : 200) : refuse(context, put.error)
    },

    async patchBundle(context) {
      const id = readBundleID(context)
      const body = await readBody(context, switchBody())
      if (!id.ok || !body.ok) return refuse(context, joined(id, body))
      const bundle = await store.switchBundle(id.value, body.value.isEnabled)
      return bundle.ok ? context.json(bundle.value) : refuse(context, bundle.error)
    },

    async deleteBundle(context) {
      const id = readBundleID(context)
      if (!id.ok) return refuse(context, id.error)
      const deleted = await store.deleteBundle(id.value)
      return deleted.ok ? context.body(null, 204) : refuse(context, deleted.error)
    },

    async getTool(context) {
      const tool = await findTool(context)
      return tool.ok ? context.json(shown(tool.value)) : refuse(context, tool.error)
    },

    async putTool(context) {
      const address = readAddress(context)
      const body = await readJson(context)
      if (!address.ok || !body.ok) return refuse(context, joined(address, body))
      const tool = await store.putTool(address.value, body.value)
      return tool.ok ? context.json(shown(tool.value), 201) : refuse(context, tool.error)
    },

    async patchTool(context) {
      const address = readAddress(context)
      const body = await readBody(context, switchBody())
      if (!address.ok || !body.ok) return refuse(context, joined(address, body))
      const tool = await store.switchTool(address.value, body.value.isEnabled)
      return tool.ok ? context.json(shown(tool.value)) : refuse(context, tool.error)
    },

    async deleteTool(context) {
      const address = readAddress(context)
      if (!address.ok) return refuse(context, address.error)
      const deleted = await store.deleteTool(address.value)
      return deleted.ok ? context.body(null, 204) : refuse(context, deleted.error)
    },

    async invokeTool(context) {
      const tool = await findTool(context)
      const body = await readBody(context, invokeBody())
      if (!body.ok) return refuse(context, body.error)
      if (!tool.ok) return refuse(context, tool.error)
      const off = whyOff(tool.value, await store.views())
      if (off !== undefined) return refuse(context, off)
      const request = { tool: tool.value, args: body.value.args, signal: context.req.raw.signal }
      if (context.req.header('accept')?.includes('text/event-stream')) return streamed(context, request)
      const result = await host.invoke({ ...request, progress: () => undefined })
      return result.ok
        ? context.json({ ok: true, value: result.value ?? null })
        : refuse(context, result.error, invokeStatusOf(result.error))
    },

    async listTools(context) {
      const query = readQuery(context.req.url, toolsQuery())
      if (!query.ok) return refuse(context, query.error)
      const { recommendedPageSize: pageSize, ...filter } = query.value
      const page = listTools(await store.views(), { ...filter, pageSize })
      return page.ok ? context.json({ tools: page.value.items.map(shown), ...next(page.value) }) : refuse(context, page.error)
    },

    async searchTools(context) {
      const query = readQuery(context.req.url, searchQuery())
      if (!query.ok) return refuse(context, query.error)
      const page = searchTools(await store.views(), index, query.value)
      return page.ok ? context.json({ tools: page.value.items.map(shown), ...next(page.value) }) : refuse(context, page.error)
    },
  }

  async function findTool(context: Context): Promise<Read<BundleTool>> {
    const address = readAddress(context)
    if (!address.ok) return address
    const tool = (await store.views()).findTool(address.value)
    return tool === undefined ? failure(missing('tool', `${address.value.slug}@${address.value.version}`)) : success(tool)
  }

  /** One event for each chunk, and one for the result. */
  function streamed(context: Context, request: Omit<Parameters<RestHost['invoke']>[0], 'progress'>): Response {
    return streamSSE(context, async (stream) => {
      const gone = new AbortController()
      stream.onAbort(() => gone.abort())
      let sending = Promise.resolve()
      const send = (event: string, data: unknown) => {
        sending = sending.then(() => stream.writeSSE({ event, data: JSON.stringify(data) }))
        return sending
      }
      const result = await host.invoke({
        ...request,
        signal: AbortSignal.any([request.signal, gone.signal]),
        progress: (update) => void send('progress', update),
      })
      await send('result', result.ok ? { ok: true, value: result.value ?? null } : restRefusal(result.error))
    })
  }
}

function next({ nextPageToken }: { readonly nextPageToken?: string }): { readonly nextPageToken?: string } {
  return nextPageToken === undefined ? {} : { nextPageToken }
}

function readBundleID(context: Context): Read<string> {
  const params = parseWith(bundleParams(), { bundleID: context.req.param('bundleID') })
  return params.ok ? success(params.value.bundleID) : failure(invalid(params.error))
}

function readAddress(context: Context): Read<ToolAddress> {
  const { bundleID, toolSlug, version } = context.req.param() as Readonly<Record<string, string>>
  const params = parseWith(toolParams(), { bundleID, toolSlug, version })
  return params.ok
    ? success({ bundleID: params.value.bundleID, slug: params.value.toolSlug, version: params.value.version })
    : failure(invalid(params.error))
}

async function readJson(context: Context): Promise<Read<unknown>> {
  const json = parseJson(await context.req.text())
  if (json.ok) return json
  const { line, column, message } = json.error
  return failure(invalid([{ field: 'body', reason: `is not JSON: ${message} (line ${line}, column ${column})` }]))
}

async function readBody<Schema extends Parameters<typeof parseWith>[0]>(context: Context, schema: Schema) {
  const json = await readJson(context)
  if (!json.ok) return json
  const body = parseWith(schema, json.value)
  return body.ok ? body : failure(invalid(body.error))
}

/** Everything that is wrong with a request, at once. */
function joined(...reads: readonly Read<unknown>[]): ToolError {
  return invalid(reads.flatMap((read) => (read.ok ? [] : (read.error.problems ?? [{ field: '', reason: read.error.message }]))))
}

/** Reads a query by its schema: lists are repeated or separated by commas, and unknown parameters are errors. */
export function readQuery<Shape extends z.core.$ZodShape>(
  url: string,
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
): Result<z.output<z.ZodMiniObject<Shape, z.core.$strict>>, ToolError> {
  const given = new URL(url).searchParams
  const value: Record<string, unknown> = Object.create(null)
  const problems: Problem[] = []
  for (const name of new Set(given.keys())) {
    const texts = given.getAll(name)
    const [first = ''] = texts
    const kind = kindOf(schema.shape[name])
    if (kind === 'array') value[name] = texts.flatMap((text) => text.split(','))
    else if (texts.length > 1) problems.push({ field: name, reason: 'must appear only once' })
    else value[name] = convert(first, kind)
  }
  if (problems.length > 0) return failure(invalid(problems))
  const parsed = parseWith(schema, { ...value })
  return parsed.ok ? parsed : failure(invalid(parsed.error))
}

function kindOf(schema: z.core.$ZodType | undefined): string {
  const def = schema?._zod.def as { readonly type: string; readonly innerType?: z.core.$ZodType } | undefined
  if (def === undefined) return 'unknown'
  return def.innerType === undefined ? def.type : kindOf(def.innerType)
}

function convert(text: string, kind: string): unknown {
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return kind === 'number' && /^-?\d{1,9}$/.test(text) ? Number(text) : text
}

export interface RestInvocation {
  readonly tool: BundleTool
  readonly args: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
  progress(update: Progress): void
}

/** What the server needs from its environment. */
export interface RestHost {
  readonly version: string
  readonly store: BundleStore
  readonly index: SearchIndex
  usageOf(toolID: string): Usage | undefined
  /** Calls a tool that is switched on, under the same rules as everywhere. */
  invoke(request: RestInvocation): Promise<Result<unknown, ToolError>>
  /** For the server log. */
  fault(error: unknown): void
}
