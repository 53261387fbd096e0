import type { HotelDetailInitial } from '@/contract/first-screens'
import { hotelRoutes } from '@/contract/hotel'
import { DEFAULT_GUESTS } from '@/domain/stays/guests'
import { hotelPageStay } from '@/domain/stays/hotel-page'
import { hotelModule } from '../../routes/hotel'
import type { Services } from '../../kernel/services'
import type { PageAddress } from '../page-parts'
import { visitorContext } from '../visitor-context'
import { allowedBy } from './allowed-by'
import { unlessRefused } from './unless-refused'

const isHotelAsked = allowedBy(hotelRoutes.getHotelDetail.input)
const areOffersAsked = allowedBy(hotelRoutes.getPackageInfoFull.input)

/** Reads what a hotel's page shows first, as the page's own calls answer it; null where there is no such hotel. */
export async function loadHotelDetail(address: PageAddress, services: Services): Promise<HotelDetailInitial | null> {
  const { getHotelDetail, getPackageInfoFull, listSimilarHotels } = hotelModule.handlers
  const asker = visitorContext(services, address.currencyCode)
  const asked = { id: address.params.id }
  if (!isHotelAsked(asked)) return null
  const wanted = { hotelId: asked.id, ...hotelPageStay(Object.fromEntries(address.query), DEFAULT_GUESTS) }
  const isStayAsked = areOffersAsked(wanted)
  const [hotel, offers, similar] = await Promise.all([
    unlessRefused(() => getHotelDetail(asked, asker), [404]),
    isStayAsked ? unlessRefused(() => getPackageInfoFull(wanted, asker), [400, 404]) : null,
    isStayAsked ? unlessRefused(() => listSimilarHotels(wanted, asker), [400, 404]) : null,
  ])
  return hotel && { hotel, offers, similar: similar && similar.list }
}
