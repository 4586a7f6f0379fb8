import * as fs from 'node:fs'
import * as path from 'node:path'
import { referenceOf } from '../../bundles/bundle.ts'
import { BUNDLES_FOLDER } from '../../bundles/file-places.ts'
import { referenceText } from '../../bundles/labels.ts'
import { whyOff } from '../../bundles/list-bundles.ts'
import { faultText } from '../../bundles/read-record.ts'
import { failure } from '../../model/result.ts'
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
  for (const fault of views.faults) log('warn', `Not offered: ${faultText(fault)}`)
  return views.tools.flatMap((definition) => {
    if (definition.isBuiltIn) return []
    const off = whyOff(definition, views)
    return [
      {
        reference: referenceText(referenceOf(definition)),
        argSchema: definition.type === 'http' ? definition.argSchema : undefined,
        isOff: off !== undefined,
        load: async () => (off === undefined ? asTool(definition) : failure(off)),
      },
    ]
  })
}
