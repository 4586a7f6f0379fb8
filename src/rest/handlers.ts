import { bundleHandlers } from './bundle-handlers.ts'
import { recipeHandlers } from './recipe-handlers.ts'
import type { Handler, RestHost } from './rest-host.ts'
import type { RouteName } from './routes.ts'
import { studioHandlers } from './studio-handlers.ts'

/** The handler of each route. */
export function handlersFor(host: RestHost): Readonly<Record<RouteName, Handler>> {
  return { ...bundleHandlers(host), ...recipeHandlers(host), ...studioHandlers(host) }
}
