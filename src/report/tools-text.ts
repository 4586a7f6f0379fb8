import { requiresApproval } from '../model/tool-facts.ts'
import { byCategory, CATEGORIES } from '../tools/catalogue.ts'
import { guidanceOf, schemaMarkdown, shortDescription } from '../tools/describe.ts'
import type { Tool } from '../tools/tool.ts'
import type { Style } from './style.ts'

/** The tools as a table for a terminal. */
export function renderToolsTable(tools: readonly Tool[], style: Style): string {
  const width = Math.max(...tools.map((tool) => tool.name.length))
  const groups = byCategory(tools).map(({ category, tools: members }) => {
    const rows = members.map((tool) => {
      const approval = requiresApproval(tool) ? style.yellow(tool.risk.padEnd(10)) : style.green(tool.risk.padEnd(10))
      return `  ${tool.name.padEnd(width)}  ${approval}  ${firstSentence(tool.summary)}\n`
    })
    return `${style.bold(category)}\n${rows.join('')}`
  })
  return `${groups.join('\n')}\nMore on one of them: sous tool <name> --help\n`
}

function firstSentence(text: string): string {
  return /^.*?\.(?= [A-Z]|$)/.exec(text)?.[0] ?? text
}

/** The part of a system prompt that offers the tools: by category, with guidance and examples. */
export function renderPrompt(tools: readonly Tool[]): string {
  const groups = byCategory(tools).map(({ category, tools: members }) =>
    [`## ${category}`, '', CATEGORIES[category], '', ...members.map(renderPromptEntry)].join('\n'),
  )
  return `# Tools\n\n${groups.join('\n')}`
}

function renderPromptEntry(tool: Tool): string {
  return [
    `### ${tool.name}`,
    '',
    shortDescription(tool),
    ...(tool.when === undefined ? [] : ['', tool.when]),
    '',
    `Requires approval: ${requiresApproval(tool) ? 'yes' : 'no'}. Risk level: ${tool.risk}. Permissions: ${tool.permissions.join(', ') || 'none'}.`,
    '',
    schemaMarkdown(tool),
    ...guidanceOf(tool),
    '',
  ].join('\n')
}
