import { BUILDER_EN } from './builder-en.ts'
import { CAMPAIGNS_EN } from './campaigns-en.ts'
import { SCREENS_EN } from './screens-en.ts'
import { SHELL_EN } from './shell-en.ts'

/** All messages of the pages in English, which the other languages are translated from. */
export const PAGE_EN = { ...SHELL_EN, ...BUILDER_EN, ...SCREENS_EN, ...CAMPAIGNS_EN } as const

export type MessageKey = keyof typeof PAGE_EN
export type Messages = Readonly<Record<MessageKey, string>>
