import { randomUUID } from 'node:crypto'
import { createSequentialClient } from './sequential-client.mjs'

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
export async function lastRooms({ send, hotelIds, stayOf, draw, left }) {
  const post = async (path, body) => JSON.parse((await send('POST', path, body)).text)
  for (;;) {
    const hotelId = hotelIds[Math.floor(draw() * hotelIds.length)]
    const stay = stayOf()
    const [pid] = sellable(await post(AVAILABILITY, { hotelId, ...stay, ...party }))
    if (!pid) continue
    await send('POST', '/dev/inventory', { pid, days: nightsOf(stay), total: left })
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
 * Runs travelers, one per connection, who book one stay after the other until `isOver`. Each reads the rooms and prices
 * of a hotel, checks the price, submits, and cancels, so that nobody has too many unpaid orders. In between each also
 * submits for the last rooms, if any. Every expected reply goes to `onReply(name, tookMs)`, any other to `onError`.
 */
export const runJourneys = ({ origin, tokens, hotelIds, stayOf, draw, contested, isOver, onReply, onError }) =>
  Promise.all(
    tokens.map(async (token) => {
      const { send, close } = createSequentialClient(origin)
      const traveler = travelerOf({ send, token, onReply, onError })
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

function travelerOf({ send, token, onReply, onError }) {
  /** The reply to a call; null where the rooms are sold out, or after an error. */
  const post = async (name, path, body, headers) => {
    const reply = await send('POST', path, body, headers)
    const { status, text, tookMs } = reply
    if (status !== 200 && !(status === 409 && JSON.parse(text).code === 'sold_out'))
      return onError(`${name}: ${status} ${text}`)
    onReply(status === 200 ? name : `${name}, sold out`, tookMs)
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
