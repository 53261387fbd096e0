import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { VoucherRefund } from '@/contract/voucher-terms'
import { couponOrder, sku, voucher } from '../../../server/kernel/database/schema/vouchers'
import { expireVouchers } from '../../../server/vouchers/expire-vouchers'
import { signAccessToken } from '../../../server/account/access-token'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import type { BookingClient } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { startRaceServer } from '../../support/server/race'
import { type TestServer, usualStart } from '../../support/server/start-test-server'
import { voucherClient, voucherRefunds } from '../../support/server/voucher-client'

jest.setTimeout(240_000)

let server: TestServer
let client: BookingClient
let hotel: TestHotel

beforeAll(async () => {
  ;({ server, client } = await startRaceServer())
  hotel = await addHotel(server.services.database.db)
})
beforeEach(() => server.clock.set(new Date(usualStart)))
afterEach(() => checkLedger(server.services.database.db))
afterAll(() => server.close())

const END = new Date('2027-06-30T16:00:00.000Z')

async function buyer(quantity: number, change: Parameters<typeof addSku>[2] = {}) {
  const { id: skuId } = await addSku(server.services.database.db, hotel, change)
  const person = await client.person()
  const orderid = await voucherClient(client).buy(person, skuId, quantity)
  return { skuId, person, orderid }
}

const vouchersOf = async (orderid: string) => {
  const rows = await server.services.database.db.select().from(voucher).where(eq(voucher.orderId, orderid))
  return rows.toSorted((one, other) => one.lineNo - other.lineNo)
}

const backOf = async (orderid: string) =>
  (await vouchersOf(orderid)).reduce((sum, { refundedMinor }) => sum + refundedMinor, 0)

test('200 refunds of three vouchers at once: each comes back once, under whatever key', async () => {
  const { skuId, person, orderid } = await buyer(3)
  const refunds = voucherRefunds(client)
  const rows = await vouchersOf(orderid)
  const quotes = await Promise.all(
    [undefined, ...rows.map(({ id }) => [id])].map((ids) => refunds.quote(person, orderid, ids)),
  )
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, at) => {
      const { body } = quotes[at % quotes.length] ?? {}
      return refunds.apply(person, body, { key: `race-${at}` })
    }),
  )
  const taken = replies.filter(({ status }) => status === 200)
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect([1, 3]).toContain(taken.length)
  expect(await backOf(orderid)).toBe(240_000)
  await client.work()
  const [row] = await server.services.database.db.select().from(sku).where(eq(sku.id, skuId))
  expect(row).toMatchObject({ held: 0, sold: 0 })
  await checkLedger(server.services.database.db, 'settled')
})

test('refunds race with the end of the vouchers: whoever wins, what was paid comes back once', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, () => buyer(2)))
  server.clock.set(new Date(END.getTime() - 60_000))
  const refunds = voucherRefunds(client)
  const quoted = await Promise.all(
    orders.map(async ({ person, orderid }) => {
      const signedIn = { ...person, token: await signAccessToken(server.services, person) }
      return { person: signedIn, quote: (await refunds.quote(signedIn, orderid)).body, orderid }
    }),
  )
  const applying = quoted.map(({ person, quote }) => refunds.apply(person, quote))
  server.clock.set(END)
  await Promise.all([...applying, ...Array.from({ length: 6 }, () => expireVouchers(server.services))])
  await client.work()
  for (const { orderid } of quoted) {
    expect(await backOf(orderid)).toBe(160_000)
    expect((await vouchersOf(orderid)).map(({ status }) => status)).toEqual(['REFUNDED', 'REFUNDED'])
  }
  await checkLedger(server.services.database.db, 'settled')
})

/** A purchase of every kind: terms, nights, the law of the buyer's country, and which vouchers are given back when. */
const cases = fc.record({
  refund: fc.constantFrom<VoucherRefund>('any_time', 'until_booked', 'on_expiry', 'none'),
  nights: fc.integer({ min: 1, max: 5 }),
  used: fc.integer({ min: 0, max: 4 }),
  wasBooked: fc.boolean(),
  canWithdraw: fc.boolean(),
  lapses: fc.boolean(),
  priceMinor: fc.integer({ min: 100, max: 999_999 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  chosen: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
})

test('what a quote shows of each voucher is what is refunded, the lines add up, and at the end comes what was promised', () =>
  fc.assert(
    fc.asyncProperty(cases, async (given) => {
      server.clock.set(new Date(usualStart))
      const { db } = server.services.database
      const { nights, quantity, priceMinor, refund } = given
      const terms = { ...easyTerms, refund, isPartial: true }
      const { person, orderid } = await buyer(quantity, { nights, priceMinor, terms })
      const nightsLeft = Math.max(1, nights - given.used)
      await db.update(voucher).set({ nightsLeft, wasBooked: given.wasBooked }).where(eq(voucher.orderId, orderid))
      const law = {
        withdrawalDays: 14,
        needsWithdrawalButton: true,
        creditNeedsConsent: true,
        paidValueLapses: given.lapses,
      }
      const withdrawalUntil = given.canWithdraw ? new Date('2026-12-06T12:00Z') : null
      await db.update(couponOrder).set({ withdrawalUntil, marketRule: law }).where(eq(couponOrder.id, orderid))

      const share = Math.floor((priceMinor * nightsLeft) / nights)
      const isOpen = refund === 'any_time' || (refund === 'until_booked' && !given.wasBooked) || given.canWithdraw
      const ids = (await vouchersOf(orderid)).map(({ id }) => id)
      const chosen = ids.filter((_, at) => given.chosen[at])
      const refunds = voucherRefunds(client)
      const { body: quote } = await refunds.quote(person, orderid, chosen.length > 0 ? chosen : undefined)
      const wanted = isOpen ? (chosen.length > 0 ? chosen : ids) : []
      const lines: [string, number][] = quote.vouchers.map((line: { voucherId: string; refundMinor: number }) => [
        line.voucherId,
        line.refundMinor,
      ])
      expect(lines).toEqual(wanted.map((id) => [id, share]))
      expect(quote.refundMinor).toBe(share * wanted.length)
      expect(quote.quoteToken === null).toBe(wanted.length === 0)
      if (quote.quoteToken !== null) {
        const { body } = await refunds.apply(person, quote)
        expect(body.refund.amountMinor).toBe(quote.refundMinor)
      }
      const after = await vouchersOf(orderid)
      expect(after.flatMap(({ id, refundedMinor }) => (refundedMinor > 0 ? [[id, refundedMinor]] : []))).toEqual(lines)

      server.clock.set(END)
      await client.work()
      const isPromised = refund === 'any_time' || refund === 'on_expiry' || !given.lapses
      const left = quantity - wanted.length
      expect(await backOf(orderid)).toBe(share * (wanted.length + (isPromised ? left : 0)))
      await checkLedger(db, 'settled')
    }),
    { numRuns: 40 },
  ))
