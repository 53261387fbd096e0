import fc from 'fast-check'
import { addHotel } from '../../support/server/add-hotel'
import { expectAsModeled, modelSetting } from '../../support/server/model/follow'
import { BookingModel } from '../../support/server/model/booking-model'
import { BookingRun } from '../../support/server/model/booking-run'
import { bookingSteps } from '../../support/server/model/booking-steps'

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

let setting: Awaited<ReturnType<typeof modelSetting>>

beforeAll(async () => {
  setting = await modelSetting()
})
afterAll(() => setting.server.close())

async function startRun(): Promise<BookingRun> {
  // Every sequence begins on the same day, well before the stay, however many went before it.
  const { server, startedAt } = setting
  server.clock.set(startedAt)
  const hotel = await addHotel(server.services.database.db, { stock: STOCK, confirmMinutes: 30 })
  return new BookingRun({ ...setting, hotel }, new BookingModel(STOCK, server.clock.now().getTime(), stay))
}

test(
  'whatever happens in whatever order, the server stands where the rules say',
  async () => {
    const property = fc.asyncProperty(bookingSteps, async (steps) => {
      // Longer than the slowest refund takes, and then than the confirmation of what was paid late.
      await expectAsModeled(await startRun(), steps, [4 * 86_400, 30], setting.server.services.database.db)
    })
    await fc.assert(property, { numRuns: RUNS, endOnFailure: RUNS > 100 })
  },
  60_000 + RUNS * 5_000,
)
