import type { ScreenData } from '@/contract/first-screens'
import { hotelQueryFields, type HotelQuery } from '@/domain/stays/hotel-query'
import type { SearchReply } from '../../search/search-filters'
import type { Services } from '../../kernel/services'
import { screenData } from './screen-data'

/** What a hotel list begins with: its search and what that has found, priced in a currency (ISO 4217). */
export const hotelListScreenData = (
  services: Pick<Services, 'clock'>,
  currencyCode: string,
  { query, found }: { readonly query: HotelQuery; readonly found: SearchReply },
): ScreenData<'hotelList'> =>
  screenData(services, currencyCode, { key: 'hotelList', params: hotelQueryFields(query), value: found })
