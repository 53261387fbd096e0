import { hotelQueryFields } from '@/domain/stays/hotel-query'
import { countOf } from '@/domain/text/phrases'
import type { Services } from '../../kernel/services'
import type { HotelListData } from '../makers/hotel-list-data'
import { pagePath } from '../page-path'
import { headHtml } from './head-html'
import { breadcrumbList, itemLists, type NamedPage } from './json-ld'
import { cityPage, homePage, hotelPage } from './named-pages'
import { sharedPicture } from './shared-picture'

/** The head of a hotel list: search engines list that of a whole city, and no search in it; the stay is no part of its address. */
export function hotelListHead(data: HotelListData, services: Pick<Services, 'env' | 'pictures'>): string {
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
