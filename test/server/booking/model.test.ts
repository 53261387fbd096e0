import fc from 'fast-check'
import { addHotel } from '../../support/server/add-hotel'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { BookingModel } from '../../support/server/model/booking-model'
import { BookingRun } from '../../support/server/model/booking-run'
import { bookingSteps } from '../../support/server/model/booking-steps'
import { GUESTS } from '../../support/server/model/payment-steps'
import type { SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

/** Sequences that are tried; more of them by MODEL_RUNS. */
const RUNS = Number(process.env.MODEL_RUNS ?? 20)
const STOCK = 4

/** The usual stay at a hotel in Shanghai: two nights of 1,100.00 each, the first of which is the fee of cancelling late. */
const stay = {
  roomMinor: 220_000,
  lateFeeMinor: 110_000,
  freeUntilMs: Date.parse('2026-11-30T10:00:00Z'),
  dayBeginsAtMs: Date.parse('2026-11-30T16:00:00Z'),
  beginAtMs: Date.parse('2026-12-01T07:00:00Z'),
  bookableUntilMs: Date.parse('2026-12-01T16:00:00Z'),
  endAtMs: Date.parse('2026-12-03T04:00:00Z'),
}

let server: TestServer
let client: BookingClient
let guests: SignedInPerson[]
let startedAt: Date

beforeAll(async () => {
  server = await startTestServer({ connections: 10 })
  client = bookingClient(server)
  startedAt = server.clock.now()
  guests = await Promise.all(Array.from({ length: GUESTS }, () => client.person()))
})
afterAll(() => server.close())

async function startRun(): Promise<BookingRun> {
  // Every sequence begins on the same day, well before the stay, however many went before it.
  server.clock.set(startedAt)
  const hotel = await addHotel(server.services.database.db, { stock: STOCK, confirmMinutes: 30 })
  return new BookingRun({ server, client, guests, hotel }, new BookingModel(STOCK, server.clock.now().getTime(), stay))
}

test(
  'whatever happens in whatever order, the server stands where the rules say',
  async () => {
    const property = fc.asyncProperty(bookingSteps, async (steps) => {
      const run = await startRun()
      for (const one of steps) {
        const outcomes = await run.take(one)
        if (!outcomes) continue
        const [actual, expected] = outcomes
        expect([one, actual]).toEqual([one, expected])
        const [real, model] = await run.standings()
        expect(real).toEqual(model)
      }
      await checkLedger(server.services.database.db)
      // Longer than the slowest refund takes, and then than the confirmation of what was paid late.
      for (const seconds of [4 * 86_400, 30]) {
        await run.take({ do: 'wait', seconds })
        await run.take({ do: 'work' })
      }
      const [real, model] = await run.standings()
      expect(real).toEqual(model)
      await checkLedger(server.services.database.db, 'settled')
    })
    await fc.assert(property, { numRuns: RUNS, endOnFailure: RUNS > 100 })
  },
  60_000 + RUNS * 5_000,
)
