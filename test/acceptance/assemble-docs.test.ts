import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { describePlan, type Planned, type Planning, plan } from '../support/planning.ts'
import { category, collection, session } from '../support/project.ts'
import { type TempRepo, tempRepo } from '../support/temp-folder.ts'

const recipe = fs.readFileSync(path.resolve(import.meta.dirname, '../../recipes/assemble-docs.yml'), 'utf8')
const project = session({
  categories: [category('docs', 'docs'), category('legal', 'legal')],
  collections: [collection('handbook', { category: 'docs' }, { category: 'legal' })],
})
const FILES = { 'docs/a.md': '## A\n', 'docs/b.md.mustache': '## About {{title}}\n', 'legal/c.md': '## C\n' }

function assemble(repo: TempRepo, inputs: NonNullable<Planning['inputs']>): Promise<Planned> {
  return plan(repo, { recipe, inputs, context: project })
}

it('the shipped recipe assembles a page from a collection', async () => {
  await using repo = await tempRepo(FILES)
  const { outcome } = await assemble(repo, { collection: 'handbook', title: 'All of it' })
  expect((await describePlan(outcome)).slice(-18).join('\n')).toContain(
    [
      '+<!-- Assembled by Sous. Change the documents, not this page. -->',
      '+',
      '+# All of it',
      '+',
      '+## A',
      '+',
      '+## About All of it',
      '+',
      '+## C',
    ].join('\n'),
  )
  expect(outcome).toMatchObject({ kind: 'complete', outputs: { files: ['docs/a.md', 'docs/b.md.mustache', 'legal/c.md'] } })
})

it('the shipped recipe writes the page anew, and leaves it alone when nothing changed', async () => {
  await using repo = await tempRepo({ ...FILES, 'HANDBOOK.md': 'old\n' })
  const { outcome } = await assemble(repo, { collection: 'docs' })
  if (outcome.kind !== 'complete') throw new Error(outcome.kind)
  expect(outcome.changes).toMatchObject([{ kind: 'update', path: 'HANDBOOK.md' }])
  const [change] = outcome.changes
  if (change?.kind !== 'update') throw new Error('No update.')
  repo.write({ 'HANDBOOK.md': change.after })
  expect((await assemble(repo, { collection: 'docs' })).outcome).toMatchObject({ kind: 'complete', changes: [] })
})

it('the shipped recipe refuses a page that would contain itself', async () => {
  await using repo = await tempRepo(FILES)
  const { outcome } = await assemble(repo, { collection: 'docs', page: 'docs/a.md' })
  expect(outcome).toMatchObject({ kind: 'failed', failure: { label: 'The page is not one of its own documents' } })
})

it('the shipped recipe ends with the error of the content tool', async () => {
  await using repo = await tempRepo({ 'docs/a.md.mustache': 'x\n{{unknown}}\n' })
  expect((await assemble(repo, { collection: 'nope' })).outcome).toMatchObject({
    kind: 'failed',
    failure: { error: { code: 'not_found' } },
  })
  expect((await assemble(repo, { collection: 'docs' })).outcome).toMatchObject({
    kind: 'failed',
    failure: { error: { code: 'template_error', message: expect.stringContaining("line 2: 'unknown'") } },
  })
})

it('recipes see files, content and documents as outputs, typed', async () => {
  await using repo = await tempRepo(FILES)
  const text = `
name: r
steps:
  - { id: x, tool: content, with: { category_or_collection: handbook } }
  - { for-each: '\${{ steps.x.outputs.files }}', tool: read_file, with: { path: '\${{ item }}' } }
outputs:
  first: \${{ steps.x.outputs.documents[0].basename }}
  names: \${{ join(steps.x.outputs.documents.*.basename) }}
  size: \${{ steps.x.outputs.documents[2].size }}
  content: \${{ steps.x.outputs.content }}
`
  const { outcome } = await plan(repo, { recipe: text, context: project })
  expect(outcome).toMatchObject({
    kind: 'complete',
    outputs: { first: 'a.md', names: 'a.md,b.md,c.md', size: 5, content: expect.stringContaining('--guide-boundary--') },
  })
})
