import { expect, it } from 'vitest'
import { renderErrorDocs, renderToolDocs } from '../../../scripts/docs/tool-docs.ts'
import { PLAIN } from '../../../src/report/terminal/style.ts'
import { exampleCommand, renderPrompt, renderToolHelp, renderToolsTable } from '../../../src/report/tool-help.ts'
import { appendFile } from '../../../src/tools/edit/tool_append_file.ts'
import type { Tool } from '../../../src/tools/kit/tool.ts'
import { allTools } from '../../../src/tools/registry.ts'
import { fetchWebpage } from '../../../src/tools/run/tool_fetch_webpage.ts'
import { grep } from '../../../src/tools/search/tool_grep.ts'

const prompt = renderPrompt(await allTools())

function section(heading: string): string {
  return prompt.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
}

function toolsIn(heading: string): readonly string[] {
  return [...section(heading).matchAll(/^### (.+)$/gm)].map((match) => match[1] ?? '')
}

it('[S-24] groups the tools that search', () => {
  expect(toolsIn('Search & Discovery')).toEqual(expect.arrayContaining(['grep', 'glob', 'search', 'list_directory']))
  expect(section('Search & Discovery').split('\n')[2]).toMatch(/^Find files by name and text by pattern/)
})

it('[S-25] groups the tools that read', () => {
  expect(toolsIn('File Reading')).toEqual(['read_file', 'read_data'])
  expect(section('File Reading').split('\n')[2]).toMatch(/Read-only/)
})

it('[S-26] groups the tools that write', () => {
  expect(toolsIn('File Writing')).toEqual(
    expect.arrayContaining(['create_file', 'update_file', 'append_file', 'replace_in_file', 'edit_lines']),
  )
  expect(section('File Writing').split('\n')[2]).toMatch(/needs approval/)
})

it('[S-27] groups the tools that destroy', () => {
  expect(toolsIn('File Management')).toEqual(['delete_file'])
  expect(section('File Management').split('\n')[2]).toMatch(/^Destructive/)
})

it('lists every tool in the table', async () => {
  const names = (await allTools()).map((tool) => tool.name)
  const table = renderToolsTable(await allTools(), PLAIN)
  expect([...table.matchAll(/^ {2}(\w+) +(?:read_only|safe_write|dangerous)/gm)].map((match) => match[1])).toEqual(names)
})

it('explains a tool on the command line', () => {
  expect(renderToolHelp(grep, PLAIN).split('\n').slice(0, 6)).toEqual([
    'grep: Search file contents with a regular expression.',
    'Search & Discovery, read_only, needs no approval',
    'Use it to find lines with a regular expression. In recipes, use it instead of grep_search: it has more filters.',
    '',
    'Usage',
    '  sous tool grep --pattern TEXT [options]',
  ])
})

it('says the default of an argument once', () => {
  const defaults = (tool: Tool) =>
    renderToolHelp(tool, PLAIN)
      .split('\nOptions\n')[0]
      ?.match(/\(default: [^)]*\)/g)
  expect(defaults(fetchWebpage)).toEqual(['(default: 10)'])
  expect(defaults(appendFile)).toEqual(['(default: false)'])
})

it('lists the options that do something for a tool', () => {
  const options = (tool: Tool) =>
    [
      ...(renderToolHelp(tool, PLAIN)
        .split('\nOptions\n')[1]
        ?.matchAll(/^ {2}--([\w-]+)/gm) ?? []),
    ].map((match) => match[1])
  expect(options(grep)).toEqual(['params', 'root', 'json', 'verbose', 'help'])
  expect(options(appendFile)).toEqual(['params', 'root', 'apply', 'yes', 'json', 'verbose', 'help'])
  expect(options(fetchWebpage)).toEqual(['params', 'root', 'yes', 'allow-host', 'json', 'verbose', 'help'])
})

it('shows both forms of what is on unless switched off, so that its description is true of one', () => {
  expect(renderToolHelp(grep, PLAIN)).toMatch(/^ {2}--\[no-\]case-sensitive +Whether to match case \(default: true\)$/m)
  expect(renderToolHelp(grep, PLAIN)).toMatch(/^ {2}--hide-text +Report only the position of matches/m)
})

it('writes examples as one would type them', () => {
  const args = { path: "it's.txt", is_regex: true, case_sensitive: false, exclude: ['a', 'b c'], env: { A: '1' }, line: -1 }
  expect(exampleCommand({ name: 'x' }, args)).toBe(
    "sous tool x --path 'it'\\''s.txt' --is-regex --no-case-sensitive --exclude a --exclude 'b c' --env A=1 --line=-1",
  )
})

it.each([
  ['grep', 'grep_search'],
  ['glob', 'file_search'],
  ['list_directory', 'list_dir'],
  ['replace_in_file', 'replace_string_in_file'],
])('says to use %s in recipes, not %s', async (chosen, twin) => {
  const tools = new Map((await allTools()).map((tool) => [tool.name, tool]))
  expect(tools.get(chosen)?.when).toContain(`In recipes, use it instead of ${twin}`)
  expect(tools.get(twin)?.when).toContain(`In recipes, use ${chosen} instead`)
})

it('leaves the guidance for assistants to the system prompt', async () => {
  expect(renderToolDocs(await allTools())).not.toContain('terminate=')
  expect(renderErrorDocs()).not.toMatch(/\bagents?\b|\bthe user\b/)
  expect(prompt).toContain('terminate=')
})

it('groups the content tools first, with guidance and examples', () => {
  expect(toolsIn('Content')).toEqual(['get_content', 'get_category_content', 'get_collection_content'])
  expect(section('Content').split('\n')[2]).toMatch(/^Curated documents of the project.*Read-only/)
  expect(prompt.indexOf('## Content')).toBeLessThan(prompt.indexOf('## Search & Discovery'))
  expect(section('Content')).toContain('- Everything for newcomers: `{"category_or_collection":"onboarding"}`')
})
