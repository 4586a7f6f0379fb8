import { BUILDER_DE } from './builder-de.ts'
import { CAMPAIGNS_DE } from './campaigns-de.ts'
import type { Messages } from './page-en.ts'
import { SCREENS_DE } from './screens-de.ts'
import { SHELL_DE } from './shell-de.ts'

export const PAGE_DE: Messages = { ...SHELL_DE, ...BUILDER_DE, ...SCREENS_DE, ...CAMPAIGNS_DE }
