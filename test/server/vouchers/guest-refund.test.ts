import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import { type BookingScene, useBookingScene } from '../../support/server/booking-scene'
import { call } from '../../support/server/call'
import {
  asGuest,
  type GuestClient,
  guestClient,
  guestContact,
  type GuestsOrder,
} from '../../support/server/guest-client'
import { emailsTo } from '../../support/server/mailbox'
import { mixClient } from '../../support/server/mix-client'
import { withFreshToken } from '../../support/server/sign-in'
import { voucherClient, voucherRefunds } from '../../support/server/voucher-client'

const minute = 60_000
const inFrance = { 'cf-ipcountry': 'FR', currency: 'CNY' }

let scene: BookingScene
let guests: GuestClient
useBookingScene({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'trace' } }, (taken) => {
  scene = taken
  guests = guestClient(taken.server, taken.client)
})

/** Buys vouchers in France whose terms allow no refund; by law the buyer can withdraw for 14 days. */
async function buyInFrance(quantity = 1): Promise<GuestsOrder> {
  const { server, client, hotel, person } = scene
  const { id: skuId } = await addSku(server.services.database.db, hotel, {
    terms: { ...easyTerms, refund: 'none' },
  })
  const caller = { token: person.token, headers: inFrance }
  const { verifyToken } = (await call(server.app, 'getCouponSubmitPage', { skuId, quantity }, caller)).body
  const contact = guestContact()
  const { orderid, orderNo, payId } = (await voucherClient(client).submit(person, verifyToken, { contact })).body
  await client.pay(payId)
  return { email: contact.email, orderNo, orderid, payId }
}

/** Orders two vouchers with a date for the first of them. */
async function orderMix(): Promise<GuestsOrder> {
  const { server, client, hotel, person } = scene
  const { id: skuId } = await addSku(server.services.database.db, hotel)
  const { token } = (await mixClient(client).page({ skuId, quantity: 2, ...hotel, checkIn: '2026-12-05' }, person)).body
  const contact = guestContact()
  const { orderid, orderNo, payId } = (await mixClient(client).submit(person, token, { contact })).body
  return { email: contact.email, orderNo, orderid, payId }
}

const rowsOf = async (query: string) => (await scene.server.services.database.db.execute(query)).rows

