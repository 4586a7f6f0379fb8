/** Letters from rare to common in source code and prose. */
const RARITY = 'zqjxkvybwgphfmudclnsoritae'
const RARITY_OF_OTHERS = 13

/**
 * Two adjacent characters of an ASCII text, the rarest ones, in every mixture of cases: bytes without any of these do
 * not hold the text in any case. Cheaper to look for than the text itself.
 */
export function rarePairInAnyCase(text: string): readonly Buffer[] {
  let best = text.slice(0, 2)
  for (let i = 1; i + 1 < text.length; i++) if (rarity(text.slice(i, i + 2)) < rarity(best)) best = text.slice(i, i + 2)
  const [first = '', second = ''] = best
  return casesOf(first).flatMap((head) => casesOf(second).map((tail) => Buffer.from(head + tail)))
}

/** The first character counts double: the search jumps from one to the next. */
function rarity(pair: string): number {
  const [first = 0, second = 0] = [...pair.toLowerCase()].map((char) => (/[a-z]/.test(char) ? RARITY.indexOf(char) : RARITY_OF_OTHERS))
  return 2 * first + second
}

function casesOf(char: string): readonly string[] {
  return [...new Set([char.toLowerCase(), char.toUpperCase()])]
}
