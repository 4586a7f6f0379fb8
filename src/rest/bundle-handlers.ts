import type { Context } from 'hono'
import type { ToolCall } from '../base/plan.ts'
import { failure, success } from '../base/result.ts'
import type { BundleTool, ToolAddress } from '../bundles/bundle.ts'
import { BUNDLE_ERRORS, invalid, parseWith } from '../bundles/bundle-errors.ts'
import { bundleBody, switchBody } from '../bundles/bundle-schemas.ts'
import { listBundles, listTools, searchTools, whyOff } from '../bundles/list-bundles.ts'
import { outputText } from '../report/plan-facts.ts'
import { printable } from '../report/printable.ts'
import type { BUNDLE_ROUTES } from './bundle-routes.ts'
import { joined, type Read, readBody, readJson, readQuery } from './read-request.ts'
import { answerWith, invokeStatusOf, refuse, streamEvents, wantsEvents } from './rest-answers.ts'
import type { Handlers, RestHost } from './rest-host.ts'
import {
  bundleParams,
  bundlesQuery,
  bundleView,
  exportAnswer,
  importBody,
  invokeBody,
  searchQuery,
  toolParams,
  toolsQuery,
} from './rest-schemas.ts'

/** Bundles and their tools. */
export function bundleHandlers(host: RestHost): Handlers<typeof BUNDLE_ROUTES> {
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

    async exportBundle(context) {
      const id = readBundleID(context)
      if (!id.ok) return refuse(context, id.error)
      const packed = await store.exportBundle(id.value)
      if (!packed.ok) return refuse(context, packed.error)
      const { packBundle } = await import('../bundles/bundle-zip.ts')
      const zip = Buffer.from(packBundle(packed.value)).toString('base64')
      return answerWith(context, exportAnswer, { fileName: `${packed.value.bundle.slug}.zip`, zip })
    },

    async importBundle(context) {
      const body = await readBody(context, importBody())
      if (!body.ok) return refuse(context, body.error)
      const { unpackBundle } = await import('../bundles/bundle-zip.ts')
      const packed = unpackBundle(Buffer.from(body.value.zip, 'base64'))
      if (!packed.ok) return refuse(context, packed.error)
      const imported = await store.importBundle(packed.value)
      return imported.ok ? answerWith(context, bundleView, imported.value, 201) : refuse(context, imported.error)
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
      const request = { tool: tool.value, args: body.value.args }
      if (wantsEvents(context))
        return streamEvents(context, (send, signal) =>
          host.invoke({
            ...request,
            signal,
            progress: (update) => send('progress', update),
            output: (text) => send('progress', { done: 0, unit: 'characters', text }),
            started: (call) => send('request', { tool: call.tool.name, lines: requestLines(call) }),
            ask: host.questions?.through((question) => send('approval', question)),
          }),
        )
      const result = await host.invoke({ ...request, signal: context.req.raw.signal, progress: () => undefined })
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
    return tool === undefined ? failure(BUNDLE_ERRORS.missing('tool', `${address.value.slug}@${address.value.version}`)) : success(tool)
  }
}

/** What exactly is done, without secrets. */
function requestLines({ args, details }: ToolCall): readonly string[] {
  return (details ?? Object.entries(args).map(([name, value]) => `${name}: ${outputText(value)}`)).map(printable)
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
