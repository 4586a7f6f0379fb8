import type { ToolNames } from '../../tools/tool-names.ts'

const MAX_CHARACTERS = 55

/** A name that all clients take. Of two that come to the same, the second gets a number. */
export function givenName(text: string, names: ToolNames, taken: Set<string>): string {
  const plain = text.replace(/[^\w-]+/g, '_').slice(0, MAX_CHARACTERS)
  let name = names.nameOf(plain)
  for (let number = 2; taken.has(name); number++) name = names.nameOf(`${plain}_${number}`)
  taken.add(name)
  return name
}
