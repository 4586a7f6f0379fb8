import { BUILDER_ZH } from './builder-zh.ts'
import { CAMPAIGNS_ZH } from './campaigns-zh.ts'
import type { Messages } from './page-en.ts'
import { SCREENS_ZH } from './screens-zh.ts'
import { SHELL_ZH } from './shell-zh.ts'

export const PAGE_ZH: Messages = { ...SHELL_ZH, ...BUILDER_ZH, ...SCREENS_ZH, ...CAMPAIGNS_ZH }
