import fc from 'fast-check'
import type { VoucherTerms } from '@/contract/voucher-terms'
import { addHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import { checkLedger } from '../../support/server/check-ledger'
import { type ExchangeScene, exchangeScene } from '../../support/server/exchange-client'
import { giftClient } from '../../support/server/gift-client'
import { LAST_DAY, LifeModel, type LifeTerms } from '../../support/server/model/life-model'
import { LifeRun } from '../../support/server/model/life-run'
import { lives, VOUCHERS } from '../../support/server/model/life-steps'
import { usualStart } from '../../support/server/start-test-server'
import { voucherRefunds } from '../../support/server/voucher-client'

/** Lives that are tried; more of them by MODEL_RUNS. */
const RUNS = Number(process.env.MODEL_RUNS ?? 15)

let scene: ExchangeScene

beforeAll(async () => {
  scene = await exchangeScene({ env: { UNPAID_ORDERS: '1000' }, connections: 10 })
})
afterAll(() => scene.server.close())

const termsOf = ({ use, isRefundable }: LifeTerms): VoucherTerms => ({
  ...easyTerms,
  use,
  refund: isRefundable ? 'any_time' : 'none',
  surcharges: use === 'exchange' ? [{ kind: 'weekdays', weekdays: [5], amountMinor: 12_000 }] : [],
})

/** Two vouchers that somebody has bought, to begin on the same day, however many lives went before. */
async function startLife(terms: LifeTerms): Promise<{ run: LifeRun }> {
  const { server, client, vouchers } = scene
  server.clock.set(new Date(usualStart))
  const { db } = server.services.database
  const hotel = await addHotel(db, { stock: VOUCHERS })
  const { id: skuId } = await addSku(db, hotel, { terms: termsOf(terms), validUntil: LAST_DAY })
  const people = [await client.person(), await client.person()]
  const [buyer] = people
  if (!buyer) throw new Error('nobody buys')
  const { orderid, payId } = await vouchers.order(buyer, skuId, VOUCHERS)
  const { bankOrderId } = (await client.createPayment(payId)).body
  await client.decide(bankOrderId, 'approve', 'now')
  await client.work()
  const order = await vouchers.detail(buyer, orderid)
  const voucherIds: string[] = order.vouchers.map(({ voucherId }: { voucherId: string }) => voucherId)
  const setting = {
    scene,
    gifts: giftClient(server, client),
    refunds: voucherRefunds(client),
    people,
    hotel,
    orderid,
    voucherIds,
    bankOrderId,
  }
  return { run: new LifeRun(setting, new LifeModel(server.clock.now().getTime(), terms, VOUCHERS)) }
}

test(
  'whatever people, hotels, time and banks do with vouchers, each stands as the rules want, and the books balance',
  async () => {
    const property = fc.asyncProperty(lives, async ({ steps, isDisputed, ...terms }) => {
      const { run } = await startLife(terms)
      for (const one of steps) {
        if (one.do === 'dispute' && !isDisputed) continue
        const [actual, expected] = (await run.take(one)) ?? []
        expect([one, actual]).toEqual([one, expected])
        const [real, model] = await run.standings()
        expect([one, real]).toEqual([one, model])
      }
      await run.take({ do: 'wait', minutes: 40 * 1_440 })
      await run.take({ do: 'work' })
      const [real, model] = await run.standings()
      expect(real).toEqual(model)
      await checkLedger(scene.server.services.database.db, isDisputed ? undefined : 'settled')
    })
    await fc.assert(property, { numRuns: RUNS, endOnFailure: RUNS > 100 })
  },
  60_000 + RUNS * 10_000,
)
