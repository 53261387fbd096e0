import type { VoucherTerms } from '@/contract/voucher-terms'
import { expireHolds } from '../../../server/booking/cancel'
import { settleByQuery } from '../../../server/booking/payments/settle'
import type { SkuRow } from '../../../server/vouchers/repository/skus'
import { expireVouchers } from '../../../server/vouchers/expire-vouchers'
import { endExchange } from '../../../server/vouchers/confirm-exchange'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import { bookingClient } from '../../support/server/booking-client'
import type { Reply } from '../../support/server/call'
import { checkLedger } from '../../support/server/check-ledger'
import { exchangeClient, type ExchangeScene } from '../../support/server/exchange-client'
import { AT_ONCE, raceMs, startRaceServer } from '../../support/server/race'
import { type SignedInPerson, withFreshToken } from '../../support/server/sign-in'
import { usualStart } from '../../support/server/start-test-server'
import { voucherClient, voucherRefunds } from '../../support/server/voucher-client'

/** Races of each kind; `npm run reliability` runs 1,000. */
const RACES = Number(process.env.RACE_SIZE ?? 8)
/** So many race at once. */
const RACERS = Math.min(AT_ONCE, RACES)
jest.setTimeout(raceMs(RACES))

let scene: ExchangeScene

beforeAll(async () => {
  const { server } = await startRaceServer()
  const client = bookingClient(server, { isPatient: true })
  const vouchers = voucherClient(client)
  scene = { server, client, vouchers, exchanges: exchangeClient(client, vouchers) }
})
afterAll(() => scene.server.close())

/** Saturday nights cost CNY 120 more. */
const dear: VoucherTerms = {
  ...easyTerms,
  surcharges: [{ kind: 'weekdays', weekdays: [5], amountMinor: 12_000 }],
}
const [SATURDAY, SUNDAY] = ['2026-12-05', '2026-12-06']

/** A voucher in a race, and whose it is. */
interface Racer {
  readonly person: SignedInPerson
  readonly voucherId: string
  /** The order of the voucher. */
  readonly orderid: string
}

/** Somebody with a voucher, paid without the jobs that follow. */
async function racerOf(skuId: string): Promise<Racer> {
  const { server, client, vouchers } = scene
  const person = await client.person()
  const { orderid, payId } = await vouchers.order(person, skuId)
  const { bankOrderId } = (await client.createPayment(payId)).body
  await client.decide(bankOrderId, 'approve', 'never')
  await settleByQuery(server.services, bankOrderId)
  const [{ voucherId }] = (await vouchers.detail(person, orderid)).vouchers
  return { person, voucherId, orderid }
}

/** Repeats a race of as many vouchers as fit at once, in a hotel of their own, until enough have raced; the ledger has to hold after each. */
async function race(
  raceOnce: (racers: readonly Racer[], hotel: TestHotel) => Promise<void>,
  rooms = RACERS,
  change: Partial<SkuRow> = {},
): Promise<void> {
  const { server, client } = scene
  const { db } = server.services.database
  for (let raced = 0; raced < RACES; raced += RACERS) {
    server.clock.set(new Date(usualStart))
    const hotel = await addHotel(db, { stock: rooms })
    const { id } = await addSku(db, hotel, { terms: dear, ...change })
    await raceOnce(await Promise.all(Array.from({ length: RACERS }, () => racerOf(id))), hotel)
    await client.work()
    await checkLedger(db, 'settled')
  }
}

const tokenFor = async ({ person, voucherId }: Racer, { roomTypeId }: TestHotel, checkIn: string): Promise<string> =>
  (await scene.exchanges.difference(person, { voucherId, roomTypeId, checkIn })).body.token

const statusesOf = (replies: readonly Reply[]) => replies.map(({ status }) => status).toSorted()

const voucherStatus = async ({ person, voucherId }: Racer): Promise<string> =>
  (await scene.exchanges.info(await withFreshToken(scene.server.services, person), voucherId)).body.status

const tools = { postHere: async () => 200 }

test('two dates for one voucher at once: one is booked, and the other says what to do next', () =>
  race(async (racers, hotel) => {
    const outcomes = await Promise.all(
      racers.map(async (racer) => {
        const tokens = [await tokenFor(racer, hotel, SATURDAY), await tokenFor(racer, hotel, SUNDAY)]
        return Promise.all(tokens.map((token) => scene.exchanges.submit(racer.person, token)))
      }),
    )
    for (const replies of outcomes) {
      expect(statusesOf(replies)).toEqual([200, 409])
      const lost = replies.find(({ status }) => status === 409)
      expect(lost?.body).toMatchObject({ code: 'voucher_state', data: { nextStep: expect.stringMatching(/first/) } })
    }
  }))

test('one submit many times at once books one date, and every reply is the same, byte for byte', async () => {
  const { db } = scene.server.services.database
  const hotel = await addHotel(db)
  const racer = await racerOf((await addSku(db, hotel, { terms: dear })).id)
  const token = await tokenFor(racer, hotel, SATURDAY)
  const replies = await Promise.all(
    Array.from({ length: RACES }, () => scene.exchanges.submit(racer.person, token, {}, 'one-key')),
  )
  expect([...new Set(replies.map(({ text }) => text))]).toEqual([expect.stringContaining('"status":"TO_PAY"')])
})

