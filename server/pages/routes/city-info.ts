import { type CityInfo, cityRoutes } from '@/contract/destination'
import type { HotelCard } from '@/contract/search'
import { CITY_HOTELS_PAGE } from '@/domain/stays/city'
import { DEFAULT_GUESTS } from '@/domain/stays/guests'
import { cityInfo } from '../../stays/city/city-info'
import { listCityHotels } from '../../stays/search/search-hotels'
import type { Services } from '../../kernel/services'
import type { PageAddress, PageRenderer } from '../page-parts'
import { allowedBy, renderRouteScreen, missingPage, screenData, unlessRefused, visitorContext } from '../route-page'
import { headHtml, sharedPicture } from '../seo/head-html'
import { breadcrumbList, cityPage, homePage, hotelPage, itemLists, type JsonLd } from '../seo/structured-data'
import type { ScreenData } from '@/contract/first-screens'
import { sortedQuery } from '../address'

/** A city's home page as it begins; its hotels are priced for one night from tomorrow there. */
interface CityInfoData {
  readonly info: CityInfo
  readonly hotels: readonly HotelCard[]
}

const isValidInput = allowedBy(cityRoutes.getCityInfo.input)

/** Loads what a city's home page shows first, through the page's own API routes; null where there is no such city. */
export async function loadCityInfo(address: PageAddress, services: Services): Promise<CityInfoData | null> {
  const input = { cityId: address.query.get('cityId') }
  if (!isValidInput(input)) return null
  const { cityId } = input
  const wanted = { cityId, pageSize: CITY_HOTELS_PAGE, ...DEFAULT_GUESTS }
  const caller = visitorContext(services, address.currencyCode)
  const [info, hotels] = await Promise.all([
    unlessRefused(() => cityInfo(cityId, caller), [404]),
    unlessRefused(() => listCityHotels(wanted, cityId, caller), [404]),
  ])
  return info && { info, hotels: hotels?.list ?? [] }
}

/** The head of a city's home page. */
function cityInfoHead({ info, hotels }: CityInfoData, services: Pick<Services, 'env' | 'pictures'>): string {
  const { env } = services
  const own = cityPage(env, info.cityId, info.name)
  const picture = sharedPicture(info.headImg, services)
  const place = info.countryName === info.name ? info.name : `${info.name}, ${info.countryName}`
  return headHtml({
    title: `${place}: where and when to stay`,
    description: info.intro,
    canonical: own.address,
    isListed: true,
    picture,
    things: [
      { ...destination(info), url: own.address, image: picture.address },
      breadcrumbList([homePage(env), own]),
      ...itemLists(
        `Hotels in ${info.name}`,
        hotels.map((hotel) => hotelPage(env, hotel)),
      ),
      ...faqOf(info),
    ],
  })
}

const destination = ({ name, localName, intro, countryCode }: CityInfo): JsonLd => ({
  '@type': 'TouristDestination',
  name,
  alternateName: localName === name ? undefined : localName || undefined,
  description: intro || undefined,
  containedInPlace: { '@type': 'Country', identifier: countryCode },
})

/** Structured data of the page's FAQ. */
function faqOf({ faqs }: CityInfo): JsonLd[] {
  if (faqs.length === 0) return []
  const mainEntity = faqs.map((faq) => ({
    '@type': 'Question',
    name: faq.question,
    acceptedAnswer: { '@type': 'Answer', text: faq.answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

/** What a city's home page begins with, priced in a currency (ISO 4217). */
export const cityInfoScreenData = (
  services: Pick<Services, 'clock'>,
  currencyCode: string,
  value: CityInfoData,
): ScreenData<'cityInfo'> =>
  screenData(services, currencyCode, { key: 'cityInfo', params: { cityId: value.info.cityId }, value })

/** Makes the home page of a city. */
export const cityInfoRenderer: PageRenderer = {
  keyOf: ({ query }) => sortedQuery({ cityId: query.get('cityId') ?? '' }),
  render: async (address, services) => {
    const data = await loadCityInfo(address, services)
    if (!data) return missingPage
    const screen = await renderRouteScreen(async () => cityInfoScreenData(services, address.currencyCode, data))
    return { status: 200, head: cityInfoHead(data, services), screen }
  },
}
