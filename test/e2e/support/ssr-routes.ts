import { visitorApi } from './app-calls'
import { eventually } from './eventually'
import type { Staylark } from './staylark'
import { dayAhead } from './traveler'
import { exchangedSkuId } from './exchanged-sku'

/** A route whose first screen comes from the server. */
export interface SsrRoute {
  readonly name: string
  /** An address of it that shows all that it can. */
  readonly address: (staylark: Staylark) => Promise<string>
  /** Matches requests for what the server puts into the page. */
  readonly calls: RegExp
  /** Stands at the end of what the server draws. */
  readonly lastElement: string
  /** Links to other pages of the app, and where one of them leads. */
  readonly link: string
  readonly leadsTo: RegExp
  /** Elements that there are at least. */
  readonly leastNodes: number
  /** Lines of shownTree that show the time, and so change every minute. */
  readonly clock?: RegExp
}

/** Explore. */
export const exploreRoute: SsrRoute = {
  name: 'Explore',
  address: () => Promise.resolve('/home'),
  calls: /\/list\/(hotcity|coupon)|\/waterfall\/moment/,
  lastElement: '.tab-bar',
  link: '.feed .card-link',
  leadsTo: /^\/hotel\/detail\/[^/]+\?checkIn=/,
  leastNodes: 200,
}

async function bookableHotel(url: string, stay: object): Promise<string> {
  const reply = await fetch(`${url}/api/search/zomo/search/hotel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cityId: 'shanghai', ...stay }),
  })
  const { list }: { list: { id: string }[] } = await reply.json()
  const [first] = list
  if (!first) throw new Error('There are no hotels')
  return first.id
}

/** The first hotel of a city, for two nights. */
export const hotelRoute: SsrRoute = {
  name: 'A hotel',
  address: async ({ url }) => {
    const stay = { checkIn: dayAhead(21), checkOut: dayAhead(23) }
    return `/hotel/detail/${await bookableHotel(url, stay)}?${new URLSearchParams(stay)}`
  },
  calls: /\/GetHotelDetail|\/package\/info\/full|\/hotel\/similar/,
  lastElement: '.detail-similar-cell',
  link: '.pack-foot a',
  leadsTo: /^\/hotel\/book\/[^/]+\?checkIn=/,
  leastNodes: 400,
}

/** A voucher that is exchanged for a stay. */
export const productRoute: SsrRoute = {
  name: 'A voucher',
  address: async ({ url }) => `/product/detail/${await exchangedSkuId(visitorApi(url))}`,
  calls: /GetSKUCouponActivityDetail/,
  lastElement: '.product-help',
  link: '.bottom-bar a',
  leadsTo: /^\/product\/book\/[^/]+$/,
  leastNodes: 100,
}

/** The newest post of everybody's feed. */
const momentRoute: SsrRoute = {
  name: 'A moment',
  address: async ({ url }) => {
    const reply = await fetch(`${url}/api/ugc/moment/zomo/list/moment?pageSize=1`)
    const { list }: { list: { id: string }[] } = await reply.json()
    const [first] = list
    if (!first) throw new Error('There are no posts')
    return `/ugc/moment/detail/${first.id}`
  },
  calls: /\/api\/ugc\/moment\/detail/,
  lastElement: '.activity-like',
  link: '.activity-block .author-who',
  leadsTo: /^\/ugc\/person\/[^/]+$/,
  leastNodes: 60,
}

/** The list of a city for a stay, narrowed and in another order than the usual one. */
export const hotelListRoute: SsrRoute = {
  name: 'A hotel list',
  address: () =>
    Promise.resolve(
      `/hotel/list?cityId=tokyo&checkIn=${dayAhead(21)}&checkOut=${dayAhead(23)}&rooms=1&adults=2&sort=rating&grades=4,5,6`,
    ),
  calls: /\/search\/hotel/,
  lastElement: ':nth-match(.hotel-link, 8)',
  link: '.hotel-link',
  leadsTo: /^\/hotel\/detail\/[^/]+\?checkIn=/,
  leastNodes: 200,
}

/** The home page of a city. */
export const cityRoute: SsrRoute = {
  name: 'A city',
  address: () => Promise.resolve('/hotel/city/info?cityId=kyoto'),
  calls: /\/dest\/city\/info|\/zomo\/list\/hotel/,
  lastElement: '.bottom-bar',
  link: '.hotel-link',
  leadsTo: /^\/hotel\/detail\/[^/]+\?rooms=1&adults=2$/,
  leastNodes: 200,
  clock: /city-time/,
}

/** The reviews of a city's first hotel. */
const commentsRoute: SsrRoute = {
  name: 'Reviews',
  address: async ({ url }) =>
    `/ugc/comment/hotel/${await bookableHotel(url, { checkIn: dayAhead(21), checkOut: dayAhead(23) })}`,
  calls: /\/api\/ugc\/comment\//,
  lastElement: '.list-end',
  link: '.remarks-goods',
  leadsTo: /^\/hotel\/detail\/[^/]+$/,
  leastNodes: 100,
}

/** The pictures of a city. */
const picturesRoute: SsrRoute = {
  name: 'Pictures',
  address: () => Promise.resolve('/ugc/picture/list?type=city&id=kyoto'),
  calls: /\/api\/ugc\/picture\//,
  lastElement: '.list-end',
  link: '.photos-goods',
  leadsTo: /^\/hotel\/city\/info\?cityId=kyoto$/,
  leastNodes: 30,
}

/** How reviews work. */
const reviewRulesRoute: SsrRoute = {
  name: 'How reviews work',
  address: () => Promise.resolve('/ugc/reviews'),
  calls: /\/api\/ugc\//,
  lastElement: '.rules-search',
  link: '.rules-search',
  leadsTo: /^\/search$/,
  leastNodes: 30,
}

/** Every route whose first screen comes from the server. */
export const ssrRoutes: readonly SsrRoute[] = [
  exploreRoute,
  hotelListRoute,
  hotelRoute,
  cityRoute,
  productRoute,
  momentRoute,
  commentsRoute,
  picturesRoute,
  reviewRulesRoute,
]

/** Waits until the server has made an address's page in time: the first one may be late, and then the app draws it. */
export async function addressOfSsrRoute(staylark: Staylark, route: Pick<SsrRoute, 'address'>): Promise<string> {
  const address = await route.address(staylark)
  await eventually(
    async () => (await fetch(`${staylark.url}${address}`)).text(),
    (html) => expect(html.includes('id="__data"')).toBe(true),
  )
  return address
}
