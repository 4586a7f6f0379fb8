import { signal } from '@preact/signals'
import { LANGUAGES, type Language, languageOf } from '../../../base/language.ts'
import { MessageFormat, type MessageValues } from '../../../texts/page/format-message.ts'
import type { MessageKey, Messages } from '../../../texts/page/page-en.ts'

/** The languages, and two pseudo-languages that stress a layout: long words with accents, and right to left. */
export type Locale = Language | 'en-XA' | 'ar-XB'

/** What the pages are shown in. */
export const locale = signal<Locale>('en')
const messages = signal<Messages | undefined>(undefined)
let format = new MessageFormat('en')
const CHOSEN = 'sous-language'

/** The text for a key in the language of the page. */
export function t(key: MessageKey, values?: MessageValues): string {
  const message = messages.value?.[key]
  return message === undefined ? key : format.format(message, values)
}

/** What was chosen on the page, then the `SOUS_LANG` of the server, what the browser asks for, and what the configuration says. */
export async function startLanguage(): Promise<void> {
  const server = document.querySelector<HTMLMetaElement>('meta[name="sous-language"]')
  const asked = [new URLSearchParams(location.search).get('lang'), localStorage.getItem(CHOSEN)]
  const wanted = [...asked, server?.content, ...navigator.languages, server?.dataset['usual']]
  const found = wanted.map(localeOf).find((each) => each !== undefined)
  await show(found ?? 'en')
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(CHOSEN, language)
  await show(language)
}

function localeOf(tag: string | null | undefined): Locale | undefined {
  if (tag === null || tag === undefined || tag === '') return undefined
  return tag === 'en-XA' || tag === 'ar-XB' ? tag : languageOf(tag)
}

async function show(next: Locale): Promise<void> {
  const loaded = await load(next)
  format = new MessageFormat(next === 'ar-XB' ? 'en' : next)
  messages.value = loaded
  locale.value = next
  document.documentElement.lang = next === 'zh' ? 'zh-Hans' : next
  document.documentElement.dir = next === 'ar-XB' ? 'rtl' : 'ltr'
  document.title = loaded['app.title']
}

async function load(next: Locale): Promise<Messages> {
  if (next === 'de') return (await import('../../../texts/page/page-de.ts')).PAGE_DE
  if (next === 'zh') return (await import('../../../texts/page/page-zh.ts')).PAGE_ZH
  const { PAGE_EN } = await import('../../../texts/page/page-en.ts')
  if (next === 'en') return PAGE_EN
  const { pseudoMessages } = await import('../../../texts/page/pseudo.ts')
  return pseudoMessages(PAGE_EN)
}

export { LANGUAGES }