describe('the look-up', () => {
  test('opens vouchers to their contact, and says no more of them than which they are', async () => {
    const bought = await buyInFrance()
    const { email, orderNo, orderid } = bought
    const opened = await guests.open(bought)
    const now = scene.server.clock.now().getTime()
    expect(opened).toEqual({
      step: 'order',
      guestToken: expect.any(String),
      expiresAt: new Date(now + 30 * minute).toISOString(),
      order: { type: 'coupon', orderid, orderNo, serverTime: new Date(now).toISOString() },
    })
    const emails = await emailsTo(scene.server.services, email)
    expect(emails.find(({ subject }) => subject.startsWith('Your vouchers'))?.textBody).toContain(
      'You need not sign in for it: choose “Find a booking or order” under Bookings.',
    )
    const codeEmail = (await emailsTo(scene.server.services, email)).find(({ subject }) =>
      subject.includes('Staylark code'),
    )
    expect(codeEmail?.textBody).toContain('open your booking or order')
  })

  test('replies the same about somebody else’s vouchers, and mails nothing', async () => {
    const { email, orderNo } = await buyInFrance()
    const stranger = guestContact().email
    const right = await guests.find({ email, orderNo }, 'phone-2')
    const wrong = await guests.find({ email: stranger, orderNo })
    expect([wrong.status, wrong.text]).toEqual([right.status, right.text])
    await scene.client.work()
    expect(await emailsTo(scene.server.services, stranger)).toEqual([])
    expect((await guests.find({ email: stranger, orderNo, code: '000000' })).body.code).toBe('code_wrong')
  })

  test('of vouchers with a date opens the vouchers, by the number of either, and nothing before they are paid', async () => {
    const mix = await orderMix()
    await guests.find(mix)
    await scene.client.work()
    expect(await emailsTo(scene.server.services, mix.email)).toEqual([])
    await scene.client.pay(mix.payId)
    const [part] = await rowsOf(
      `select id, order_no from purchase where parent_id = '${mix.orderid}' and kind = 'coupon'`,
    )
    scene.server.clock.advance(minute)
    const opened = await guests.open(mix)
    expect(opened.order).toMatchObject({ type: 'coupon', orderid: part?.id, orderNo: part?.order_no })
    scene.server.clock.advance(minute)
    expect((await guests.open({ ...mix, orderNo: String(part?.order_no) })).order.orderid).toBe(part?.id)
    const { body } = await guests.act('quoteCouponRefund', { orderid: part?.id }, asGuest(opened.guestToken))
    expect([body.vouchers, body.closedVouchers]).toMatchObject([
      [{ number: 2 }],
      [{ number: 1, text: 'Cancel its date first' }],
    ])
    expect((await guests.act('getMixOrder', { orderid: mix.orderid }, asGuest(opened.guestToken))).status).toBe(401)
  })

  test('does not open a stay that is booked with a voucher', async () => {
    const mix = await orderMix()
    await scene.client.pay(mix.payId)
    const [part] = await rowsOf(
      `select order_no from purchase where parent_id = '${mix.orderid}' and kind = 'exchange'`,
    )
    const before = (await emailsTo(scene.server.services, mix.email)).length
    await guests.find({ email: mix.email, orderNo: part?.order_no })
    await scene.client.work()
    const mailed = (await emailsTo(scene.server.services, mix.email)).slice(before)
    expect(mailed.filter(({ subject }) => subject.includes('Staylark code'))).toEqual([])
  })
})

