import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { runMain } from '../support/run-main.ts'
import { tempFolder } from '../support/temp-folder.ts'

const guide = fs.readFileSync(path.resolve(import.meta.dirname, '../../docs/guide/tools-over-http.md'), 'utf8')

function fenced(language: string): string {
  return guide.match(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``))?.[1] ?? ''
}

it('the tool and the recipe of the guide are valid, and the tool has ten lines', async () => {
  await using folder = await tempFolder({ 'latest.json': fenced('json'), '.github/recipes/node.yml': fenced('yaml') })
  expect(fenced('json').trim().split('\n').length).toBeLessThanOrEqual(10)
  expect(await runMain(['bundle', 'add', 'releases/latest@1', 'latest.json'], folder.path)).toMatchObject({ code: 0, err: '' })
  expect(folder.exists('.github/sous/bundles/releases/tools/latest@1.json')).toBe(true)
  expect(await runMain(['validate', 'node'], folder.path)).toMatchObject({ code: 0 })
  const { code, out } = await runMain(['preview', 'node'], folder.path, { isInteractive: false })
  expect(code).toBe(4)
  expect(out).toContain('GET https://api.github.com/repos/nodejs/node/releases/latest')
})
