import type { RouteName } from '../../config/routes'
import type { Services } from '../kernel/services'

/** The requested page of the app and the currency of its prices. */
export interface PageAddress {
  readonly route: RouteName
  /** Path parameters of the route, decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** ISO 4217. */
  readonly currencyCode: string
}

/** What of a page is known before any script runs; each is whole HTML, already escaped. */
export interface PageParts {
  /** 404 where the address names something that is not there. */
  readonly status: 200 | 404
  /** Title, description, canonical address and the rest that stands in the head. */
  readonly head: string
  /** The first screen as markup, and the data that it was made of; null where the app draws it itself. */
  readonly screen: { readonly html: string; readonly data: unknown } | null
}

/** Renders a public page, which is the same for all callers with the same currency. */
export interface PageRenderer {
  /** Canonical form of the query fields that the page depends on; addresses with the same route, parameters, currency and key share a page. */
  readonly keyOf: (address: PageAddress) => string
  /** Whether the page is rendered for each request, because what it shows can be taken down at any time. */
  readonly isFresh?: true
  readonly render: (address: PageAddress, services: Services) => Promise<PageParts>
}
