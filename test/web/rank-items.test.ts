import { expect, it } from 'vitest'
import { rankItems } from '../../src/web/page/palette/rank-items.ts'

function item(title: string, more: { keywords?: readonly string[]; detail?: string; usedAt?: string } = {}) {
  return { title, keywords: [], detail: '', ...more }
}

const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title)

it('[B-22] a beginning comes before a whole word, that before the beginning of one, and that before a near miss', () => {
  const items = [
    item('Fix grpe'),
    item('Fix greppable'),
    item('Fix with grep'),
    item('grep_search'),
    item('grep'),
    item('Something else', { detail: 'for grep users' }),
    item('Nothing'),
  ]
  const found = rankItems(items, 'grep')
  expect(titles(found)).toEqual(['grep', 'grep_search', 'Fix with grep', 'Something else', 'Fix greppable', 'Fix grpe'])
})

it('of equals the one used last is first, and then they are in order', () => {
  const items = [
    item('pin b'),
    item('pin c', { usedAt: '2026-01-01T00:00:00.000Z' }),
    item('pin a'),
    item('pin d', { usedAt: '2026-02-01T00:00:00.000Z' }),
  ]
  expect(titles(rankItems(items, 'pin'))).toEqual(['pin d', 'pin c', 'pin a', 'pin b'])
  expect(titles(rankItems(items, ' '))).toEqual(['pin d', 'pin c', 'pin b', 'pin a'])
})

it('words can be joined, in any case and width, and every one of them counts', () => {
  const items = [item('Replace in file', { keywords: ['replace_in_file'] }), item('替换文件'), item('Straße')]
  for (const query of ['replaceinf', 'REPLACE', 'file replace', 'ｒｅｐｌａｃｅ', 'replace_in'])
    expect(titles(rankItems(items, query))).toEqual(['Replace in file'])
  expect(titles(rankItems(items, '替换'))).toEqual(['替换文件'])
  expect(titles(rankItems(items, 'replace nothing'))).toEqual([])
})

it('one letter may be wrong, missing, too many or swapped, but not two, and none in a short word', () => {
  const items = [item('replace')]
  for (const near of ['replce', 'repalce', 'reeplace', 'repxace', 'rplace'])
    expect([near, rankItems(items, near).length]).toEqual([near, 1])
  for (const far of ['rpelaec', 'xeplxce', 'zzz', 'rpl']) expect([far, rankItems(items, far).length]).toEqual([far, 0])
})
