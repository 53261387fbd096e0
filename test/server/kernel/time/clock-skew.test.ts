import { type Clock, clockSkewMs } from '../../../../server/kernel/time/clock'
import { expireHolds } from '../../../../server/booking/cancel'
import { addHotel } from '../../../support/server/add-hotel'
import { bookingClient } from '../../../support/server/booking-client'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

const minute = 60_000
const skew = { ms: 0 }
/** The clock of a machine that is set wrong by so much. */
const skewedClock: Clock = { now: () => new Date(Date.now() + skew.ms) }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ startAt: new Date().toISOString(), services: { clock: skewedClock } })
})
afterAll(() => server.close())

const ready = async () => {
  const { statusCode, body } = await server.app.inject('/readyz')
  return [statusCode, JSON.parse(body).code]
}

test('a server is ready by the clock of its database, and not with one far ahead or behind', async () => {
  for (const [ms, expected] of [
    [0, [200, undefined]],
    [10_000, [200, undefined]],
    [-10_000, [200, undefined]],
    [60_000, [503, 'clock_skewed']],
    [-60_000, [503, 'clock_skewed']],
    [86_400_000, [503, 'clock_skewed']],
  ] as const) {
    skew.ms = ms
    expect([ms, await ready()]).toEqual([ms, expected])
    expect(Math.abs((await clockSkewMs(server.services)) - ms)).toBeLessThan(5_000)
  }
})

test('a virtual clock may be anywhere', async () => {
  expect(await clockSkewMs({ ...server.services, clock: server.clock })).toBe(0)
})

test('a server whose clock is ahead closes no order early', async () => {
  const client = bookingClient(server)
  const hotel = await addHotel(server.services.database.db)
  skew.ms = 0
  const stay = { checkIn: '2027-03-01', checkOut: '2027-03-02' }
  const { payId } = await client.book(await client.person(), hotel.pid, stay)
  skew.ms = 30 * minute
  await expireHolds(server.services)
  expect(await client.statusOf(payId)).toBe('TO_PAY')
  await server.services.database.db.execute("update purchase set pay_expire_at = now() - interval '1 second'")
  await expireHolds(server.services)
  expect(await client.statusOf(payId)).toBe('CLOSED_TIMEOUT')
})
