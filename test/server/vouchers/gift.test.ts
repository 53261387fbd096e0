import { eq } from 'drizzle-orm'
import { voucherGift } from '../../../server/kernel/database/schema/vouchers'
import { call } from '../../support/server/call'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { exchangeClient } from '../../support/server/exchange-client'
import { type GiftClient, giftClient } from '../../support/server/gift-client'
import { emailsTo } from '../../support/server/mailbox'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer, usualStart } from '../../support/server/start-test-server'
import { type VoucherClient, voucherClient } from '../../support/server/voucher-client'
import type { SkuRow } from '../../../server/vouchers/repository/skus'

/** Claims at once; a thousand by RACE_SIZE=1000. */
const CLAIMS = Number(process.env.RACE_SIZE ?? 20)
jest.setTimeout(30_000 + CLAIMS * 60)

const DAY_MS = 86_400_000

let server: TestServer
let client: BookingClient
let vouchers: VoucherClient
let gifts: GiftClient
let hotel: TestHotel
let people = 0

beforeAll(async () => {
  server = await startTestServer({ connections: 20 })
  client = bookingClient(server, { isPatient: true })
  vouchers = voucherClient(client)
  gifts = giftClient(server, client)
  hotel = await addHotel(server.services.database.db)
})
beforeEach(() => server.clock.set(new Date(usualStart)))
afterEach(() => checkLedger(server.services.database.db))
afterAll(() => server.close())

const someAddress = () => `friend-${(people += 1)}@example.com`

async function bought(change: Partial<SkuRow> = {}) {
  const giver = await client.person()
  const { id } = await addSku(server.services.database.db, hotel, change)
  const [voucher] = await vouchers.buyWithCodes(giver, id)
  if (!voucher) throw new Error('nothing was bought')
  return { giver, ...voucher }
}

/** A voucher on its way to an address, with the token in its email. */
async function given() {
  const voucher = await bought()
  const email = someAddress()
  const reply = await gifts.give(voucher.giver, voucher.voucherId, email, 'Happy birthday')
  expect(reply.status).toBe(200)
  return { ...voucher, email, token: await gifts.tokenFor(email) }
}

const statusOf = async (voucherId: string) => {
  const { db } = server.services.database
  const rows = await db.select().from(voucherGift).where(eq(voucherGift.voucherId, voucherId))
  return rows.map(({ status }) => status)
}

test('a gift is claimed by the link of its email, and its giver reads of it', async () => {
  const { giver, voucherId, code, token, email } = await given()
  const [sent] = await emailsTo(server.services, email)
  expect(sent?.subject).toBe('Guest gave you a voucher: A night by the lake')
  expect(sent?.textBody).toContain('“Happy birthday”')
  expect(await vouchers.wallet(giver)).toMatchObject([
    { statusText: 'Given, not claimed yet', buttons: ['withdraw_gift'], gift: { email } },
  ])
  expect((await gifts.read(token)).body).toMatchObject({
    vouchers: [{ name: 'A night by the lake' }],
    message: 'Happy birthday',
    isOwn: false,
  })
  const friend = await client.person()
  expect((await gifts.claim(friend, token)).body).toEqual({ voucherIds: [voucherId] })
  expect(await vouchers.wallet(friend)).toMatchObject([{ voucherId, status: 'UNUSED', refundMinor: null, gift: null }])
  expect((await vouchers.codeOf(friend, voucherId)).code).not.toBe(code)
  expect(await vouchers.wallet(giver)).toEqual([])
  expect((await emailsTo(server.services, giver.email))[0]?.subject).toMatch(/^Your gift was claimed: /)
})

