import { searchRoutes } from '@/contract/search'
import { hotelListPage, type HotelQuery, readHotelQuery, searchInput } from '@/domain/stays/hotel-query'
import { searchHotels } from '../../quotes/search-hotels'
import type { SearchReply } from '../../search/search-filters'
import type { Services } from '../../kernel/services'
import type { PageAddress } from '../page-parts'
import { visitorContext } from '../visitor-context'
import { allowedBy } from './allowed-by'
import { unlessRefused } from './unless-refused'

/** A hotel list as its page begins. */
export interface HotelListData {
  readonly query: HotelQuery
  /** The first page of the list; null where what was asked for cannot be. */
  readonly found: SearchReply | null
  /** Empty where no city was asked for. */
  readonly cityName: string
}

const isAsked = allowedBy(searchRoutes.searchHotels.input)

/** Reads what a hotel list shows first, as the page's own call answers it; null where there is no such city. */
export async function loadHotelList(address: PageAddress, services: Services): Promise<HotelListData | null> {
  const query = readHotelQuery(Object.fromEntries(address.query), address.currencyCode)
  const input = { ...searchInput(query), pageSize: hotelListPage() }
  const asker = visitorContext(services, address.currencyCode)
  const found = isAsked(input) ? await unlessRefused(() => searchHotels(input, asker), [400, 404]) : null
  if (query.cityId === '') return { query, found, cityName: '' }
  const cityName = found?.cityName ?? (await knownCityName(query.cityId, services))
  return cityName === null ? null : { query, found, cityName }
}

async function knownCityName(cityId: string, { catalogue, database: { db } }: Services): Promise<string | null> {
  return (await catalogue.latest(db)).cityById.get(cityId)?.name ?? null
}
