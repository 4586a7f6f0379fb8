import { describe, expect, it } from 'vitest'
import type { BundleTool } from '../../src/bundles/bundle.ts'
import { uuidV7 } from '../../src/bundles/bundle-schemas.ts'
import { listTools, searchTools } from '../../src/bundles/list-bundles.ts'
import { SearchIndex } from '../../src/bundles/search-index.ts'

function tool(slug: string, changes: Partial<BundleTool> = {}): BundleTool {
  return {
    id: uuidV7(new Date()),
    bundleID: 'b',
    bundleSlug: 'b',
    slug,
    version: '1',
    displayName: '',
    description: '',
    tags: [],
    isEnabled: true,
    type: 'local',
    argSchema: { type: 'object', properties: {} },
    isBuiltIn: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    modifiedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  }
}

function views(tools: readonly BundleTool[], disabled: readonly string[] = []) {
  return { generation: 1, bundles: [], tools, disabledBundles: new Set(disabled), faults: [], findTool: () => undefined }
}

function search(tools: readonly BundleTool[], q: string): readonly string[] {
  const found = searchTools(views(tools), new SearchIndex(), { q })
  return found.ok ? found.value.items.map(({ slug }) => slug) : []
}

describe('a search', () => {
  it('[B-22] [B-35] ranks what begins with the query, then whole words, then what is almost the same', () => {
    const newest = '2027-01-01T00:00:00.000Z'
    const tools = [tool('reed', { modifiedAt: newest }), tool('file-read', { modifiedAt: newest }), tool('readfile'), tool('unrelated')]
    expect(search(tools, 'read')).toEqual(['readfile', 'file-read', 'reed'])
  })

  it('[B-22] ranks equals by what was changed last', () => {
    const tools = ['2026-01-01', '2026-03-01', '2026-02-01'].map((day, i) => tool(`read-${i}`, { modifiedAt: `${day}T00:00:00.000Z` }))
    expect(search(tools, 'read')).toEqual(['read-1', 'read-2', 'read-0'])
  })

  it('finds words of names, descriptions and tags, in any case', () => {
    const tools = [
      tool('a', { description: 'Opens a TICKET' }),
      tool('b', { displayName: 'Ticket maker' }),
      tool('c', { tags: ['ticket'] }),
    ]
    expect([...search(tools, 'ticket')].sort()).toEqual(['a', 'b', 'c'])
    expect(search(tools, 'TICKET maker')).toEqual(['b'])
    expect(search(tools, '+-*/')).toEqual([])
  })

  it('[B-22] finds names whose words are written as one, and words with two letters in each other’s place', () => {
    const tools = [
      tool('read-file'),
      tool('x', { displayName: 'Read_Files' }),
      tool('grep'),
      tool('other', { description: 'reads a file' }),
    ]
    expect(search(tools, 'readfile')).toEqual(['read-file', 'x'])
    expect(search(tools, 'readf').slice(0, 2).toSorted()).toEqual(['read-file', 'x'])
    expect(search(tools, 'grpe')).toEqual(['grep'])
    expect(search(tools, 'rgep')).toEqual(['grep'])
    expect(search(tools, 'pegr')).toEqual([])
  })

  it('follows what changes', () => {
    const index = new SearchIndex()
    const first = tool('alpha')
    const find = (tools: readonly BundleTool[], generation: number, q: string) => {
      const found = searchTools({ ...views(tools), generation }, index, { q })
      return found.ok ? found.value.items.map(({ slug }) => slug) : []
    }
    expect(find([first], 1, 'alpha')).toEqual(['alpha'])
    expect(find([{ ...first, description: 'beta' }, tool('gamma')], 2, 'beta')).toEqual(['alpha'])
    expect(find([tool('gamma')], 3, 'alpha')).toEqual([])
  })

  it('[B-23] leaves out what is off, or in a bundle that is off, unless it is asked for', () => {
    const tools = [tool('read-1', { isEnabled: false }), tool('read-2', { bundleID: 'off' }), tool('read-3')]
    const slugs = (includeDisabled: boolean) => {
      const found = searchTools(views(tools, ['off']), new SearchIndex(), { q: 'read', includeDisabled })
      return found.ok ? found.value.items.map(({ slug }) => slug).sort() : []
    }
    expect(slugs(false)).toEqual(['read-3'])
    expect(slugs(true)).toEqual(['read-1', 'read-2', 'read-3'])
  })
})

describe('pages', () => {
  const tools = Array.from({ length: 7 }, (_, i) => tool(`t${i}`))

  it('[B-19] hold everything once, also when something is added and removed in between', () => {
    const first = listTools(views(tools), { pageSize: 3 })
    if (!first.ok) throw new Error('no page')
    expect(first.value.items.map(({ slug }) => slug)).toEqual(['t0', 't1', 't2'])
    const changed = [tool('t00'), ...tools.filter(({ slug }) => slug !== 't1')].toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    const second = listTools(views(changed), { pageSize: 3, pageToken: first.value.nextPageToken })
    if (!second.ok) throw new Error('no page')
    expect(second.value.items.map(({ slug }) => slug)).toEqual(['t3', 't4', 't5'])
    const third = listTools(views(changed), { pageSize: 3, pageToken: second.value.nextPageToken })
    expect(third).toMatchObject({ ok: true, value: { items: [{ slug: 't6' }] } })
    expect(third.ok && third.value.nextPageToken).toBeUndefined()
  })

  it('are refused for a token of another question, or none at all', () => {
    const first = listTools(views(tools), { pageSize: 3 })
    const pageToken = first.ok ? first.value.nextPageToken : ''
    for (const request of [{ tags: ['a'], pageToken }, { pageToken: 'x' }, { pageToken: '' }, { pageToken: 'ä' }])
      expect(listTools(views(tools), request)).toMatchObject({ ok: false, error: { problems: [{ field: 'pageToken' }] } })
  })
})