test('who was given a voucher books a date with it, and is sent to the wallet, not to the buyer’s order', async () => {
  const { giver, voucherId, token } = await given()
  const friend = await client.person()
  await gifts.claim(friend, token)
  const exchanges = exchangeClient(client, vouchers)
  const ofFriend = { couponOrderId: null }
  expect((await exchanges.info(friend, voucherId)).body).toMatchObject({ ...ofFriend, contact: null })
  const booked = await exchanges.book(friend, { voucherId, roomTypeId: hotel.roomTypeId, checkIn: '2026-12-06' })
  expect(booked).toMatchObject({ ...ofFriend, status: 'CONFIRMED' })
  expect((await exchanges.detail(friend, booked.orderid)).body).toMatchObject(ofFriend)
  expect(await vouchers.wallet(friend)).toMatchObject([{ buttons: ['cancel_exchange'], exchange: ofFriend }])
  const { list } = (await client.request('listOrders', { tab: 'all' }, friend)).body
  expect(list).toMatchObject([{ type: 'exchange', ...ofFriend }])
  const { orderid } = (await vouchers.wallet(friend))[0]
  expect((await client.request('getCouponOrder', { orderid }, friend)).status).toBe(404)
  expect((await exchanges.info(giver, voucherId)).status).toBe(404)
})

test(`of ${CLAIMS} claims of one gift at once one gets it`, async () => {
  const { voucherId, token } = await given()
  const friends = await Promise.all(Array.from({ length: CLAIMS }, () => client.person()))
  const replies = await Promise.all(friends.map((friend) => gifts.claim(friend, token)))
  expect(replies.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual([{ voucherIds: [voucherId] }])
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['gift_ended']),
  )
  const wallets = await Promise.all(friends.map((friend) => vouchers.wallet(friend)))
  expect(wallets.flat()).toHaveLength(1)
  expect(await statusOf(voucherId)).toEqual(['CLAIMED'])
})

test('a claim, a claim by the code, a withdrawal and another gift at once leave one holder', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { giver, voucherId, code, token } = await given()
    const [friend, other] = [await client.person(), await client.person()]
    const replies = await Promise.all([
      gifts.claim(friend, token),
      gifts.withdraw(giver, voucherId),
      gifts.claimCode(other, code),
      gifts.give(giver, voucherId, someAddress()),
    ])
    const holders = await Promise.all([giver, friend, other].map((person) => vouchers.wallet(person)))
    expect(holders.flat()).toHaveLength(1)
    expect(replies.slice(0, 2).filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.every(({ status }) => status < 500)).toBe(true)
  }
})

test('a gift that is taken back can’t be claimed, and its voucher is free again', async () => {
  const { giver, voucherId, token } = await given()
  expect((await gifts.withdraw(giver, voucherId)).status).toBe(200)
  const friend = await client.person()
  for (const reply of [await gifts.read(token), await gifts.claim(friend, token)])
    expect([reply.status, reply.body.code]).toEqual([410, 'gift_ended'])
  expect((await gifts.withdraw(giver, voucherId)).body.code).toBe('gift_ended')
  expect((await gifts.give(giver, voucherId, someAddress())).status).toBe(200)
  expect(await statusOf(voucherId)).toEqual(['WITHDRAWN', 'OPEN'])
})

test('a gift that nobody claims lapses after 30 days, to the minute, and its giver reads of it', async () => {
  const { giver, voucherId, token } = await given()
  server.clock.advance(30 * DAY_MS - 1)
  await client.work()
  expect((await gifts.read(token)).status).toBe(200)
  server.clock.advance(1)
  expect((await gifts.read(token)).status).toBe(410)
  await client.work()
  expect(await statusOf(voucherId)).toEqual(['LAPSED'])
  const [email] = await emailsTo(server.services, giver.email)
  expect(email?.subject).toMatch(/^Your gift was not claimed: /)
  const wallet = await vouchers.wallet(await signIn(server.services, { email: giver.email }))
  expect(wallet).toMatchObject([{ voucherId, buttons: ['exchange', 'refund', 'give'], gift: null }])
})

test('a gift never lasts longer than its voucher', async () => {
  const { giver, voucherId } = await bought({ validUntil: '2026-11-25' })
  const { body } = await gifts.give(giver, voucherId, someAddress())
  expect(body.expireTime).toBe('2026-11-25T16:00:00.000Z')
})

test('what is given is closed to every other use', async () => {
  const { giver, voucherId } = await given()
  expect((await gifts.give(giver, voucherId, someAddress())).body.code).toBe('voucher_given')
  const [shown] = await vouchers.wallet(giver)
  expect(shown).toMatchObject({ refundMinor: null, buttons: ['withdraw_gift'] })
})

