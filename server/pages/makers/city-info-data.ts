import { cityRoutes, type CityInfo } from '@/contract/city'
import type { HotelCard } from '@/contract/hotel-card'
import { CITY_HOTELS_PAGE } from '@/domain/stays/city'
import { DEFAULT_GUESTS } from '@/domain/stays/guests'
import { cityInfo } from '../../quotes/city-info'
import { listCityHotels } from '../../quotes/search-hotels'
import type { Services } from '../../kernel/services'
import type { PageAddress } from '../page-parts'
import { visitorContext } from '../visitor-context'
import { allowedBy } from './allowed-by'
import { unlessRefused } from './unless-refused'

/** A city's home page as it begins; its hotels are priced for one night from tomorrow there. */
export interface CityInfoData {
  readonly info: CityInfo
  readonly hotels: readonly HotelCard[]
}

const isAsked = allowedBy(cityRoutes.getCityInfo.input)

/** Reads what a city's home page shows first, as the page's own calls answer it; null where there is no such city. */
export async function loadCityInfo(address: PageAddress, services: Services): Promise<CityInfoData | null> {
  const asked = { cityId: address.query.get('cityId') }
  if (!isAsked(asked)) return null
  const { cityId } = asked
  const wanted = { cityId, pageSize: CITY_HOTELS_PAGE, ...DEFAULT_GUESTS }
  const asker = visitorContext(services, address.currencyCode)
  const [info, hotels] = await Promise.all([
    unlessRefused(() => cityInfo(cityId, asker), [404]),
    unlessRefused(() => listCityHotels(wanted, cityId, asker), [404]),
  ])
  return info && { info, hotels: hotels?.list ?? [] }
}
