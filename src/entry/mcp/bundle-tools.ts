import * as fs from 'node:fs'
import * as path from 'node:path'
import { referenceOf } from '../../bundles/bundle.ts'
import { BUNDLES_FOLDER } from '../../bundles/file-places.ts'
import { referenceText } from '../../bundles/labels.ts'
import { whyOff } from '../../bundles/list-bundles.ts'
import type { HostTool } from '../../serve/mcp/mcp-host.ts'
import type { OpenBundles } from '../bundles/open-bundles.ts'
import type { ServedFolder } from './served-folder.ts'

/** The tools of the bundles of a served folder. Its files are looked at again each time, and read again only where they changed. */
export function bundleToolsOf(served: ServedFolder): () => Promise<readonly HostTool[]> {
  let opened: OpenBundles | undefined
  return async () => {
    if (!fs.existsSync(path.join(served.root, BUNDLES_FOLDER))) return []
    opened ??= await open(served)
    return opened === undefined ? [] : findTools(opened, served)
  }
}

async function open({ invocation, root, log }: ServedFolder): Promise<OpenBundles | undefined> {
  const { openBundles } = await import('../bundles/open-bundles.ts')
  const bundles = await openBundles(invocation, root)
  if (bundles.ok) return bundles.value
  log('warn', bundles.error.message)
  return undefined
}

async function findTools({ store }: OpenBundles, { log }: ServedFolder): Promise<readonly HostTool[]> {
  const { asTool } = await import('../../tools/bundle-registry.ts')
  const views = await store.views()
  for (const { path: file, line, column, message } of views.faults) log('warn', `Not offered: ${file}:${line}:${column}: ${message}`)
  const found: HostTool[] = []
  for (const definition of views.tools) {
    if (definition.isBuiltIn) continue
    const reference = referenceText(referenceOf(definition))
    const off = whyOff(definition, views)
    const tool = off === undefined ? await asTool(definition) : undefined
    if (tool?.ok === false) log('warn', `Not offered: ${tool.error.message}`)
    const error = off ?? (tool?.ok === false ? tool.error : undefined)
    if (error !== undefined) found.push({ reference, error })
    else if (tool?.ok) found.push({ reference, tool: tool.value, argSchema: definition.type === 'http' ? definition.argSchema : undefined })
  }
  return found
}
