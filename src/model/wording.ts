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
  return isWholeMegabytes(bytes) ? `${bytes / MB} MB` : countOf(bytes, 'byte')
}

/** A size and the limit that it is over, both in one unit: megabytes where a tenth of one tells them apart. */
export function sizesText(bytes: number, limit: number): readonly [size: string, limit: string] {
  const megabytes = Number((bytes / MB).toFixed(1))
  const isToldApart = isWholeMegabytes(limit) && megabytes > limit / MB
  return isToldApart ? [`${megabytes} MB`, sizeText(limit)] : [countOf(bytes, 'byte'), countOf(limit, 'byte')]
}

function isWholeMegabytes(bytes: number): boolean {
  return bytes >= MB && bytes % MB === 0
}
