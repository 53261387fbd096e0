import { addHotel } from '../support/server/add-hotel'
import { usualForm } from '../support/server/booking-client'
import { checkLedger } from '../support/server/check-ledger'
import type { HttpReply } from '../support/server/http-client'
import { signInMany } from '../support/server/sign-in-many'
import { type TwoServers, useTwoServers } from '../support/server/two-servers'

/** Submits at once; the whole number by `npm run reliability`. */
const SUBMITS = Number(process.env.SUBMITS ?? 2_000)
const ROOMS = 50
const SECRET = 'a-secret-that-two-server-processes-share-0123456789'
const stay = { checkIn: '2027-03-01', checkOut: '2027-03-04', rooms: 1, adults: 2, children: 0 }
const submitPath = '/api/order/zomo/package/submit'

let servers: TwoServers
useTwoServers(SECRET, (started) => (servers = started))

async function verifiedToken(pid: string): Promise<string> {
  const reply = await servers.clientOf(0).post('/api/hotel/zomo/package/trade/verify', { pid, ...stay })
  return JSON.parse(reply.text).verifyToken
}

const submit = (at: number, verifyToken: string, token: string, key: string): Promise<HttpReply> => {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
  return servers.clientOf(at).post(submitPath, { verifyToken, ...usualForm }, headers)
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

test(`${SUBMITS} submits at once to two server processes sell exactly ${ROOMS} rooms of 3 nights`, async () => {
  const { pid, hotelId, roomTypeId } = await addHotel(servers.database.db, { stock: ROOMS })
  const tokens = await signInMany(servers.database, SECRET, SUBMITS)
  const verifyToken = await verifiedToken(pid)
  const startedAt = performance.now()
  const replies = await Promise.all(tokens.map((token, at) => submit(at, verifyToken, token, `key-${at}`)))
  const tookMs = performance.now() - startedAt
  const statuses: Record<string, number> = {}
  for (const { status, text } of replies) {
    const name = status === 200 ? '200' : `${status} ${JSON.parse(text || '{}').code}`
    statuses[name] = (statuses[name] ?? 0) + 1
  }
  const times = replies.map((reply) => reply.tookMs)
  console.log(
    `${SUBMITS} submits for ${ROOMS} rooms: ${Math.round(tookMs)} ms in all, ` +
      `p50 ${Math.round(percentile(times, 0.5))} ms, p99 ${Math.round(percentile(times, 0.99))} ms, ${JSON.stringify(statuses)}`,
  )
  expect(statuses).toEqual({ '200': ROOMS, '409 sold_out': SUBMITS - ROOMS })
  const { rows } = await servers.database.db.execute(
    `select (select count(*)::int from hotel_order where hotel_id = '${hotelId}') as orders,
       (select json_agg(json_build_array(day, total, held, sold) order by day) from room_night where room_type_id = '${roomTypeId}') as nights`,
  )
  expect(rows).toEqual([
    {
      orders: ROOMS,
      nights: ['2027-03-01', '2027-03-02', '2027-03-03'].map((day) => [day, ROOMS, ROOMS, 0]),
    },
  ])
  await checkLedger(servers.database.db)
}, 120_000)

test('one key a thousand times over both processes creates one order and one reply, byte for byte', async () => {
  const { pid, hotelId } = await addHotel(servers.database.db, { stock: 5 })
  const [token = ''] = await signInMany(servers.database, SECRET, 1)
  const verifyToken = await verifiedToken(pid)
  const replies = await Promise.all(Array.from({ length: 1000 }, (_, at) => submit(at, verifyToken, token, 'one-key')))
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(replies[0]?.status).toBe(200)
  const { rows } = await servers.database.db.execute(
    `select count(*)::int as orders from hotel_order where hotel_id = '${hotelId}'`,
  )
  expect(rows).toEqual([{ orders: 1 }])
  await checkLedger(servers.database.db)
}, 60_000)
