import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import type { ExchangeDates } from '@/contract/product'
import { lockPurchase } from '../../../server/booking/repository/purchases'
import { roomDayRule, roomNight } from '../../../server/kernel/database/schema/catalogue'
import { payment } from '../../../server/kernel/database/schema/orders'
import { skuRoom, voucher } from '../../../server/kernel/database/schema/vouchers'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { type ExchangeScene, exchangeScene } from '../../support/server/exchange-client'
import { type SignedInPerson, withFreshToken } from '../../support/server/sign-in'
import {
  LAST_TODAY,
  modelOf,
  offerOf,
  randomExchange,
  type RandomExchange,
  type RandomNight,
  randomNights,
  textOf,
} from '../../support/vouchers/exchange-model'

/** Vouchers with random terms that are compared; EXCHANGE_SKUS sets another number. */
const SKUS = Number(process.env.EXCHANGE_SKUS ?? 200)
const SEED = 20_261_124

/** How many of them are for one hotel. */
const SKUS_OF_HOTEL = 10

jest.setTimeout(60_000 + SKUS * 5_000)

let scene: ExchangeScene
let person: SignedInPerson

beforeAll(async () => {
  scene = await exchangeScene({ env: { UNPAID_ORDERS: String(SKUS) } })
  person = await scene.client.person()
})
afterAll(() => scene.server.close())

/** A hotel with its nights as the model has them. */
interface KnownHotel {
  readonly hotel: TestHotel
  readonly nights: RandomNight[]
}

/** A night of which nothing is stored. */
const PLAIN: RandomNight = { rooms: 3, price: 110_000, isOpen: true, canArrive: true, canLeave: true }

/** Prices as they are stored, and with 10 % taxes as guests pay them; both are whole yuan, to which prices are rounded. */
const storedMinor = (random: number) => 1_000 * ((random % 300) + 1)
const guestsPay = (random: number) => 1_100 * ((random % 300) + 1)

/** A hotel with nights of all kinds. */
async function addKnownHotel(random: readonly (RandomNight | null)[]): Promise<KnownHotel> {
  const { db } = scene.server.services.database
  const hotel = await addHotel(db, { stock: PLAIN.rooms })
  const { roomTypeId } = hotel
  const known = random.flatMap((night, at) => (night ? [{ ...night, day: textOf(at) }] : []))
  await db.insert(roomNight).values(
    known.map(({ day, rooms, price }) => {
      return { roomTypeId, day, total: rooms + 1, sold: 1, priceMinor: price === null ? null : storedMinor(price) }
    }),
  )
  await db.insert(roomDayRule).values(
    known.map(({ day, isOpen, canArrive, canLeave }) => {
      return { roomTypeId, day, isClosedToStay: !isOpen, isClosedToArrival: !canArrive, isClosedToDeparture: !canLeave }
    }),
  )
  const nights = random.map((night) => {
    if (night === null) return PLAIN
    return { ...night, price: night.price === null ? PLAIN.price : guestsPay(night.price) }
  })
  return { hotel, nights }
}

/** A voucher on sale with its facts as the model has them. */
interface KnownSku {
  readonly skuId: string
  readonly known: KnownHotel
  readonly facts: RandomExchange
  readonly isPartial: boolean
}

/** A random voucher for a hotel, with a face value in the range of its prices. */
const factsOf = (random: RandomExchange, { nights: hotel }: KnownHotel): RandomExchange => {
  const lastDay = Math.max(random.lastDay, random.firstDay ?? 0, random.today + 1)
  return { ...random, lastDay, face: 5 * random.face, hotel }
}

/** Puts a voucher for a hotel on sale. */
async function addKnownSku(facts: RandomExchange, known: KnownHotel, isPartial: boolean): Promise<KnownSku> {
  const { db } = scene.server.services.database
  const { terms, nights, faceMinor, firstDay: validFrom, lastDay: validUntil, upgradeMinor } = offerOf(facts)
  const change = { nights, faceMinor, validFrom, validUntil, terms: { ...terms, isPartial } }
  const { id: skuId } = await addSku(db, known.hotel, change)
  await db.update(skuRoom).set({ upgradeMinor }).where(eq(skuRoom.skuId, skuId))
  return { skuId, known, facts, isPartial }
}

/** The days from today to the last one, by the model. */
const modelDays = (facts: RandomExchange) =>
  Array.from({ length: facts.lastDay - facts.today + 1 }, (_, at) => {
    const day = facts.today + at
    return [textOf(day), modelOf(facts, day)] as const
  })

const openDays = (facts: RandomExchange) => modelDays(facts).filter(([, result]) => typeof result === 'number')

const shownDays = ({ days }: ExchangeDates) =>
  days.map(({ date, refusal, differenceMinor }) => [date, refusal ?? differenceMinor] as const)

/** Buys one voucher and marks it paid without the payment gateway; returns its id. */
async function buy(skuId: string): Promise<string> {
  const { services } = scene.server
  const { db } = services.database
  const { orderid } = await scene.vouchers.order(person, skuId)
  await services.database.transaction(async (tx) => {
    const order = await lockPurchase(tx, orderid)
    if (order) await services.purchaseRules.coupon.paidInTime(tx, services, order, order.totalMinor)
  })
  const [bought] = await db.select({ id: voucher.id }).from(voucher).where(eq(voucher.orderId, orderid))
  return bought?.id ?? ''
}

