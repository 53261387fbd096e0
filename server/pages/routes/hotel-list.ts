import { searchRoutes } from '@/contract/search'
import {
  hotelListPage,
  type HotelQuery,
  hotelQueryFields,
  readHotelQuery,
  searchInput,
} from '@/domain/stays/hotel-query'
import { searchHotels } from '../../stays/search/search-hotels'
import type { SearchReply } from '../../stays/search/search-filters'
import type { Services } from '../../kernel/services'
import type { PageAddress, PageRenderer } from '../page-parts'
import { allowedBy, renderRouteScreen, missingPage, screenData, unlessRefused, visitorContext } from '../route-page'
import { countOf } from '@/domain/text/phrases'
import { pagePath, sortedQuery } from '../address'
import { headHtml, sharedPicture } from '../seo/head-html'
import { breadcrumbList, cityPage, homePage, hotelPage, itemLists, type NamedPage } from '../seo/structured-data'
import type { ScreenData } from '@/contract/first-screens'

/** A hotel list as its page begins. */
interface HotelListData {
  readonly query: HotelQuery
  /** The first page of the list; null where the search is invalid. */
  readonly found: SearchReply | null
  /** Empty when no city was requested. */
  readonly cityName: string
}

const isValidInput = allowedBy(searchRoutes.searchHotels.input)

/** Loads what a hotel list shows first, through the page's own API route; null where there is no such city. */
export async function loadHotelList(address: PageAddress, services: Services): Promise<HotelListData | null> {
  const query = readHotelQuery(Object.fromEntries(address.query), address.currencyCode)
  const input = { ...searchInput(query), pageSize: hotelListPage() }
  const caller = visitorContext(services, address.currencyCode)
  const found = isValidInput(input) ? await unlessRefused(() => searchHotels(input, caller), [400, 404]) : null
  if (query.cityId === '') return { query, found, cityName: '' }
  const cityName = found?.cityName ?? (await knownCityName(query.cityId, services))
  return cityName === null ? null : { query, found, cityName }
}

async function knownCityName(cityId: string, { catalogue, database: { db } }: Services): Promise<string | null> {
  return (await catalogue.latest(db)).cityById.get(cityId)?.name ?? null
}

/** The head of a hotel list: search engines list that of a whole city, and no search in it; the stay is no part of its address. */
function hotelListHead(data: HotelListData, services: Pick<Services, 'env' | 'pictures'>): string {
  const { query, found, cityName } = data
  const { env } = services
  const title = titleOf(data)
  const fields = hotelQueryFields({ ...query, stay: {} })
  const own: NamedPage = { name: title, address: env.publicUrl + pagePath('hotelList', {}, fields) }
  const hotels = found?.list ?? []
  const ofCity = cityName === '' ? [] : [cityPage(env, query.cityId, cityName)]
  const [first] = hotels
  return headHtml({
    title,
    description: summaryOf(data),
    canonical: own.address,
    isListed: Object.keys(fields).join() === 'cityId' && found?.list.length !== 0,
    picture: first ? sharedPicture(first.headImg, services) : null,
    things: [
      breadcrumbList([homePage(env), ...ofCity, own]),
      ...itemLists(
        title,
        hotels.map((hotel) => hotelPage(env, hotel)),
      ),
    ],
  })
}

function titleOf({ query, cityName }: HotelListData): string {
  if (cityName !== '') return `Hotels in ${cityName}`
  return query.keyword === '' ? 'Hotel List' : `Hotels for “${query.keyword}”`
}

function summaryOf({ found, cityName }: HotelListData): string {
  const hotels = found ? countOf(found.total + found.soldOutCount, 'hotel') : 'Hotels'
  const place = cityName === '' ? '' : ` in ${cityName}`
  return `${hotels}${place}: compare what a stay costs with taxes and fees, when it can be cancelled free of charge, and what guests say.`
}

/** What a hotel list begins with: its search and what that has found, priced in a currency (ISO 4217). */
export const hotelListScreenData = (
  services: Pick<Services, 'clock'>,
  currencyCode: string,
  { query, found }: { readonly query: HotelQuery; readonly found: SearchReply },
): ScreenData<'hotelList'> =>
  screenData(services, currencyCode, { key: 'hotelList', params: hotelQueryFields(query), value: found })

/** Makes the page of a hotel list. */
export const hotelListRenderer: PageRenderer = {
  keyOf: ({ query, currencyCode }) =>
    sortedQuery(hotelQueryFields(readHotelQuery(Object.fromEntries(query), currencyCode))),
  render: async (address, services) => {
    const data = await loadHotelList(address, services)
    if (!data) return missingPage
    const { query, found } = data
    const readScreenData = async () => found && hotelListScreenData(services, address.currencyCode, { query, found })
    return { status: 200, head: hotelListHead(data, services), screen: await renderRouteScreen(readScreenData) }
  },
}
