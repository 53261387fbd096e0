import type { RouteName } from '../../config/routes'
import type { Services } from '../kernel/services'

/** Which page of the app was asked for, and in which currency its prices are to be told. */
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

/** Makes a public page, the same for everybody who asks in the same currency. */
export interface PageRenderer {
  /** Says what of the query the page hangs on, in one spelling; addresses of one route, the same parameters, currency and key get the same page. */
  readonly keyOf: (address: PageAddress) => string
  readonly render: (address: PageAddress, services: Services) => Promise<PageParts>
}
