import { request } from './load.mjs'

const DAY_MS = 86_400_000

/** A sequence of numbers from 0 up to 1 that is the same in every run. */
function chance(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** What is measured: names of calls with makers of requests. Stays begin within two months and last one to three nights, cities are as often asked for as they have hotels. */
export function benchCalls({ cities, hotelIds, now }) {
  const draw = chance(7)
  const pick = (items) => items[Math.floor(draw() * items.length)]
  const bySize = cities.flatMap(({ value, hotelCount }) =>
    Array.from({ length: Math.ceil(hotelCount / 10) }, () => value),
  )
  const day = (ahead) => new Date(now.getTime() + ahead * DAY_MS).toISOString().slice(0, 10)
  const stay = () => {
    const ahead = 2 + Math.floor(draw() * 60)
    return { checkIn: day(ahead), checkOut: day(ahead + 1 + Math.floor(draw() * 3)) }
  }
  const query = (fields) => new URLSearchParams(fields).toString()
  const search = (more) => () =>
    request({
      method: 'POST',
      path: '/api/search/zomo/search/hotel',
      body: { cityId: pick(bySize), ...stay(), ...more() },
    })
  const words = ['marlowe', 'lantern', 'garden', 'qinglan', '酒店', 'house']
  return [
    ['an empty answer, to compare', () => request({ path: '/healthz' })],
    [
      'listHotels of a city',
      () => request({ path: `/api/search/zomo/list/hotel?${query({ cityId: pick(bySize), ...stay() })}` }),
    ],
    ['listHotels everywhere', () => request({ path: `/api/search/zomo/list/hotel?${query(stay())}` })],
    ['searchHotels', search(() => ({}))],
    ['searchHotels by price', search(() => ({ sort: 'price_low' }))],
    [
      'searchHotels, filters',
      search(() => ({ grades: [5, 6], tags: ['wifi', 'gym'], breakfast: draw() < 0.5, priceToMinor: 150_000 })),
    ],
    ['searchHotels, keyword', search(() => ({ keyword: pick(words) }))],
    [
      'searchHotels, name anywhere',
      () =>
        request({
          method: 'POST',
          path: '/api/search/zomo/search/hotel',
          body: { keyword: `${pick(words)} ${Math.floor(draw() * 90)}`, ...stay() },
        }),
    ],
    ['getHotelDetail', () => request({ path: `/api/hotel/GetHotelDetail?${query({ id: pick(hotelIds) })}` })],
    [
      'getPackageInfoFull',
      () =>
        request({
          method: 'POST',
          path: '/api/hotel/zomo/package/info/full',
          body: { hotelId: pick(hotelIds), ...stay() },
        }),
    ],
    [
      'suggest',
      () =>
        request({
          path: `/api/search/zomo/suggest?${query({ keyword: pick(words).slice(0, 2 + Math.floor(draw() * 5)) })}`,
        }),
    ],
  ]
}
