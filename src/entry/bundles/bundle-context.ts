import type { ToolUsage } from '../../bundles/tool-usage.ts'
import type { SousConfig } from '../../model/config.ts'
import type { Http } from '../../system/http.ts'
import type { ToolContext } from '../../tools/tool.ts'
import type { Invocation } from '../console.ts'
import { secretsFrom } from '../secrets.ts'

type Context = Omit<ToolContext, 'progress'>

export interface BundleSurroundings {
  readonly env: Invocation['env']
  readonly config: SousConfig
  readonly usage: ToolUsage
}

/** What a tool of a bundle gets to see: beside what every tool does, its secrets; and of the network what the repository allows. */
export function bundleContext(context: Context, { env, config, usage }: BundleSurroundings): Context {
  return { ...context, http: withinHosts(context.http, config), secrets: secretsFrom(env, config.secrets), usage }
}

function withinHosts(http: Http, { fetchHosts }: SousConfig): Http {
  if (fetchHosts === undefined) return http
  return { send: (request) => http.send({ ...request, mayReach: (host) => fetchHosts.includes(host) }) }
}
