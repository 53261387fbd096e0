import fc from 'fast-check'
import { addHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { GUESTS } from '../../support/server/model/payment-steps'
import { VoucherModel } from '../../support/server/model/voucher-model'
import { VoucherRun } from '../../support/server/model/voucher-run'
import { voucherSteps } from '../../support/server/model/voucher-steps'
import type { SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

/** Sequences that are tried; more of them by MODEL_RUNS. */
const RUNS = Number(process.env.MODEL_RUNS ?? 20)
const SKU = { priceMinor: 80_000, stock: 5, limit: 3 }

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

async function startRun(): Promise<VoucherRun> {
  // Every sequence begins on the same day, however many went before it.
  server.clock.set(startedAt)
  const { db } = server.services.database
  const { priceMinor, stock, limit: limitPerUser } = SKU
  const { id: skuId } = await addSku(db, await addHotel(db), { priceMinor, stock, limitPerUser })
  return new VoucherRun({ server, client, guests, skuId }, new VoucherModel(server.clock.now().getTime(), SKU))
}

test(
  'whatever happens to vouchers in whatever order, the server stands where the rules say',
  async () => {
    const property = fc.asyncProperty(voucherSteps, async (steps) => {
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
      // Longer than the slowest refund takes.
      await run.take({ do: 'wait', seconds: 4 * 86_400 })
      await run.take({ do: 'work' })
      const [real, model] = await run.standings()
      expect(real).toEqual(model)
      await checkLedger(server.services.database.db, 'settled')
    })
    await fc.assert(property, { numRuns: RUNS, endOnFailure: RUNS > 100 })
  },
  60_000 + RUNS * 5_000,
)
