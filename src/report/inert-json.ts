/** What no shell takes for anything but itself, also without quotes around all of it. */
const PLAIN = /^[A-Za-z0-9 _./:@,=+-]$/

/**
 * JSON in whose texts everything else is written as `\u….`: it says the same to whoever reads it as JSON, and nothing to a shell
 * that somebody lets it get into.
 */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/gs, (literal) => `"${inert(JSON.parse(literal) as string)}"`)
}

function inert(text: string): string {
  return Array.from({ length: text.length }, (_, i) => text.charAt(i))
    .map((unit) => (PLAIN.test(unit) ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`))
    .join('')
}
