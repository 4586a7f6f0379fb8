import type { Finding } from '../diagnostics.ts'

/** What `date()` can write. The names of months are English. */
const FIELDS: Readonly<Record<string, (day: Date) => string>> = {
  yyyy: (day) => String(day.getUTCFullYear()).padStart(4, '0'),
  MMMM: (day) => monthName(day),
  MMM: (day) => monthName(day).slice(0, 3),
  MM: (day) => String(day.getUTCMonth() + 1).padStart(2, '0'),
  M: (day) => String(day.getUTCMonth() + 1),
  dd: (day) => String(day.getUTCDate()).padStart(2, '0'),
  d: (day) => String(day.getUTCDate()),
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

function monthName(day: Date): string {
  return MONTHS[day.getUTCMonth()] ?? ''
}

/** A letter, as often as it is repeated. */
const LETTERS = /(\p{L})\1*/gu

const ALL = `Use ${Object.keys(FIELDS).join(', ')}, and anything that is not a letter between them.`
const ADVICE: Readonly<Record<string, string>> = {
  y: 'The year is yyyy.',
  Y: 'The year is yyyy.',
  m: 'The month is MM, MMM or MMMM.',
  M: 'The month is MM, MMM or MMMM.',
  D: 'The day is dd.',
  d: 'The day is dd.',
}

/** What is wrong with a format, and from which to which character. `undefined` if nothing is. */
export function checkDateFormat(format: string): (Finding & { readonly start: number; readonly end: number }) | undefined {
  const code = 'invalid_date_format'
  let count = 0
  for (const { 0: letters, 1: letter = '', index: start } of format.matchAll(LETTERS)) {
    count++
    if (Object.hasOwn(FIELDS, letters)) continue
    const message = `date() cannot write '${letters}'`
    return { code, message, suggestion: ADVICE[letter] ?? ALL, start, end: start + letters.length }
  }
  if (count > 0) return undefined
  return { code, message: 'The format of date() has no year, month or day', suggestion: ALL, start: 0, end: format.length }
}

/** Writes a day in UTC. The format was checked. */
export function formatDate(format: string, day: Date): string {
  return format.replace(LETTERS, (letters) => FIELDS[letters]?.(day) ?? letters)
}

/** The day that a plan records: `2026-11-18`. */
export function dayOf(time: Date): string {
  return formatDate('yyyy-MM-dd', time)
}
