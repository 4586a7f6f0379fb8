import type { Tool } from './kit/tool.ts'
import { allTools } from './registry.ts'

/** Collects tools as their modules load, and hands each out once, so that no tool is registered twice. */
export class ToolCollection {
  #declared = new Map<string, Tool>()

  /** Adds a tool and returns it unchanged. */
  declare<Declared extends Tool>(tool: Declared): Declared {
    if (this.#declared.has(tool.name)) throw new Error(`Two tools are named ${tool.name}.`)
    this.#declared.set(tool.name, tool)
    return tool
  }

  /**
   * All tools declared since the last call. The swap is synchronous, so interleaved callers share the tools, and none is lost or
   * seen twice.
   */
  take(): ReadonlyMap<string, Tool> {
    const taken = this.#declared
    this.#declared = new Map()
    return taken
  }
}

/** Loads the modules of all tools and declares every tool in them. Example modules are loaded only on request. */
export async function collectTools(collection: ToolCollection, options: { readonly withExamples: boolean }): Promise<void> {
  for (const tool of await allTools()) collection.declare(tool)
  if (!options.withExamples) return
  const { exampleTools } = await import('./examples/tool_example.ts')
  for (const tool of exampleTools) collection.declare(tool)
}
