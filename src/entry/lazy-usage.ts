import type { ToolUsage } from '../bundles/tool-usage.ts'
import type { Invocation } from './console.ts'

/** Counts calls of tools of bundles, and is loaded when there is the first: most recipes have none. */
export function lazyUsage(env: Invocation['env'], root: string): ToolUsage {
  let opened: Promise<ToolUsage> | undefined
  const open = () => {
    opened ??= import('./bundles/open-usage.ts').then(({ openUsage }) => openUsage(env, root))
    return opened
  }
  return {
    reserve: async (id, maxCallsPerMinute) => (await open()).reserve(id, maxCallsPerMinute),
    called: (id) => void open().then((usage) => usage.called(id)),
    of: () => undefined,
    settled: async () => (await opened)?.settled(),
  }
}
