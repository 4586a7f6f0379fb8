import { cell } from './key-table.ts'

/** Where the ids come from, by how they begin. */
const GROUPS = [
  ['A', 'Who can ask and approve'],
  ['B', 'Recipes and their language'],
  ['C', 'Approvals and plans'],
  ['D', 'Files and paths'],
  ['E', 'Commands'],
  ['F', 'Network'],
  ['G', 'Git and branches'],
  ['H', 'Logs, comments and secrets'],
  ['I', 'Command line, REST and MCP'],
  ['J', 'Releases'],
  ['R', 'Faults to survive'],
  ['B-', 'Bundles of tools'],
  ['C-', 'Content tools'],
  ['I-', 'How tools are made'],
  ['S-', 'Search and edit tools'],
  ['T-', 'Tool contracts'],
] as const

/** Ids with their sentences, from the lines of `test/scenarios.tsv`. */
export function readScenarios(table: string): readonly (readonly [id: string, sentence: string])[] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', sentence = ''] = line.split('\t')
      return [id, sentence] as const
    })
}

/** What each id in the title of a test means: `docs/scenarios.md`. */
export function renderScenarioDocs(table: string): string {
  const scenarios = readScenarios(table)
  const sections = GROUPS.flatMap(([start, title]) => {
    const rows = scenarios.filter(([id]) => id.replace(/\d+$/, '') === start)
    return [`## ${title}`, '', '| Id | What must hold |', '| --- | --- |', ...rows.map(([id, text]) => `| ${id} | ${cell(text)} |`), '']
  })
  return [
    '<!-- Written by `npm run build` from test/scenarios.tsv. Change the source, not this file. -->',
    '',
    '# Scenarios',
    '',
    'Tests carry the ids of what they prove: `[R3] two approvals at once …`. An id with a hyphen is a scenario of a specification, one',
    'without is a threat or a fault. To find the tests of an id: `grep -rF "[R3]" test`.',
    '',
    ...sections,
  ].join('\n')
}
