import { mapWords } from './format-message.ts'

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ó',
  r: 'ř',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ğ',
  I: 'Í',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ó',
  P: 'Þ',
  R: 'Ř',
  S: 'Š',
  T: 'Ţ',
  U: 'Ú',
  W: 'Ŵ',
  Y: 'Ý',
}

/** Longer, with accents and brackets: what is cut off, or is in no catalogue, shows. */
export function pseudoMessages<Key extends string>(messages: Readonly<Record<Key, string>>): Readonly<Record<Key, string>> {
  const entries = Object.entries<string>(messages).map(([key, message]) => [key, `[${mapWords(message, stretch)}]`])
  return Object.fromEntries(entries) as Record<Key, string>
}

function stretch(words: string): string {
  const accented = words.replaceAll(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter)
  // Other languages need about a third more room than English.
  return accented.replaceAll(/[áéíóú]/g, '$&$&')
}
