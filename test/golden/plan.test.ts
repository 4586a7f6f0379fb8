import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describePlan, type Planning, plan } from '../support/planning.ts'
import { tempRepo } from '../support/temp-folder.ts'
import { expectGolden, goldenFiles } from './cases.ts'

/** Below the title, options: `input name=value`, `allow tool pattern`. The input is files, each after `>>> its path`. */
describe.each(goldenFiles(join(import.meta.dirname, 'plan')))('plan/$file', ({ cases }) => {
  it.each(cases.map((golden) => ({ golden, name: golden.title.split('\n', 1)[0] })))('$name', async ({ golden }) => {
    const { title, input } = golden
    const files = Object.fromEntries(input.split(/^>>> /m).slice(1).map(splitFile))
    await using repo = await tempRepo(files)
    const { outcome } = await plan(repo, planningOf(title.split('\n').slice(1), files))
    expectGolden(golden, await describePlan(outcome))
    expect(repo.snapshot()).toEqual(files)
  })
})

function splitFile(text: string): readonly [string, string] {
  const end = text.indexOf('\n')
  return [text.slice(0, end).trim(), text.slice(end + 1)]
}

function planningOf(options: readonly string[], files: Readonly<Record<string, string>>): Planning {
  const after = (word: string) => options.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  const recipes = Object.entries(files).map(([path, text]) => [/^recipes\/(.+)\.yml$/.exec(path)?.[1] ?? '', text] as const)
  const others = Object.fromEntries(recipes.filter(([name]) => name !== ''))
  const rules = after('allow').map((rule) => ({ tool: rule.split(' ', 1)[0] ?? '', pattern: rule.slice(rule.indexOf(' ') + 1) }))
  return { recipe: others['r'] ?? '', others, inputs: after('input'), rules }
}
