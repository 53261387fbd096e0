import type { IncomingHttpHeaders } from 'node:http'
import type { Caller, Regions } from '../kernel/http/regions'
import type { RouteName } from '../../config/routes'
import type { Env } from '../kernel/config/env'
import { appQuery } from './app-query'
import { matchRoute } from './match-route'
import { pageAddress } from './page-address'
import type { PageAddress } from './page-parts'

/** Somebody who asks for an address, as it came, from an address of the network. */
export interface PageAsker {
  readonly url: string
  readonly ip: string
  readonly headers: IncomingHttpHeaders
}

/** What of the app's somebody asks for. */
export type AskedPage =
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

/** An address's path, and its query with the question mark; what cannot be decoded stays as it came. */
export function partsOfUrl(url: string): { path: string; search: string } {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at) }
}

/** Where somebody asks from. */
const callerOf = ({ ip, headers }: PageAsker): Caller => ({
  ip,
  header: (name) => headers[name]?.toString() ?? null,
})

/** What tells which page is asked for: whether the demo is shown, and where callers are. */
export interface AskedPageParts {
  readonly env: Pick<Env, 'isProductionLike'>
  readonly regions: Regions
}

/** Tells what of the app's a request to read an address is for. */
export function askedPage(asker: PageAsker, { env, regions }: AskedPageParts): AskedPage {
  const { url } = asker
  const { path, search } = partsOfUrl(url)
  if (manySlashes.test(path)) return { kind: 'elsewhere', url: path.replaceAll(/[/\\]{2,}/g, '/') + search }
  const match = matchRoute(path)
  if (match.kind === 'none' || match.kind === 'unknown') return match
  if (match.kind === 'unreadable' || (match.isDemo && env.isProductionLike)) return { kind: 'hidden' }
  if (isSecretAddress(url)) return { kind: 'plain', route: match.route }
  return { kind: 'page', address: pageAddress(match, appQuery(search), regions.of(callerOf(asker))) }
}
