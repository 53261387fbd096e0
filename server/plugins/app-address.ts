import { routes, type RouteDef } from '../../config/routes'

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\/:(\w+)\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`)

const catchAll = routes.notFound.path
const pages = Object.values<RouteDef>(routes)
  .filter(({ path }) => path !== catchAll)
  .map(({ path, isDemo = false }) => ({ pattern: patternOf(path), isDemo }))

const isFile = /\.[a-z0-9]{1,8}$/i
const isServers = /^\/(api|dev|docs|pictures|sandbox|healthz|readyz|openapi)([/.]|$)/

/** What an address that no file and no call answers means to the app: one of its pages, a page that only the demo shows, a page that it does not have, or nothing of the app's. */
export function appAddress(path: string): 'page' | 'demo' | 'unknown' | 'none' {
  const page = pages.find(({ pattern }) => pattern.test(path))
  if (page) return page.isDemo ? 'demo' : 'page'
  return isServers.test(path) || isFile.test(path) ? 'none' : 'unknown'
}
