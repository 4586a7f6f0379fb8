import type { Language } from '../base/language.ts'

/** The forms of a word by the number before it. Languages differ in how many they have. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>

export interface Plurals {
  /** `1 file`, `2 files`. */
  count(count: number, forms: Forms): string
  /** The form alone. */
  form(count: number, forms: Forms): string
}

/** Counts things in one language. */
export function pluralsOf(language: Language): Plurals {
  let rules: Intl.PluralRules | undefined
  const form = (count: number, forms: Forms): string => {
    rules ??= new Intl.PluralRules(language)
    return forms[rules.select(count)] ?? forms.other
  }
  return { form, count: (count, forms) => `${count} ${form(count, forms)}` }
}
