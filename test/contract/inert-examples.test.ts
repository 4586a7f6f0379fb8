// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { FIRST_WORKFLOW } from '../../src/cli/commands/init-files.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const filesIn = (folder: string, ending: RegExp) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`)

/** Scripts of workflow steps that an expression is pasted into. */
function pastedInto(yaml: string): readonly string[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'run' && typeof inner === 'string' && inner.includes('${{')) found.push(inner)
      walk(inner)
    }
  }
  for (const document of parseAllDocuments(yaml)) walk(document.toJS())
  return found
}

it('[H4] no example and no workflow pastes a value into a script: values go by the environment', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', /\.md$/)]
  const shown = pages.flatMap((page) =>
    [...read(page).matchAll(/^( *)```ya?ml\n(.*?)^\1```/gms)].map(([, indent = '', text = '']) => ({
      from: page,
      text: text.replace(new RegExp(`^${indent}`, 'gm'), ''),
    })),
  )
  const workflows = filesIn('.github', /\.ya?ml$/).map((file) => ({ from: file, text: read(file) }))
  const all = [...shown, ...workflows, { from: FIRST_WORKFLOW.path, text: FIRST_WORKFLOW.text }]
  expect(shown.length).toBeGreaterThan(5)
  expect(all.flatMap(({ from, text }) => pastedInto(text).map((script) => `${from}: ${script}`))).toEqual([])
  expect(pastedInto('jobs: { a: { steps: [{ run: "echo ${{ steps.sous.outputs.result }}" }] } }')).toHaveLength(1)
})