/** Books a date; returns its difference. */
async function chargedFor(wanted: { voucherId: string; roomTypeId: string; checkIn: string }): Promise<number> {
  const { payId } = await scene.exchanges.book(person, wanted)
  if (payId === null) return 0
  const { db } = scene.server.services.database
  const [charged] = await db.select({ totalMinor: payment.totalMinor }).from(payment).where(eq(payment.id, payId))
  return charged?.totalMinor ?? -1
}

/** The same facts for some of the nights, with their share of the face value and of the cap. */
const ofNights = (facts: RandomExchange, nights: number): RandomExchange => ({
  ...facts,
  nights,
  face: Math.floor((facts.face * nights) / facts.nights),
  capMinor: facts.capMinor === null ? null : Math.floor((facts.capMinor * nights) / facts.nights),
})

/** The element at a number, modulo the length. */
const pick = <T>(from: readonly T[], number: number): T | undefined => from[number % from.length]

const tally = { booked: 0, charged: 0, refused: 0, partial: 0 }

/** Compares a voucher's calendar with the model before and after buying, and for some of its nights. Also compares a refused day and the charge of a booked one. */
async function compare({ skuId, known, facts, isPartial }: KnownSku, number: number): Promise<void> {
  const { client, exchanges } = scene
  const { roomTypeId } = known.hotel
  const before: ExchangeDates = (await client.request('getProductDates', { skuId, roomTypeId })).body
  const expected = modelDays(facts)
  expect(shownDays(before)).toEqual(expected)
  const voucherId = await buy(skuId)
  const after = await client.request('getExchangeDates', { voucherId, roomTypeId }, person)
  expect(after.body.days).toEqual(before.days)
  if (isPartial && facts.nights > 1) {
    const nights = 1 + (number % (facts.nights - 1))
    const some = await client.request('getExchangeDates', { voucherId, roomTypeId, nights }, person)
    expect(shownDays(some.body)).toEqual(modelDays(ofNights(facts, nights)))
    tally.partial += 1
  }
  const closed = expected.filter(([, result]) => typeof result === 'string')
  const refused = pick(closed, number)
  if (refused && number % 3 === 0) {
    const reply = await exchanges.difference(person, { voucherId, roomTypeId, checkIn: refused[0] })
    expect([reply.status, reply.body.data.refusal]).toEqual([409, refused[1]])
    tally.refused += 1
  }
  const open = openDays(facts)
  const dear = open.filter(([, result]) => result !== 0)
  const booked = pick(number % 4 > 0 && dear.length > 0 ? dear : open, number)
  if (!booked) return
  const [checkIn, differenceMinor] = booked
  expect([checkIn, await chargedFor({ voucherId, roomTypeId, checkIn })]).toEqual(booked)
  takeRoom(known, checkIn, facts.nights)
  tally.booked += 1
  if (differenceMinor !== 0) tally.charged += 1
}

/** Takes a room in the model. */
function takeRoom({ nights }: KnownHotel, checkIn: string, count: number): void {
  const first = nights.findIndex((_, at) => textOf(at) === checkIn)
  for (let at = first; at < first + count; at += 1) {
    const night = nights[at]
    if (night) nights[at] = { ...night, rooms: night.rooms - 1 }
  }
}

/** Puts the vouchers on sale that are compared; most of them have open days. */
async function addSkus(hotels: readonly KnownHotel[]): Promise<KnownSku[]> {
  const skus: KnownSku[] = []
  const vouchers = fc.tuple(randomExchange, fc.boolean())
  for (const [random, isPartial] of fc.sample(vouchers, { numRuns: 4 * SKUS, seed: SEED })) {
    const known = pick(hotels, skus.length)
    const facts = known && factsOf(random, known)
    const isWanted = facts && (skus.length % 8 === 0 || openDays(facts).length >= 3)
    if (isWanted && skus.length < SKUS) skus.push(await addKnownSku(facts, known, isPartial))
  }
  return skus
}

test(`what the calendar shows of each day before buying is so by brute force, and is charged afterwards, for ${SKUS} vouchers`, async () => {
  const { server } = scene
  const hotels: KnownHotel[] = []
  for (const nights of fc.sample(randomNights, { numRuns: Math.ceil(SKUS / SKUS_OF_HOTEL), seed: SEED }))
    hotels.push(await addKnownHotel(nights))
  const skus = await addSkus(hotels)
  expect(skus.length).toBe(SKUS)
  for (let today = 0; today <= LAST_TODAY; today += 1) {
    server.clock.set(new Date(`${textOf(today)}T04:00:00.000Z`))
    person = await withFreshToken(server.services, person)
    // Vouchers for one hotel take its rooms from each other, so they run one by one.
    await Promise.all(
      hotels.map(async (hotel) => {
        for (const [number, sku] of skus.entries())
          if (sku.known === hotel && sku.facts.today === today) await compare(sku, number)
      }),
    )
  }
  expect(tally.booked).toBeGreaterThan(SKUS / 2)
  for (const count of Object.values(tally)) expect(count).toBeGreaterThan(SKUS / 10)
})
