import type { Stay } from '@/contract/stay'
import { addDays } from '@/domain/days/civil-day'
import { badInput } from '../kernel/errors'
import { type FoundName, readHotelsByName, readHotelWords, readPopularHotels } from '../repositories/hotel-names'
import { readSaleState } from '../repositories/sale-state'
import { readCursor, writeCursor } from '../kernel/http/cursor'
import { findHotelsByName, type HotelsByName, type NameSource } from '../search/find-hotels-by-name'
import type { LiveHotels } from '../search/live-shelves'
import { runSearch } from '../search/run-search'
import { searchCards } from '../search/search-cards'
import {
  CURSOR_NUMBERS,
  filtersOf,
  nearOf,
  PAGE_SIZE,
  type SearchInput,
  type SearchReply,
} from '../search/search-filters'
import { shelfOfSome } from '../search/shelf-of-some'
import { StayView } from '../search/stay-view'
import type { CardAsker } from './hotel-cards'
import { NEAREST_DAYS } from './nearest-stay'
import { stayInCity } from './stay-in-city'

/** What more hotels are called should be looked for in a city. */
const MOST_FOUND = 60

/** Searches all cities for hotels of a name, or lists the most popular where none is given, in two statements and two more to mend a typo (and up to five more where a city of theirs is not in memory); without a city the days are those of UTC. */
export async function searchEverywhere(
  input: SearchInput,
  { services, user, currency }: CardAsker,
): Promise<SearchReply> {
  const { shelves, pictures, clock } = services
  const now = clock.now()
  const sort = input.sort ?? 'recommended'
  const near = nearOf(input)
  if (sort === 'distance' && near === null) throw badInput('nearLat', 'Say from where: name a city or a point.')
  const after = readCursor(sort, CURSOR_NUMBERS, input.cursor)
  const stay = stayInCity(input, 'UTC', now)
  const { hotels: named, correctedKeyword } = await findHotels(input.keyword ?? '', services)
  const live = (await shelves.hotels(named, user?.uid ?? null)) ?? (await readHotels(named, stay, { services, user }))
  const { catalogue, shelf, audience } = live
  const view = new StayView(shelf, { catalogue, stay, currencyCode: currency, isMember: audience === 'vip', now })
  const keyword = correctedKeyword ?? input.keyword ?? ''
  const query = {
    filters: { ...filtersOf(input), keyword: '' },
    sort,
    near,
    after,
    pageSize: input.pageSize ?? PAGE_SIZE,
  }
  const stayed = { shelf, view, stay, currencyCode: currency }
  const { page, last, ...found } = runSearch(stayed, query)
  const shownQuery = { ...query, filters: { ...query.filters, keyword } }
  return {
    ...found,
    list: searchCards(page, { live, stayed, query: shownQuery, pictures, now }),
    nextCursor: last && writeCursor(sort, last),
    cityId: null,
    cityName: '',
    timeZone: 'UTC',
    stay,
    correctedKeyword,
  }
}

async function findHotels(keyword: string, services: CardAsker['services']): Promise<HotelsByName> {
  if (keyword !== '') return findHotelsByName(namesOf(services), keyword, MOST_FOUND)
  return { hotels: await readPopularHotels(services.database.db, MOST_FOUND), correctedKeyword: null }
}

/** Names are looked up in memory where all cities are there. */
const namesOf = ({ shelves, database: { db } }: CardAsker['services']): NameSource => ({
  byName: async (query) => (await shelves.byName(query)) ?? readHotelsByName(db, query),
  words: () => readHotelWords(db),
})

async function readHotels(
  named: readonly FoundName[],
  stay: Stay,
  { services: { catalogue: cache, database }, user }: Pick<CardAsker, 'services' | 'user'>,
): Promise<LiveHotels> {
  const hotelIds = named.map(({ id }) => id)
  const state = await readSaleState(database.db, {
    of: { hotelIds },
    from: addDays(stay.checkIn, -NEAREST_DAYS),
    until: addDays(stay.checkOut, NEAREST_DAYS),
    userId: user?.uid ?? null,
  })
  const catalogue = await cache.at(database.db, state.version)
  const listed = [...(await cache.hotelsById(database.db, catalogue, hotelIds)).values()]
  const shelf = shelfOfSome(listed, (roomTypeId) => ({
    nights: new Map(state.nights.get(roomTypeId)),
    dayRules: new Map(state.dayRules.get(roomTypeId)),
  }))
  return { catalogue, shelf, collected: state.collected, audience: state.audience }
}
