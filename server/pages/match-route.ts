import { routes, type RouteDef, type RouteName } from '../../config/routes'
import { isReadable } from '../kernel/http/request-url'

/** What an address that no file and no call answers means to the app. */
export type RouteMatch =
  /** One of its pages; `isDemo` where only the demo shows it. */
  | {
      readonly kind: 'page'
      readonly route: RouteName
      readonly params: Readonly<Record<string, string>>
      readonly isDemo: boolean
    }
  /** A page that it does not have. */
  | { readonly kind: 'unknown' }
  /** An address that cannot be decoded, which the app must not read either. */
  | { readonly kind: 'unreadable' }
  /** Nothing of the app's. */
  | { readonly kind: 'none' }

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replaceAll(/(?<=\/):(\w+)/g, '(?<$1>[^/]+)')}/?$`)

const isRouteName = (name: string): name is RouteName => name in routes

const pages = Object.entries<RouteDef>(routes).flatMap(([name, { path, isDemo = false }]) =>
  isRouteName(name) && name !== 'notFound' ? [{ route: name, pattern: patternOf(path), isDemo }] : [],
)

const hasEnding = /\.[a-z0-9]{1,8}$/i
const isServers = /^\/(api|dev|docs|pictures|sandbox|healthz|readyz|openapi)([/.]|$)/

/** Whether a path looks like that of a file. */
export const isFilePath = (path: string): boolean => hasEnding.test(path)

const decoded = (groups: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([name, text]) => (text === undefined ? [] : [[name, decodeURIComponent(text)]])),
  )

/** Finds the page of a path as it stands in an address, without its query. */
export function matchRoute(path: string): RouteMatch {
  const page = pages.find(({ pattern }) => pattern.test(path))
  if (!page && (isServers.test(path) || isFilePath(path))) return { kind: 'none' }
  if (!isReadable(path)) return { kind: 'unreadable' }
  if (!page) return { kind: 'unknown' }
  const { route, pattern, isDemo } = page
  return { kind: 'page', route, params: decoded(pattern.exec(path)?.groups ?? {}), isDemo }
}
