import { compareBytes } from '../base/bytes.ts'
import { type Category, requiresApproval } from '../base/result.ts'
import { shortDescription } from './kit/describe-tool.ts'
import { argumentSchema, type FieldsSchema, outputSchema } from './kit/json-schema.ts'
import type { Tool } from './kit/tool.ts'

/** The headings of the tool list, in this order, each with a note about its tools. */
export const CATEGORIES: Readonly<Record<Category, string>> = {
  Content: 'Curated documents of the project, by category or collection. Read-only.',
  'Search & Discovery': 'Find files by name and text by pattern, and list directories. Read-only; skips files that git ignores.',
  'File Reading': 'Read files. Read-only.',
  'File Writing': 'Create and change files. Changes are staged and shown as a diff; applying them needs approval.',
  'File Management': 'Destructive operations on files. Use them only when asked for exactly this; applying needs approval.',
  Terminal: 'Run shell commands. Every command needs approval before it runs.',
  Network: 'Fetch from the network. Every call needs approval first.',
}

/** Tools by heading; headings without a tool are left out. */
export function byCategory(tools: readonly Tool[]): readonly { readonly category: Category; readonly tools: readonly Tool[] }[] {
  return (Object.keys(CATEGORIES) as Category[])
    .map((category) => ({ category, tools: tools.filter((tool) => tool.category === category) }))
    .filter((group) => group.tools.length > 0)
}

/** The function-calling format of language models. */
export interface FunctionDefinition {
  readonly name: string
  readonly description: string
  readonly parameters: FieldsSchema
}

export function functionDefinition(tool: Tool, name: string = tool.name): FunctionDefinition {
  return { name, description: shortDescription(tool), parameters: argumentSchema(tool) }
}

/** Everything that a program may want to know about a tool. */
export function catalogueRecord(tool: Tool): Readonly<Record<string, unknown>> {
  return {
    name: tool.name,
    description: shortDescription(tool),
    category: tool.category,
    effect: tool.effect,
    risk_level: tool.risk,
    required_permissions: [...tool.permissions].sort(compareBytes),
    requires_approval: requiresApproval(tool),
    parameters: argumentSchema(tool),
    outputs: outputSchema(tool),
    metadata: tool.metadata,
    ...(tool.when !== undefined && { when_to_use: tool.when }),
    termination_behavior: tool.termination,
    examples: tool.examples,
  }
}
