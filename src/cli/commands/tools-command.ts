import { toolError } from '../../base/errors/tool-errors.ts'
import { didYouMean } from '../../base/text/wording.ts'
import { catalogueRecord, functionDefinition } from '../../tools/catalogue.ts'
import { ToolNames } from '../../tools/config-tools.ts'
import type { Tool } from '../../tools/kit/tool.ts'
import { allTools } from '../../tools/registry.ts'
import { type CliCommand, defineCommand, readWords } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'

type Render = (tools: readonly Tool[], invocation: Invocation) => Promise<string>

const FORMATS: Readonly<Record<string, Render>> = {
  table: async (tools, { console }) => (await import('../../report/tool-help.ts')).renderToolsTable(tools, console.outStyle),
  markdown: async (tools) => (await import('../../../scripts/docs/tool-docs.ts')).renderToolDocs(tools),
  json: async (tools) => asJson(tools.map(catalogueRecord)),
  async openai(tools, { env }) {
    const names = new ToolNames(env['MCP_TOOL_PREFIX'])
    return asJson(tools.map((tool) => functionDefinition(tool, names.nameOf(tool.name))))
  },
  prompt: async (tools) => (await import('../../report/tool-help.ts')).renderPrompt(tools),
}

/** `sous tools`: the tools for people, documentation, programs and language models. */
export const toolsCommand: CliCommand = defineCommand({
  usage: (texts) => texts.tools(Object.keys(FORMATS).join('|')),
  options: readWords,
  run: (_, invocation) => showTools(invocation),
})

async function showTools(invocation: Invocation): Promise<ExitCode> {
  if (invocation.argv[0] === 'search')
    return (await import('./tools-search-command.ts')).toolsSearchCommand({ ...invocation, argv: invocation.argv.slice(1) })
  const words = invocation.argv.flatMap((word) => (word.startsWith('--format=') ? ['--format', word.slice('--format='.length)] : [word]))
  const usage = (message: string, suggestion: string) => fail(toolError('invalid_arguments', message, suggestion), invocation)
  const [option = '--format', format = option === '--json' ? 'json' : 'table', ...rest] = words
  const unknown = option === '--format' || (option === '--json' && words.length === 1) ? rest[0] : option
  if (unknown !== undefined) return usage(`Unknown option '${unknown}'`, 'Use --format FORMAT, or --json for --format json.')
  if (option === '--format' && words.length === 1) return usage('--format needs a value', `One of ${Object.keys(FORMATS).join(', ')}.`)
  const render = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined
  if (render === undefined) {
    const meant = didYouMean(format, Object.keys(FORMATS))
    return usage(
      `Unknown format '${format}'`,
      `${meant === undefined ? '' : `Did you mean '${meant}'? `}One of ${Object.keys(FORMATS).join(', ')}.`,
    )
  }
  const text = await render(await allTools(), invocation)
  if (format === 'table') invocation.console.out(text)
  else invocation.console.data(text)
  return EXIT.done
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}
