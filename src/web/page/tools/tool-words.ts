import { t } from '../app/i18n.ts'

/** The words of a query as tools are described: in English, and without other words for the same. */
export function toolWords(query: string): readonly string[] {
  const known = t('addStep.words')
    .split('|')
    .map((entry) => entry.split('='))
  const all = query
    .toLowerCase()
    .split(/[\s_]+/)
    .filter((word) => word !== '')
  // "In", "by" and the like are in every sentence.
  const long = all.filter((word) => word.length > 2 || !/^[a-z]+$/.test(word))
  const words = long.length === 0 ? all : long
  return words.flatMap((word) => {
    const meant = known.flatMap(([own = '', english = '']) => (own !== '' && word.includes(own) ? [english] : []))
    return meant.length === 0 ? [word] : [...new Set(meant)]
  })
}
