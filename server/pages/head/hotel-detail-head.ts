import type { HotelDetailInitial } from '@/contract/first-screens'
import type { HotelDetail } from '@/contract/hotel'
import type { Services } from '../../kernel/services'
import { headHtml } from './head-html'
import { hotelThing } from './hotel-thing'
import { breadcrumbList } from './json-ld'
import { cityPage, homePage, hotelPage } from './named-pages'
import { sharedPicture } from './shared-picture'

/** The head of a hotel's page; its address is the same for every stay. */
export function hotelDetailHead(
  data: Pick<HotelDetailInitial, 'hotel' | 'offers'>,
  services: Pick<Services, 'env' | 'pictures'>,
): string {
  const { hotel } = data
  const { env } = services
  const own = hotelPage(env, hotel)
  const [first] = hotel.pictures
  return headHtml({
    title: `${hotel.name}, ${hotel.cityName}`,
    description: summaryOf(hotel),
    canonical: own.address,
    isListed: true,
    picture: first ? sharedPicture(first, services) : null,
    things: [
      hotelThing(data, own.address, services),
      breadcrumbList([homePage(env), cityPage(env, hotel.cityId, hotel.cityName), own]),
    ],
  })
}

function summaryOf({ star, cityName, reviewScore, reviewCount, intro }: HotelDetail): string {
  const kind = star === null ? 'Hotel' : `${star}-star hotel`
  const rated = reviewScore === null || reviewCount === 0 ? '' : ` Rated ${reviewScore} of 5 by ${reviewCount} guests.`
  return `${kind} in ${cityName}.${rated} ${intro}`
}
