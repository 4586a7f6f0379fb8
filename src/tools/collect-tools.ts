import type { ToolCollection } from './collection.ts'
import { allTools } from './registry.ts'

/** Loads the modules of all tools, and declares every tool that comes of it. Those of examples are not even loaded unless wanted. */
export async function collectTools(collection: ToolCollection, options: { readonly withExamples: boolean }): Promise<void> {
  for (const tool of await allTools()) collection.declare(tool)
  if (!options.withExamples) return
  const { exampleTools } = await import('./examples/tool_example.ts')
  for (const tool of exampleTools) collection.declare(tool)
}
