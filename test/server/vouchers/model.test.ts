import fc from 'fast-check'
import { addHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { expectAsModeled, modelSetting } from '../../support/server/model/follow'
import { VoucherModel } from '../../support/server/model/voucher-model'
import { VoucherRun } from '../../support/server/model/voucher-run'
import { voucherSteps } from '../../support/server/model/voucher-steps'

/** Sequences that are tried; more of them by MODEL_RUNS. */
const RUNS = Number(process.env.MODEL_RUNS ?? 20)
const SKU = { priceMinor: 80_000, stock: 5, limit: 3 }

let setting: Awaited<ReturnType<typeof modelSetting>>

beforeAll(async () => {
  setting = await modelSetting()
})
afterAll(() => setting.server.close())

async function startRun(): Promise<VoucherRun> {
  // Every sequence begins on the same day, however many went before it.
  const { server, startedAt } = setting
  server.clock.set(startedAt)
  const { db } = server.services.database
  const { priceMinor, stock, limit: limitPerUser } = SKU
  const { id: skuId } = await addSku(db, await addHotel(db), { priceMinor, stock, limitPerUser })
  return new VoucherRun({ ...setting, skuId }, new VoucherModel(server.clock.now().getTime(), SKU))
}

test(
  'whatever happens to vouchers in whatever order, the server stands where the rules say',
  async () => {
    const property = fc.asyncProperty(voucherSteps, async (steps) => {
      // Longer than the slowest refund takes.
      await expectAsModeled(await startRun(), steps, [4 * 86_400], setting.server.services.database.db)
    })
    await fc.assert(property, { numRuns: RUNS, endOnFailure: RUNS > 100 })
  },
  60_000 + RUNS * 5_000,
)
