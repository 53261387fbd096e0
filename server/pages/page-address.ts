import { usualCurrency } from '@/domain/money/currency'
import { readShared } from '@/domain/app/share-link'
import type { IpRegion } from '@/contract/account'
import type { PageAddress } from './page-parts'

/** The address of a page for somebody in a region; prices are in the currency that a shared link lends, else the region's usual one, as the app itself begins. */
export function pageAddress(
  { route, params }: Pick<PageAddress, 'route' | 'params'>,
  query: URLSearchParams,
  region: IpRegion,
): PageAddress {
  const lent = route === 'hotelDetail' ? readShared(Object.fromEntries(query)).currencyCode : null
  return { route, params, query, currencyCode: lent ?? usualCurrency(region) }
}
