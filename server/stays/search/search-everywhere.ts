import type { Stay } from '@/contract/stay'
import { addDays } from '@/domain/days/civil-day'
import { badInput } from '../../kernel/errors'
import { type FoundName, readPopularHotels } from './repository'
import { readSaleState } from '../repository/sale-state'
import { readCursor, writeCursor } from '../../kernel/http/cursor'
import type { LiveHotels } from './live-index'
import { runSearch } from './run-search'
import { searchCards } from './search-cards'
import { CURSOR_NUMBERS, filtersOf, nearOf, PAGE_SIZE, type SearchInput, type SearchReply } from './search-filters'
import { createSubsetIndex } from './index-cache'
import { StayView } from './stay-view'
import { type CardCaller, withScore } from '../quote/hotel-cards'
import { NEAREST_DAYS, stayInCity } from '../quote/stay-dates'

/** Maximum number of hotels; a name that more hotels share should be searched for in a city. */
const MOST_FOUND = 60

/** Searches all cities for a hotel name, or lists popular hotels without one, best first. Takes two queries, and up to five more where a city is not in memory. Dates are those of UTC. */
export async function searchEverywhere(
  input: SearchInput,
  { services, user, currency }: CardCaller,
): Promise<SearchReply> {
  const { cityIndexes, pictures, clock } = services
  const now = clock.now()
  const sort = input.sort ?? 'recommended'
  const near = nearOf(input)
  if (sort === 'distance' && near === null) throw badInput('nearLat', 'Say from where: name a city or a point.')
  const after = readCursor(sort, CURSOR_NUMBERS, input.cursor)
  const stay = stayInCity(input, 'UTC', now)
  const filters = filtersOf(input)
  const { hotels: named, correctedKeyword } = await findHotels(filters.keyword, services)
  const live =
    (await cityIndexes.hotels(named, user?.uid ?? null)) ?? (await readHotels(named, stay, { services, user }))
  const { catalogue, cityIndex, viewer } = live
  const view = new StayView(cityIndex, { catalogue, stay, currencyCode: currency, isVip: viewer === 'vip', now })
  const keyword = correctedKeyword ?? filters.keyword
  const query = {
    filters: { ...filters, keyword: '' },
    sort,
    near,
    after,
    pageSize: input.pageSize ?? PAGE_SIZE,
  }
  const searched = { cityIndex, view, stay, currencyCode: currency, nameMatches: null }
  const { page, last, ...found } = runSearch(searched, query)
  const shownQuery = { ...query, filters: { ...query.filters, keyword } }
  return {
    ...found,
    list: searchCards(page, { live, searched, query: shownQuery, pictures, now }),
    nextCursor: last && writeCursor(sort, last),
    cityId: null,
    cityName: '',
    timeZone: 'UTC',
    stay,
    correctedKeyword,
  }
}

async function findHotels(
  keyword: string,
  { database: { db }, cityIndexes, hotelNames }: CardCaller['services'],
): Promise<{ hotels: readonly FoundName[]; correctedKeyword: string | null }> {
  if (keyword === '') return { hotels: await readPopularHotels(db, MOST_FOUND), correctedKeyword: null }
  const { hotels, correctedKeyword } = await hotelNames.find(await cityIndexes.version(), keyword)
  return { hotels: hotels.slice(0, MOST_FOUND).map(({ id, cityId }) => ({ id, cityId })), correctedKeyword }
}

async function readHotels(
  named: readonly FoundName[],
  stay: Stay,
  { services: { catalogue: cache, database }, user }: Pick<CardCaller, 'services' | 'user'>,
): Promise<LiveHotels> {
  const hotelIds = named.map(({ id }) => id)
  const state = await readSaleState(database.db, {
    of: { hotelIds },
    from: addDays(stay.checkIn, -NEAREST_DAYS),
    until: addDays(stay.checkOut, NEAREST_DAYS),
    userId: user?.uid ?? null,
  })
  const catalogue = await cache.at(database.db, state.version)
  const byId = await cache.hotelsById(database.db, catalogue, hotelIds)
  const listed = hotelIds.flatMap((id) => byId.get(id) ?? []).map((one) => withScore(one, state))
  const cityIndex = createSubsetIndex(listed, (roomTypeId) => ({
    nights: new Map(state.nights.get(roomTypeId)),
    dayRules: new Map(state.dayRules.get(roomTypeId)),
  }))
  return { catalogue, cityIndex, collected: state.collected, viewer: state.viewer }
}