test('more vouchers than rooms on a day: as many dates as rooms, all others stay free', () =>
  race(async (racers, hotel) => {
    const tokens = await Promise.all(racers.map((racer) => tokenFor(racer, hotel, SUNDAY)))
    const replies = await Promise.all(
      racers.map(({ person }, index) => scene.exchanges.submit(person, tokens[index] ?? '')),
    )
    const lost = replies.filter(({ status }) => status !== 200)
    expect(replies.length - lost.length).toBe(5)
    for (const { body } of lost) expect(['sold_out', 'date_refused']).toContain(body.code)
    const statuses = await Promise.all(racers.map(voucherStatus))
    expect(statuses.filter((status) => status === 'EXCHANGED')).toHaveLength(5)
    expect(statuses.filter((status) => status === 'UNUSED')).toHaveLength(RACERS - 5)
  }, 5))

test('a certificate cancelled while the stay ends: one of them, and the voucher is free or used up', () =>
  race(async (racers, hotel) => {
    const booked = await Promise.all(
      racers.map(async (racer) => {
        const token = await tokenFor(racer, hotel, SUNDAY)
        return (await scene.exchanges.submit(racer.person, token)).body.orderid as string
      }),
    )
    const replies = await Promise.all(
      racers.map(async ({ person }, index) => {
        const orderId = booked[index] ?? ''
        const end = () => endExchange(scene.server.services, { orderId }, tools)
        const earlier = index % 2 === 0 ? end() : null
        const reply = scene.exchanges.cancelCertificate(person, orderId)
        await (earlier ?? end())
        return reply
      }),
    )
    for (const [index, racer] of racers.entries()) {
      const reply = replies[index]
      const isCancelled = reply?.body.status === 'CANCELLED'
      expect(await voucherStatus(racer)).toBe(isCancelled ? 'UNUSED' : 'USED')
    }
  }))

test('a difference paid while its time runs out: the date is booked, or the money goes back', () =>
  race(async (racers, hotel) => {
    const { server, client, exchanges } = scene
    const held = await Promise.all(
      racers.map(async (racer) => {
        const { payId, orderid } = (await exchanges.submit(racer.person, await tokenFor(racer, hotel, SATURDAY))).body
        const { bankOrderId } = (await client.createPayment(payId)).body
        await client.decide(bankOrderId, 'approve', 'never')
        return { orderid, bankOrderId }
      }),
    )
    server.clock.advance(16 * 60_000)
    const settle = ({ bankOrderId }: { readonly bankOrderId: string }) => settleByQuery(server.services, bankOrderId)
    await Promise.all([...held.map(settle), expireHolds(server.services)])
    await client.work()
    for (const [index, racer] of racers.entries()) {
      const person = await withFreshToken(server.services, racer.person)
      const { body } = await exchanges.detail(person, held[index]?.orderid ?? '')
      const expected = body.status === 'CONFIRMED' ? 'EXCHANGED' : 'UNUSED'
      expect(['CONFIRMED', 'REFUNDED']).toContain(body.status)
      expect(await voucherStatus(racer)).toBe(expected)
    }
  }))

test('a date booked while the voucher is refunded: one of them, and money goes back for the other alone', () =>
  race(async (racers, hotel) => {
    const refunds = voucherRefunds(scene.client)
    const outcomes = await Promise.all(
      racers.map(async (racer, index) => {
        const { person, orderid } = racer
        const token = await tokenFor(racer, hotel, SUNDAY)
        const quote = (await refunds.quote(person, orderid)).body
        const book = () => scene.exchanges.submit(person, token)
        const refund = () => refunds.apply(person, quote)
        const [first, second] = index % 2 === 0 ? [book(), refund()] : [refund(), book()]
        return Promise.all([first, second])
      }),
    )
    for (const [index, racer] of racers.entries()) {
      expect(statusesOf(outcomes[index] ?? [])).toEqual([200, 409])
      expect(['EXCHANGED', 'REFUNDING', 'REFUNDED']).toContain(await voucherStatus(racer))
    }
  }))

test('a date booked while the voucher ends: it is booked, or what was paid goes back', () =>
  race(
    async (racers, hotel) => {
      const { server, exchanges } = scene
      server.clock.set(new Date('2026-11-21T15:59:00.000Z'))
      const today = '2026-11-21'
      const holders = await Promise.all(
        racers.map(async (racer) => ({ ...racer, person: await withFreshToken(server.services, racer.person) })),
      )
      const tokens = await Promise.all(holders.map((holder) => tokenFor(holder, hotel, today)))
      const submits = holders.map(({ person }, index) => exchanges.submit(person, tokens[index] ?? ''))
      server.clock.set(new Date('2026-11-21T16:00:00.000Z'))
      const [replies] = await Promise.all([Promise.all(submits), expireVouchers(server.services)])
      await expireVouchers(server.services)
      for (const [index, holder] of holders.entries()) {
        const isBooked = replies[index]?.status === 200
        expect(isBooked ? ['EXCHANGING'] : ['AUTO_REFUNDING', 'REFUNDED']).toContain(await voucherStatus(holder))
      }
      server.clock.advance(16 * 60_000)
      await scene.client.work()
      await expireVouchers(server.services)
    },
    RACERS,
    { validUntil: '2026-11-21' },
  ))
