import { request } from './load.mjs'

const DAY_MS = 86_400_000

/** A sequence of numbers from 0 up to 1 that is the same in every run. */
export function chance(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const KEYWORDS = ['marlowe', 'lantern', 'garden', 'qinglan', '酒店', 'house']
const SEARCH = '/api/search/zomo/search/hotel'
/** As many as the app's list begins with (src/domain/search/hotel-list-page.ts). */
const pageSize = 8
const post = (path, body) => request({ method: 'POST', path, body })
const search = (input) => post(SEARCH, { ...input, pageSize })
const get = (path, fields) => request({ path: `${path}?${new URLSearchParams(fields)}` })

/** Returns the measured calls: names with generators of requests. Stays begin within two months and last one to three nights; cities are weighted by their hotels. */
export function benchCalls({ cities, hotelIds, hotelNames, now }) {
  const draw = chance(7)
  const pick = (items) => items[Math.floor(draw() * items.length)]
  const upTo = (most) => Math.floor(draw() * most)
  const bySize = cities.flatMap(({ value, hotelCount }) =>
    Array.from({ length: Math.ceil(hotelCount / 10) }, () => value),
  )
  const day = (ahead) => new Date(now.getTime() + ahead * DAY_MS).toISOString().slice(0, 10)
  const stay = () => {
    const ahead = 2 + upTo(60)
    return { checkIn: day(ahead), checkOut: day(ahead + 1 + upTo(3)) }
  }
  const inCity = () => ({ cityId: pick(bySize), ...stay() })
  const filters = () => ({ grades: [5, 6], tags: ['wifi', 'gym'], breakfast: draw() < 0.5, priceToMinor: 150_000 })
  return [
    ['an empty reply, to compare', () => get('/healthz', {})],
    ['listHotels of a city', () => get('/api/search/zomo/list/hotel', inCity())],
    ['listHotels everywhere', () => get('/api/search/zomo/list/hotel', stay())],
    ['searchHotels', () => search(inCity())],
    ['searchHotels by price', () => search({ ...inCity(), sort: 'price_low' })],
    ['searchHotels, filters', () => search({ ...inCity(), ...filters() })],
    ['searchHotels, keyword', () => search({ ...inCity(), keyword: pick(KEYWORDS) })],
    ['searchHotels, name anywhere', () => search({ keyword: pick(hotelNames).slice(0, 40), ...stay() })],
    ['searchHotels, word anywhere', () => search({ keyword: pick(KEYWORDS), ...stay() })],
    ['getHotelDetail', () => get('/api/hotel/GetHotelDetail', { id: pick(hotelIds) })],
    ['getPackageInfoFull', () => post('/api/hotel/zomo/package/info/full', { hotelId: pick(hotelIds), ...stay() })],
    ['suggest', () => get('/api/search/zomo/suggest', { keyword: pick(KEYWORDS).slice(0, 2 + upTo(5)) })],
  ]
}
