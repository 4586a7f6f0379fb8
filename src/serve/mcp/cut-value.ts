import { wholeCharacter } from '../../report/cut-text.ts'

export interface CutRequest {
  /** What the value is called where it is told that it was cut. */
  readonly name: string
  /** How many characters of a text are left. */
  readonly kept: number
  /** What was cut, in words, by its name. */
  readonly notes: Map<string, string>
}

/** Lists are cut where they would be as long as a text that is cut, at this many characters an item. */
const ITEM_CHARACTERS = 64

/** A JSON value with its long texts and lists cut. Of a text the beginning and the end are left: either may be what matters. */
export function cutValue(value: unknown, { name, kept, notes }: CutRequest): unknown {
  if (typeof value === 'string') {
    if (value.length <= kept) return value
    notes.set(name, `${name} (of ${value.length} characters)`)
    return cutMiddle(value, kept)
  }
  if (Array.isArray(value)) {
    const most = Math.ceil(kept / ITEM_CHARACTERS)
    if (value.length > most) notes.set(`${name}[]`, `${name} (of ${value.length} entries)`)
    return value.slice(0, most).map((item) => cutValue(item, { name, kept, notes }))
  }
  if (typeof value !== 'object' || value === null) return value
  // The outputs as a whole are not named: those in them are.
  const within = (key: string) => (name === 'value' ? key : `${name}.${key}`)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutValue(item, { name: within(key), kept, notes })]))
}

function cutMiddle(text: string, kept: number): string {
  const head = wholeCharacter(text, Math.ceil(kept / 2))
  const tail = wholeCharacter(text, text.length - Math.floor(kept / 2))
  return `${text.slice(0, head)}\n… (${tail - head} characters are cut here) …\n${text.slice(tail)}`
}
