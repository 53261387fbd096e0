import { request } from './load.mjs'

const DAY_MS = 86_400_000
const LONGEST_STAY = 3

/** Headers of a browser's page request. */
const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' }

/** Returns a function that combines the items with 180 stays by number; no combination repeats before all have occurred. */
function stays(now) {
  const day = (ahead) => new Date(now.getTime() + ahead * DAY_MS).toISOString().slice(0, 10)
  const ranges = Array.from({ length: 60 }, (_, ahead) => ahead + 2).flatMap((from) =>
    Array.from({ length: LONGEST_STAY }, (_, nights) => `checkIn=${day(from)}&checkOut=${day(from + nights + 1)}`),
  )
  return (places, number) => [
    places[number % places.length],
    ranges[Math.floor(number / places.length) % ranges.length],
  ]
}

/** Requests the same pages again and again. */
function repeated(paths, more = headers) {
  const requests = paths.map((path) => request({ path, headers: more }))
  let at = 0
  return { paths, next: () => requests[(at += 1) % requests.length] }
}

/** Requests another page each time. */
function varied(pathAt) {
  let at = 0
  return { paths: [], next: () => request({ path: pathAt((at += 1)), headers }) }
}

/** A page once it comes with its first screen: the first ones after a start may be late, and go out without. */
export async function renderedPage(url) {
  for (;;) {
    const reply = await fetch(url, { headers })
    const html = await reply.text()
    if (html.includes('id="__data"')) return { html, etag: reply.headers.get('etag') }
  }
}

/** A page of each kind that is made, which is made over and over with the least work to compare. */
export const leastCalls = ({ cities, hotelIds }) => [
  ['Explore, least work', '/home'],
  ['lists, least work', `/hotel/list?cityId=${cities[0].value}`],
  ['hotels, least work', `/hotel/detail/${hotelIds[0]}`],
]

/** Returns the measured pages: by name the wanted status, the pages to cache before, and a generator of requests. Lists come before hotels, in the order that people visit them. */
export async function pageCalls(url, { cities, hotelIds, now }) {
  const stayOf = stays(now)
  const cityIds = cities.map(({ value }) => value)
  const held = { ...headers, 'if-none-match': (await renderedPage(`${url}/home`)).etag }
  const hotel = (id) => `/hotel/detail/${id}`
  const list = (id) => `/hotel/list?cityId=${id}`
  const withStay = (path, ids, number) => {
    const [id, stay] = stayOf(ids, number)
    return path(id).includes('?') ? `${path(id)}&${stay}` : `${path(id)}?${stay}`
  }
  return [
    ['an empty reply, to compare', '200', repeated(['/healthz'])],
    ['the plain index.html as a file', '200', repeated(['/index.html'], {})],
    ['a client-rendered page', '200', repeated(['/order/list'])],
    ['Explore from memory', '200', repeated(['/home'])],
    ['Explore, still held', '304', repeated(['/home'], held)],
    ['hotels from memory', '200', repeated(hotelIds.slice(0, 20).map(hotel))],
    ['lists from memory', '200', repeated(cityIds.slice(0, 10).map(list))],
    ['lists, each rendered', '200', varied((number) => withStay(list, cityIds, number))],
    ['hotels, each rendered', '200', varied((number) => withStay(hotel, hotelIds, number))],
  ]
}
