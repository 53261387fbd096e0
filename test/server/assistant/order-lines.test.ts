import type { VoucherTerms } from '@/contract/voucher-terms'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { call } from '../../support/server/call'
import { exchangeScene, type ExchangeScene } from '../../support/server/exchange-client'
import { mixClient } from '../../support/server/mix-client'
import type { SignedInPerson } from '../../support/server/sign-in'
import { easyTerms } from '../../support/vouchers/easy-terms'

let scene: ExchangeScene
let hotel: TestHotel
let buyer: SignedInPerson

beforeAll(async () => {
  scene = await exchangeScene()
})
beforeEach(async () => {
  hotel = await addHotel(scene.server.services.database.db, { stock: 3 })
  buyer = await scene.client.person()
})
afterAll(() => scene.server.close())

const SATURDAY = '2026-12-05'

/** A SKU whose Saturdays cost CNY 120 on top. */
const skuId = async (): Promise<string> => {
  const surcharges: VoucherTerms['surcharges'] = [{ kind: 'weekdays', weekdays: [5], amountMinor: 12_000 }]
  return (await addSku(scene.server.services.database.db, hotel, { terms: { ...easyTerms, surcharges } })).id
}

let keys = 0

/** The lines of the order cards that answer a question of the buyer's. */
async function linesFor(question: string): Promise<string[]> {
  const { app, services } = scene.server
  const headers = { 'idempotency-key': `lines-key-${(keys += 1)}` }
  const { turnId } = (await call(app, 'startDialog', { question }, { ...buyer, headers })).body
  await services.turns.untilIdle()
  const { events } = (await call(app, 'queryDialog', { turnId, after: 0 }, buyer)).body
  return events.flatMap((event: { kind: string; cards?: { lines: string[] }[] }) =>
    (event.cards ?? []).flatMap(({ lines }) => lines),
  )
}

test('vouchers with a date show what becomes of each part, and their refunds', async () => {
  const mixes = mixClient(scene.client)
  const wanted = { skuId: await skuId(), quantity: 2, roomTypeId: hotel.roomTypeId, checkIn: SATURDAY }
  const orderid = await mixes.buy(buyer, wanted)
  const { orderNo, cancel } = (await mixes.detail(buyer, orderid)).body
  const lines = await linesFor(`What do I get back if I cancel order ${orderNo}?`)
  expect(lines).toEqual(
    expect.arrayContaining([
      `If you cancel now, amounts in ${cancel.currencyCode}`,
      `You get back: ${cancel.currencyAmount}`,
      cancel.destinationText,
    ]),
  )
  expect((await mixes.cancel(buyer, orderid, cancel.quoteToken)).status).toBe(200)
  const [refund] = (await mixes.detail(buyer, orderid)).body.refunds
  expect(await linesFor(`Where is the refund of ${orderNo}?`)).toEqual(
    expect.arrayContaining([expect.stringContaining(`${refund.currencyAmount}: ${refund.statusText}`)]),
  )
})

test('a date that is booked with a voucher shows until when it is free, and its refund', async () => {
  const { exchanges } = scene
  const voucherId = await exchanges.voucher(buyer, await skuId())
  const { orderid } = await exchanges.book(buyer, { voucherId, roomTypeId: hotel.roomTypeId, checkIn: SATURDAY })
  await scene.client.pay((await exchanges.detail(buyer, orderid)).body.payId)
  const { orderNo, cancelText } = (await exchanges.detail(buyer, orderid)).body
  expect(await linesFor(`What do I get back if I cancel order ${orderNo}?`)).toEqual(
    expect.arrayContaining([
      cancelText,
      'The room goes back on sale, and your voucher is free again. CNY ¥ 120 goes back the way you paid.',
    ]),
  )
  expect((await exchanges.cancelCertificate(buyer, orderid)).status).toBe(200)
  expect(await linesFor(`Where is the refund of ${orderNo}?`)).toEqual(
    expect.arrayContaining([expect.stringContaining('Refund of CNY ¥ 120: ')]),
  )
})
