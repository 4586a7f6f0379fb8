const MB = 1024 * 1024

/** `1 file`, `2 files`, `2 matches`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** The first of some names, and how many more there are. */
export function nameSome(names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(', ')
  return names.length > most ? `${shown} and ${names.length - most} more` : shown
}

/** A size for people: whole megabytes as such. */
export function sizeText(bytes: number): string {
  return bytes >= MB && bytes % MB === 0 ? `${bytes / MB} MB` : countOf(bytes, 'byte')
}
