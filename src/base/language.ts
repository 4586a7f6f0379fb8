/** The languages that Sous speaks, by their codes. The first is the one that all texts are written in. */
export const LANGUAGES = ['en', 'de', 'zh'] as const

export type Language = (typeof LANGUAGES)[number]

/** In their own words, as people look for them. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', zh: '简体中文' }

/** The language of a tag such as `de-AT`, or of a locale such as `zh_CN.UTF-8`; nothing if Sous does not speak it. */
export function languageOf(tag: string): Language | undefined {
  const name = tag.replace(/[.@].*$/, '').replaceAll('_', '-')
  const language = LANGUAGES.find((known) => name.toLowerCase().split('-', 1)[0] === known)
  // Chinese is there in simplified characters. Those who read the others choose what else they read.
  return language === 'zh' && isTraditional(name) ? undefined : language
}

/** The language that a tag or a name such as `german` means. */
export function languageNamed(name: string): Language | undefined {
  return languageOf(name) ?? LANGUAGES.find((known) => NAMES[known].test(name.trim()))
}

const NAMES: Readonly<Record<Language, RegExp>> = { en: /^english$/i, de: /^(?:german|deutsch)$/i, zh: /^(?:chinese|中文|简体中文)$/i }

function isTraditional(tag: string): boolean {
  try {
    return new Intl.Locale(tag).maximize().script !== 'Hans'
  } catch {
    return true
  }
}
