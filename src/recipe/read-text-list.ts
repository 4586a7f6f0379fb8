import { briefText } from '../model/path.ts'
import type { Diagnostics } from './diagnostics.ts'
import { readText, wrongType } from './read-scalars.ts'
import type { YamlNode } from './yaml-node.ts'

type CheckItem = (text: string, node: YamlNode) => void

/** Reads a list of plain texts that is not empty, each there once. `check` may say more about an item. */
export function readTextList(node: YamlNode, what: string, diagnostics: Diagnostics, check?: CheckItem): readonly string[] | undefined {
  if (node.kind === 'list' && node.items.length === 0)
    diagnostics.error(node.at, 'empty', `${what} is empty`, 'Add an item, or remove the line.')
  return readTexts(node, what, diagnostics, check)
}

/** Like `readTextList`, where none at all has a meaning too. */
export function readTexts(node: YamlNode, what: string, diagnostics: Diagnostics, check?: CheckItem): readonly string[] | undefined {
  if (node.kind !== 'list') return wrongType(node, what, 'a list of texts', diagnostics)
  const texts = new Set<string>()
  for (const item of node.items) {
    const text = readText(item, `An item of ${what}`, diagnostics)
    if (text === undefined) continue
    if (texts.has(text)) diagnostics.error(item.at, 'duplicate_item', `'${briefText(text)}' is here a second time`, 'Remove it.')
    texts.add(text)
    check?.(text, item)
  }
  return [...texts]
}
