import { BUNDLE_ROUTES } from './bundle-routes.ts'
import { RECIPE_ROUTES } from './recipe-routes.ts'
import type { Route } from './route.ts'
import { STUDIO_ROUTES } from './studio-routes.ts'

const ALL = [...BUNDLE_ROUTES, ...RECIPE_ROUTES, ...STUDIO_ROUTES] as const

export type RouteName = (typeof ALL)[number]['name']

/** The one list of routes: server and description are both made from it. */
export const ROUTES: readonly (Route & { readonly name: RouteName })[] = ALL
