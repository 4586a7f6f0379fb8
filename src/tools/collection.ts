import type { Tool } from './tool.ts'

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
