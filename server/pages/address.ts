import { type RouteDef, type RouteName, routes } from '../../config/routes'
import { isReadable } from '../kernel/http/request-url'
import { usualCurrency } from '@/domain/money/currency'
import { readShared } from '@/domain/app/share-link'
import type { IpRegion } from '@/contract/account'
import type { PageAddress } from './page-parts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Caller, Regions } from '../kernel/http/regions'
import type { Env } from '../kernel/config/env'

type Fields = Readonly<Record<string, string | number>>

/** A query in one spelling: its fields in alphabetical order, encoded; '' without any. */
export const sortedQuery = (fields: Fields): string =>
  Object.keys(fields)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(fields[name] ?? '')}`)
    .join('&')

/** Path and query of a route on H5, the query's fields in alphabetical order, so that one page has one address; throws where a path parameter is missing. */
export function pagePath(route: RouteName, params: Fields = {}, query: Fields = {}): string {
  const path = routes[route].path.replace(/\/:(\w+)(\?)?/g, (_match, name: string, isOptional?: string) => {
    const value = params[name]
    if (isOptional && (value === undefined || value === '')) return ''
    if (value === undefined || value === '') throw new Error(`Route ${route} needs ${name}`)
    return `/${encodeURIComponent(value)}`
  })
  const text = sortedQuery(query)
  return text === '' ? path : `${path}?${text}`
}

/** What the app does with an address that is neither a file nor an API route. */
type RouteMatch =
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

const decodedWord = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Parses the query of an address as the app's router does, so that the page is rendered for what the app will request. A plus stays a plus, the last of repeated fields counts, and fields without a value are dropped. What cannot be decoded stays as it is. */
export function appQuery(search: string): URLSearchParams {
  const query = new URLSearchParams()
  for (const pair of search.slice(1).replace(/^[?&]/, '').split('&')) {
    const [, name = pair, value] = /^(.*?)=(.*)$/s.exec(pair) ?? []
    if (value === undefined) query.delete(name)
    else query.set(name, decodedWord(value))
  }
  return query
}

/** The pages that are shared with a currency. */
const sharedRoutes: readonly RouteName[] = ['hotelDetail', 'productDetail']

/** The address of a page for somebody in a region; prices are in the currency that a shared link lends, else the region's usual one, as the app itself begins. */
export function pageAddress(
  { route, params }: Pick<PageAddress, 'route' | 'params'>,
  query: URLSearchParams,
  region: IpRegion,
): PageAddress {
  const lent = sharedRoutes.includes(route) ? readShared(Object.fromEntries(query)).currencyCode : null
  return { route, params, query, currencyCode: lent ?? usualCurrency(region) }
}

/** The sender of a page request: the unmodified URL, the network address and the headers. */
export interface PageCaller {
  readonly url: string
  readonly ip: string
  readonly headers: IncomingHttpHeaders
}

/** What a page request is for. */
export type RequestedPage =
  | { readonly kind: 'page'; readonly address: PageAddress }
  /** A page whose address brings a ticket: who brings one is signed in before anything is shown. */
  | { readonly kind: 'plain'; readonly route: RouteName }
  /** One that the app does not have. */
  | { readonly kind: 'unknown' }
  /** One that the app must not read. */
  | { readonly kind: 'hidden' }
  /** Another spelling of an address. */
  | { readonly kind: 'elsewhere'; readonly url: string }
  /** Nothing of the app's. */
  | { readonly kind: 'none' }

const bringsTicket = /[?&](token|uid)=/

/** Whether an address brings a ticket, which nobody else may learn. */
export const isSecretAddress = (url: string): boolean => bringsTicket.test(url)

// To the app's router an address that begins with two slashes is another origin, which it may not show.
const manySlashes = /[/\\]{2,}/

/** Splits a URL into its path and its query with the leading "?"; what cannot be decoded stays as it came. */
export function partsOfUrl(url: string): { path: string; search: string } {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at) }
}

/** The caller's network address and headers, by which its region is found. */
const callerOf = ({ ip, headers }: PageCaller): Caller => ({
  ip,
  header: (name) => headers[name]?.toString() ?? null,
})

/** Determines which page a request is for: whether the demo is shown, and where callers are. */
interface RequestedPageParts {
  readonly env: Pick<Env, 'isProductionLike'>
  readonly regions: Regions
}

/** Returns what a page request is for. */
export function requestedPage(caller: PageCaller, { env, regions }: RequestedPageParts): RequestedPage {
  const { url } = caller
  const { path, search } = partsOfUrl(url)
  if (manySlashes.test(path)) return { kind: 'elsewhere', url: path.replaceAll(/[/\\]{2,}/g, '/') + search }
  const match = matchRoute(path)
  if (match.kind === 'none' || match.kind === 'unknown') return match
  if (match.kind === 'unreadable' || (match.isDemo && env.isProductionLike)) return { kind: 'hidden' }
  if (isSecretAddress(url)) return { kind: 'plain', route: match.route }
  return { kind: 'page', address: pageAddress(match, appQuery(search), regions.of(callerOf(caller))) }
}
