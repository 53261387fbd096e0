import { request } from './load.mjs'

const DAY_MS = 86_400_000
const LONGEST_STAY = 3

/** As browsers ask for pages. */
const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' }

/** The places of a question at a number with one of 180 stays: no question comes again before all have been asked. */
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

/** Asks for the same pages again and again. */
function again(paths, more = headers) {
  const questions = paths.map((path) => request({ path, headers: more }))
  let at = 0
  return { paths, next: () => questions[(at += 1) % questions.length] }
}

/** Asks for another page each time. */
function anew(pathAt) {
  let at = 0
  return { paths: [], next: () => request({ path: pathAt((at += 1)), headers }) }
}

/** A page once it comes with its first screen: the first ones after a start may be late, and go out without. */
export async function drawnPage(url) {
  for (;;) {
    const answer = await fetch(url, { headers })
    const html = await answer.text()
    if (html.includes('id="__data"')) return { html, etag: answer.headers.get('etag') }
  }
}

/** A page of each kind that is made, which is made over and over with the least work to compare. */
export const leastCalls = ({ cities, hotelIds }) => [
  ['Explore, least work', '/home'],
  ['lists, least work', `/hotel/list?cityId=${cities[0].value}`],
  ['hotels, least work', `/hotel/detail/${hotelIds[0]}`],
]

/** What is measured: by name the wanted status, the pages that are to lie in memory before, and a maker of requests. Lists go before hotels, as people do. */
export async function pageCalls(url, { cities, hotelIds, now }) {
  const stayOf = stays(now)
  const cityIds = cities.map(({ value }) => value)
  const held = { ...headers, 'if-none-match': (await drawnPage(`${url}/home`)).etag }
  const hotel = (id) => `/hotel/detail/${id}`
  const list = (id) => `/hotel/list?cityId=${id}`
  const withStay = (path, ids, number) => {
    const [id, stay] = stayOf(ids, number)
    return path(id).includes('?') ? `${path(id)}&${stay}` : `${path(id)}?${stay}`
  }
  return [
    ['an empty answer, to compare', '200', again(['/healthz'])],
    ['the plain index.html as a file', '200', again(['/index.html'], {})],
    ['a page that the app draws', '200', again(['/order/list'])],
    ['Explore from memory', '200', again(['/home'])],
    ['Explore, still held', '304', again(['/home'], held)],
    ['hotels from memory', '200', again(hotelIds.slice(0, 20).map(hotel))],
    ['lists from memory', '200', again(cityIds.slice(0, 10).map(list))],
    ['lists, each made', '200', anew((number) => withStay(list, cityIds, number))],
    ['hotels, each made', '200', anew((number) => withStay(hotel, hotelIds, number))],
  ]
}
