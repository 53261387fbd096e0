import type { HotelDetailInitial, ScreenData } from '@/contract/first-screens'
import { hotelPageParams } from '@/domain/stays/hotel-page'
import type { Services } from '../../kernel/services'
import type { PageAddress } from '../page-parts'
import { screenData } from './screen-data'

/** What of its address a hotel's page hangs on, apart from the currency. */
export const hotelDetailParams = ({ params: { id = '' }, query }: PageAddress): Record<string, string | number> =>
  hotelPageParams({ ...Object.fromEntries(query), id })

/** What a hotel's page begins with. */
export const hotelDetailScreenData = (
  address: PageAddress,
  value: HotelDetailInitial,
  services: Pick<Services, 'clock'>,
): ScreenData<'hotelDetail'> =>
  screenData(services, address.currencyCode, { key: 'hotelDetail', params: hotelDetailParams(address), value })