test.each([
  ['another’s voucher', async () => ({ ...(await bought()), giver: await client.person() }), 404, 'not_found'],
  [
    'one that is not transferable',
    () => bought({ terms: { ...easyTerms, isTransferable: false } }),
    409,
    'not_transferable',
  ],
])('%s is not given', async (_name, create, status, code) => {
  const { giver, voucherId } = await create()
  const reply = await gifts.give(giver, voucherId, someAddress())
  expect([reply.status, reply.body.code]).toEqual([status, code])
})

test('an address that is none is refused, and one’s own gift can’t be claimed', async () => {
  const { giver, voucherId, token } = await given()
  expect((await gifts.give(giver, voucherId, 'nobody')).status).toBe(400)
  expect((await gifts.read(token, giver)).body.isOwn).toBe(true)
  expect((await gifts.claim(giver, token)).body.code).toBe('own_gift')
})

test('the same claim again has the same reply', async () => {
  const { token, voucherId } = await given()
  const friend = await client.person()
  const replies = [await gifts.claim(friend, token, 'claim-twice'), await gifts.claim(friend, token, 'claim-twice')]
  expect(replies.map(({ body }) => body)).toEqual([{ voucherIds: [voucherId] }, { voucherIds: [voucherId] }])
})

describe('vouchers that are bought as a gift', () => {
  const order = async (change: Partial<SkuRow> = {}) => {
    const buyer = await client.person()
    const { id } = await addSku(server.services.database.db, hotel, change)
    const email = someAddress()
    const { verifyToken } = (await vouchers.submitPage(id, 3, buyer)).body
    const reply = await vouchers.submit(buyer, verifyToken, { gift: { email, message: 'For you' } })
    return { buyer, email, reply }
  }

  test('are given once they are paid, all by one link', async () => {
    const { buyer, email, reply } = await order()
    expect(await emailsTo(server.services, email)).toEqual([])
    await client.pay(reply.body.payId)
    const [sent, ...others] = await emailsTo(server.services, email)
    expect([sent?.subject, others]).toEqual(['Guest gave you 3 vouchers: A night by the lake', []])
    const friend = await client.person()
    const { body } = await gifts.claim(friend, await gifts.tokenFor(email))
    expect(body.voucherIds).toHaveLength(3)
    expect(await vouchers.wallet(friend)).toHaveLength(3)
    expect((await vouchers.detail(buyer, reply.body.orderid)).vouchers).toMatchObject(
      Array.from({ length: 3 }, () => ({ statusText: 'Given away' })),
    )
  })

  test('one of several can be taken back; the link brings the others', async () => {
    const { buyer, email, reply } = await order()
    await client.pay(reply.body.payId)
    const [first] = await vouchers.wallet(buyer)
    expect((await gifts.withdraw(buyer, first.voucherId)).status).toBe(200)
    const { body } = await gifts.claim(await client.person(), await gifts.tokenFor(email))
    expect(body.voucherIds).toHaveLength(2)
    expect(await vouchers.wallet(buyer)).toMatchObject([{ voucherId: first.voucherId, gift: null }])
  })

  test('are refused where they can’t be given, or to no address', async () => {
    const { reply } = await order({ terms: { ...easyTerms, isTransferable: false } })
    expect([reply.status, reply.body.field]).toEqual([400, 'gift'])
    const buyer = await client.person()
    const { id } = await addSku(server.services.database.db, hotel)
    const { verifyToken } = (await vouchers.submitPage(id, 1, buyer)).body
    const other = await vouchers.submit(buyer, verifyToken, { gift: { email: 'x', message: '' } })
    expect([other.status, other.body.field]).toEqual([400, 'gift.email'])
  })
})

test('the token of a gift stands neither in the database but as a hash nor in the log', async () => {
  const { token } = await given()
  await call(server.app, 'getGift', { token })
  await server.app.inject({ url: `/voucher/gift?claim=${token}` })
  const rows = await server.services.database.db.select().from(voucherGift)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(server.logLines.join('')).not.toContain(token)
})