describe('the token', () => {
  test('withdraws from the purchase in two steps, with a receipt that has the time', async () => {
    const bought = await buyInFrance(2)
    const { orderid, orderNo, email } = bought
    const guest = asGuest((await guests.open(bought)).guestToken)
    const rules = await guests.act('getCouponRefundRules', { orderid }, guest)
    expect(rules.body).toMatchObject({ orderNo, withdrawalText: expect.stringContaining('You can withdraw until') })
    const quote = await guests.act('quoteCouponRefund', { orderid }, guest)
    expect(quote.body).toMatchObject({ isWithdrawal: true, hasWithdrawalButton: true, refundMinor: 160_000 })
    const sent = { orderid, quoteToken: quote.body.quoteToken }
    expect((await guests.act('cancelCouponOrder', sent, guest)).body).toMatchObject({
      status: 'COMPLETED',
      refund: { cause: 'withdrawn', amountMinor: 160_000 },
    })
    await scene.client.work()
    const receipt = (await emailsTo(scene.server.services, email)).find(({ subject }) =>
      subject.startsWith('Withdrawal'),
    )
    expect(receipt?.textBody).toContain('We received this on Sat 21 Nov 2026')
    expect(receipt?.textBody).toContain('Voucher 1, Voucher 2')
    const logs = await rowsOf(
      `select actor, reason from purchase_log where purchase_id = '${orderid}' and actor = 'guest' order by id`,
    )
    expect(logs).toEqual([
      { actor: 'guest', reason: '2 vouchers withdrawn from the order look-up' },
      { actor: 'guest', reason: 'No voucher of it can be used any more' },
    ])
    const moved = await rowsOf(
      `select actor from voucher_log where cause = 'refund_requested' and voucher_id in (select id from voucher where order_id = '${orderid}')`,
    )
    expect(moved).toEqual([{ actor: 'guest' }, { actor: 'guest' }])
  })

  test('shows nothing of a code, in a quote or in the refusal that has the next one', async () => {
    const bought = await buyInFrance()
    const { orderid } = bought
    const { client, person } = scene
    const detail = await voucherClient(client).detail(person, orderid)
    const { code } = await voucherClient(client).codeOf(person, detail.vouchers[0].voucherId)
    const opened = await guests.open(bought)
    const guest = asGuest(opened.guestToken)
    const quote = await guests.act('quoteCouponRefund', { orderid }, guest)
    expect(quote.body.vouchers).toMatchObject([{ number: 1, code: '••••-••••-••••-••••' }])
    scene.server.clock.advance(16 * minute)
    const late = await guests.act('cancelCouponOrder', { orderid, quoteToken: quote.body.quoteToken }, guest)
    expect([late.status, late.body.data.vouchers[0].code]).toEqual([410, '••••-••••-••••-••••'])
    const rules = await guests.act('getCouponRefundRules', { orderid }, guest)
    const buyer = await withFreshToken(scene.server.services, person)
    const seen = [JSON.stringify(opened), quote.text, late.text, rules.text].join('')
    expect(seen).not.toContain(code.slice(-4))
    expect((await voucherRefunds(client).quote(buyer, orderid)).body.vouchers[0].code).toContain(code.slice(-4))
  })

  const guestCalls = ['getCouponRefundRules', 'quoteCouponRefund', 'cancelCouponOrder']

  test.each(guestCalls)(
    '%s: 401 without it, 404 for another order, 401 on another device or once it is over',
    async (operationId) => guests.expectRefusals(operationId, await buyInFrance(), await buyInFrance()),
  )

  test('gives back no vouchers of another order by its quote', async () => {
    const { client, person } = scene
    const [bought, other] = [await buyInFrance(), await buyInFrance()]
    const { quoteToken } = (await voucherRefunds(client).quote(person, other.orderid)).body
    const guest = asGuest((await guests.open(bought)).guestToken)
    expect((await guests.act('cancelCouponOrder', { orderid: bought.orderid, quoteToken }, guest)).body.code).toBe(
      'bad_token',
    )
    expect((await guests.act('cancelCouponOrder', { orderid: other.orderid, quoteToken }, guest)).status).toBe(404)
    const statuses = await rowsOf(
      `select status from voucher where order_id in ('${bought.orderid}', '${other.orderid}')`,
    )
    expect(statuses).toEqual([{ status: 'UNUSED' }, { status: 'UNUSED' }])
  })

  test.each([
    'getCouponOrder',
    'listVouchers',
    'showVoucherCode',
    'refundCouponToAccount',
    'deleteCouponOrder',
    'cancelUnpaidCouponOrder',
    'listOrders',
    'listPaymentAccounts',
    'getCurrentUser',
  ])('%s stays refused', async (operationId) => {
    const bought = await buyInFrance()
    const [voucher] = await rowsOf(`select id from voucher where order_id = '${bought.orderid}'`)
    const input = { orderid: bought.orderid, voucherId: voucher?.id, quoteToken: 'x', accountId: 'x' }
    expect((await guests.act(operationId, input, asGuest((await guests.open(bought)).guestToken))).status).toBe(401)
  })

  test.each(['getOrderDetail', 'quoteCancel', 'cancelHotelOrder'])('%s has no such booking', async (operationId) => {
    const bought = await buyInFrance()
    const input = { orderid: bought.orderid }
    expect((await guests.act(operationId, input, asGuest((await guests.open(bought)).guestToken))).status).toBe(404)
  })
})

test('nothing of a look-up of vouchers is logged', async () => {
  const bought = await buyInFrance()
  const { email, orderNo, orderid } = bought
  const from = scene.server.logLines.length
  const { guestToken } = await guests.open(bought)
  await guests.act('quoteCouponRefund', { orderid }, asGuest(guestToken))
  const logged = scene.server.logLines.slice(from).join('')
  for (const secret of [email, orderNo, guestToken]) expect(logged).not.toContain(secret)
})
