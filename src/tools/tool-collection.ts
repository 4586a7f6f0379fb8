import type { Tool } from './kit/tool.ts'
import { allTools } from './registry.ts'

/** Gathers tools as their modules are loaded, and hands each out once: what was taken cannot be registered twice. */
export class ToolCollection {
  #declared = new Map<string, Tool>()

  /** Adds a tool and returns it as it is. */
  declare<Declared extends Tool>(tool: Declared): Declared {
    if (this.#declared.has(tool.name)) throw new Error(`Two tools are named ${tool.name}.`)
    this.#declared.set(tool.name, tool)
    return tool
  }

  /**
   * All tools declared since the last call. The swap is one synchronous step, so callers that interleave share the tools
   * out between them and none is lost or seen twice.
   */
  take(): ReadonlyMap<string, Tool> {
    const taken = this.#declared
    this.#declared = new Map()
    return taken
  }
}

/** Loads the modules of all tools, and declares every tool that comes of it. Those of examples are not even loaded unless wanted. */
export async function collectTools(collection: ToolCollection, options: { readonly withExamples: boolean }): Promise<void> {
  for (const tool of await allTools()) collection.declare(tool)
  if (!options.withExamples) return
  const { exampleTools } = await import('./examples/tool_example.ts')
  for (const tool of exampleTools) collection.declare(tool)
}
