import type { JSX } from 'preact'
import type { MessageKey } from '../../../texts/page/page-en.ts'
import { CampaignsScreen } from '../campaigns/campaigns-screen.tsx'
import { PaletteButton } from '../palette/palette.tsx'
import { PlansScreen } from '../plans/plans-screen.tsx'
import { RecipesScreen } from '../recipes/recipes-screen.tsx'
import { ToolsScreen } from '../tools/tools-screen.tsx'

export interface ScreenEntry {
  /** The first part of its address. */
  readonly name: string
  readonly title: MessageKey
  readonly screen: () => JSX.Element
}

/** The screens of the bar at the top, in its order. */
export const SCREENS: readonly ScreenEntry[] = [
  { name: 'recipes', title: 'nav.recipes', screen: RecipesScreen },
  { name: 'tools', title: 'nav.tools', screen: ToolsScreen },
  { name: 'plans', title: 'nav.plans', screen: PlansScreen },
  { name: 'campaigns', title: 'nav.campaigns', screen: CampaignsScreen },
]

/** At the end of the bar: the palette. */
export function TopBarActions(): JSX.Element | null {
  return <PaletteButton />
}
