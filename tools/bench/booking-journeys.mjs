import { randomUUID } from 'node:crypto'
import { askOneByOne } from './ask-one-by-one.mjs'

const DAY_MS = 86_400_000

const AVAILABILITY = '/api/hotel/zomo/package/info/full'
const PRICE_CHECK = '/api/hotel/zomo/package/trade/verify'
const SUBMIT = '/api/order/zomo/package/submit'
const CANCEL = '/api/order/zomo/hotel/cancel'

const party = { rooms: 1, adults: 2, children: 0 }

const bookingForm = {
  contact: { name: 'Ada Li', email: 'ada@example.com', countryCode: '86', phone: '13800000000' },
  guests: [{ name: 'Ada Li' }],
}

/** Stays of one to three nights that begin within two months. */
export function drawStay(draw, now) {
  const ahead = 2 + Math.floor(draw() * 60)
  const day = (days) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  return { checkIn: day(ahead), checkOut: day(ahead + 1 + Math.floor(draw() * 3)) }
}

const sellable = ({ rooms }) =>
  rooms.flatMap(({ packages }) => packages.filter(({ price }) => price !== null).map(({ pid }) => pid))

/** Finds a hotel that has rooms for a stay, leaves so many of one room type, and resolves its package, stay and the token that a submit takes. */
export async function lastRooms({ ask, hotelIds, stayOf, draw, left }) {
  const post = async (path, body) => JSON.parse((await ask('POST', path, body)).text)
  for (;;) {
    const hotelId = hotelIds[Math.floor(draw() * hotelIds.length)]
    const stay = stayOf()
    const [pid] = sellable(await post(AVAILABILITY, { hotelId, ...stay, ...party }))
    if (!pid) continue
    await ask('POST', '/dev/inventory', { pid, days: nightsOf(stay), total: left })
    const { verifyToken } = await post(PRICE_CHECK, { pid, ...stay, ...party })
    if (verifyToken) return { pid, ...stay, verifyToken }
  }
}

function nightsOf({ checkIn, checkOut }) {
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / DAY_MS
  return Array.from({ length: nights }, (_, night) =>
    new Date(Date.parse(checkIn) + night * DAY_MS).toISOString().slice(0, 10),
  )
}

/**
 * Travelers, one a connection, who book one stay after the other until `isOver`: rooms and prices of a hotel, the price check,
 * the submit, and its cancelling, so that nobody has too many unpaid orders. In between each also submits for the last rooms,
 * where there are any. Every answer goes to `onAnswer(name, tookMs)`, one that should not come as an error by its status and text.
 */
export const runJourneys = ({ origin, tokens, hotelIds, stayOf, draw, contested, isOver, onAnswer, onError }) =>
  Promise.all(
    tokens.map(async (token) => {
      const { ask, close } = askOneByOne(origin)
      const traveler = travelerOf({ ask, token, onAnswer, onError })
      try {
        while (!isOver()) {
          if (contested) await traveler.submit(contested.verifyToken)
          await traveler.book(hotelIds[Math.floor(draw() * hotelIds.length)], stayOf(), draw)
        }
      } finally {
        close()
      }
    }),
  )

function travelerOf({ ask, token, onAnswer, onError }) {
  /** The reply to a call; null where the rooms are sold out, or after an error. */
  const post = async (name, path, body, headers) => {
    const answer = await ask('POST', path, body, headers)
    const { status, text, tookMs } = answer
    if (status !== 200 && !(status === 409 && JSON.parse(text).code === 'sold_out'))
      return onError(`${name}: ${status} ${text}`)
    onAnswer(status === 200 ? name : `${name}, sold out`, tookMs)
    return status === 200 ? JSON.parse(text) : null
  }
  const own = () => ({ authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() })
  const submit = (verifyToken) => post('submit', SUBMIT, { verifyToken, ...bookingForm }, own())
  return {
    submit,
    book: async (hotelId, stay, draw) => {
      const offers = await post('availability', AVAILABILITY, { hotelId, ...stay, ...party })
      const pids = offers ? sellable(offers) : []
      if (pids.length === 0) return
      const pid = pids[Math.floor(draw() * pids.length)]
      const checked = await post('price check', PRICE_CHECK, { pid, ...stay, ...party })
      const order = checked && (await submit(checked.verifyToken))
      if (order) await post('cancel', CANCEL, { orderid: order.orderid }, own())
    },
  }
}
