import fc from 'fast-check'
import { Type } from 'typebox'
import { HotelCard } from '@/contract/search'
import { addDays } from '@/domain/days/civil-day'
import type { PriceViewer } from '@/domain/rates/rate-facts'
import type { Catalogue } from '../../../../server/stays/catalogue/catalogue'
import { nearestStay } from '../../../../server/stays/quote/stay-dates'
import { offersOf } from '../../../../server/stays/quote/offers'
import {
  nightOf,
  type NightTuple,
  ruleOf,
  type RuleTuple,
  type SaleState,
} from '../../../../server/stays/repository/sale-state'
import { loadPictureLibrary } from '../../../../server/kernel/pictures/picture-library'
import { createCityIndex } from '../../../../server/stays/search/create-city-index'
import { applyChanges } from '../../../../server/stays/search/index-cache'
import { checkedText } from '../../../../server/kernel/http/replies'
import { runList, runSearch } from '../../../../server/stays/search/run-search'
import { emptyBits, setBit } from '../../../../server/stays/search/bit-set'
import { HotelNameIndex } from '../../../../server/stays/search/name-index'
import { searchCards } from '../../../../server/stays/search/search-cards'
import { StayView } from '../../../../server/stays/search/stay-view'
import { cardPrice, presentHotelCard } from '../../../../server/stays/quote/hotel-card'
import { Draw } from '../../../../server/stays/reference/draw'
import { todayIn } from '../../../../server/kernel/time/zones'
import { projectFolder } from '../../../support/server/project-folder'
import { plainSearch } from '../../../support/search/plain-search'
import {
  randomChanges,
  randomFilters,
  randomHotels,
  randomSort,
  randomStay,
} from '../../../support/search/random-catalogue'

const writeCards = checkedText('searchHotels', Type.Object({ list: Type.Array(HotelCard) }))
const pictures = loadPictureLibrary(projectFolder)
const catalogue: Catalogue = {
  version: 1,
  cities: [],
  cityById: new Map(),
  holidays: new Map([['CN', new Map([['2026-11-25', 'A holiday']])]]),
  fx: new Map([
    ['CNY', 1],
    ['JPY', 0.0467],
    ['USD', 7.1234],
  ]),
}
const near = { lat: 30.02, lng: 120.01 }

const stateOf = (
  nights: readonly NightTuple[],
  rules: readonly RuleTuple[],
  collected: ReadonlySet<string>,
  viewer: PriceViewer,
): SaleState => {
  const state = { version: 1, nights: new Map(), dayRules: new Map(), scores: new Map(), collected, viewer }
  for (const tuple of nights) {
    state.nights.set(tuple[0], (state.nights.get(tuple[0]) ?? new Map()).set(tuple[1], nightOf(tuple)))
  }
  for (const tuple of rules) {
    state.dayRules.set(tuple[0], (state.dayRules.get(tuple[0]) ?? new Map()).set(tuple[1], ruleOf(tuple)))
  }
  return state
}

/** Creates a random world, one view of it, and the same queries for both ways. */
function world(seed: number) {
  const draw = new Draw(String(seed))
  const hotels = randomHotels(draw)
  const cityIndex = createCityIndex(hotels)
  const [first, later] = [randomChanges(draw, hotels, 30), randomChanges(draw, hotels, 15)]
  applyChanges(cityIndex, { ...first, scores: [] })
  const stay = randomStay(draw)
  const now = new Date(`${addDays('2026-11-20', draw.between(0, 3))}T${draw.pick(['03', '09', '17'])}:30:00Z`)
  const currencyCode = draw.pick(['CNY', 'JPY', 'USD'])
  const viewer = draw.pick<PriceViewer>(['visitor', 'signed_in', 'vip', 'vip'])
  const view = new StayView(cityIndex, { catalogue, stay, currencyCode, isVip: viewer === 'vip', now })
  const collected = new Set(['h1'])
  const names = new HotelNameIndex()
  for (const { hotel } of hotels) names.put({ ...hotel, cityNames: [] })
  const named = (keyword: string) => {
    if (keyword === '') return null
    const found = emptyBits(hotels.length)
    for (const { id } of names.find(keyword).hotels) setBit(found, cityIndex.positionById().get(id) ?? 0, true)
    return found
  }
  const request = (nights: NightTuple[], rules: RuleTuple[]) => {
    const filters = randomFilters(draw)
    const sort = randomSort(draw)
    const facts = { catalogue, state: stateOf(nights, rules, collected, viewer), now, currencyCode }
    let after: readonly number[] | null = null
    for (;;) {
      const query = { filters, sort, near, after, pageSize: 7 }
      const { page, correctedKeyword: _, ...plain } = plainSearch(hotels, query, facts, stay)
      const expected = page.map(({ listed, best, distanceMetres, matchedName }) => {
        const nearest = best
          ? null
          : nearestStay(offersOf(listed, facts, stay), stay, todayIn(listed.hotel.timeZone, now))
        const nearestDates = nearest && { checkIn: nearest.checkIn, checkOut: nearest.checkOut }
        const cardFacts = { catalogue, collected, currencyCode, pictures }
        const searched = { nearestDates, distanceMetres, matchedName }
        return presentHotelCard(listed, cardPrice(best, currencyCode), cardFacts, searched)
      })
      const searched = { cityIndex, view, stay, currencyCode, nameMatches: named(filters.keyword) }
      const { page: found, ...quick } = runSearch(searched, query)
      const live = { catalogue, cityIndex, collected, viewer, view: () => view }
      expect(quick).toEqual(plain)
      const cards = searchCards(found, { live, searched, query, pictures, now })
      expect(cards).toEqual(expected)
      expect(JSON.parse(writeCards({ list: cards }))).toEqual({ list: expected })
      expect(runList(searched, query)).toEqual({ page: found, last: quick.last })
      if (quick.last === null) return
      after = quick.last
    }
  }
  return { request, first, later, view, cityIndex }
}

test('the fast search returns the same as the plain one, page by page, for any catalogue, stay, viewer and filters', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { request, first } = world(seed)
      request(first.nights, first.rules)
      request(first.nights, first.rules)
    }),
    { numRuns: 80 },
  )
})

test('and still does after nights were sold and rules set under it', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { request, first, later, view, cityIndex } = world(seed)
      request(first.nights, first.rules)
      applyChanges(cityIndex, { ...later, scores: [] })
      view.catchUp()
      request([...first.nights, ...later.nights], [...first.rules, ...later.rules])
    }),
    { numRuns: 80 },
  )
})
