import { eq } from 'drizzle-orm'
import { couponOrder } from '../../../server/kernel/database/schema/vouchers'
import { document } from '../../../server/kernel/database/schema/documents'
import { purchase } from '../../../server/kernel/database/schema/orders'
import { accountCode } from '../../support/server/account-code'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { type BookingClient, bookingClient, usualForm } from '../../support/server/booking-client'
import { emailsTo } from '../../support/server/mailbox'
import type { SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { voucherClient, type VoucherClient } from '../../support/server/voucher-client'

let server: TestServer
let client: BookingClient
let vouchers: VoucherClient
let hotel: TestHotel
let person: SignedInPerson
let skuId: string
let addresses = 0
let contact: typeof usualForm.contact

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server)
  vouchers = voucherClient(client)
  hotel = await addHotel(server.services.database.db)
})
beforeEach(async () => {
  person = await client.person()
  skuId = (await addSku(server.services.database.db, hotel)).id
  contact = { ...usualForm.contact, email: `papers-${(addresses += 1)}@example.com` }
})
afterAll(() => server.close())

async function order(quantity = 1, more: object = {}) {
  const { verifyToken } = (await vouchers.submitPage(skuId, quantity, person)).body
  const { body } = await vouchers.submit(person, verifyToken, { contact, ...more })
  return body
}

const mail = () => emailsTo(server.services, contact.email)
const deleteAccount = async (code: string) => client.request('deleteAccount', { code }, person)

describe('emails', () => {
  test('half of the hold gone without payment, the buyer is reminded once', async () => {
    const { payId, orderNo } = await order(2)
    server.clock.advance(7 * 60_000)
    await client.work()
    expect(await mail()).toEqual([])
    server.clock.advance(60_000)
    await client.work()
    const emails = await mail()
    expect(emails.map(({ subject }) => subject)).toEqual(['Waiting for your payment: A night by the lake'])
    expect(emails[0]?.textBody).toContain(orderNo)
    expect(emails[0]?.textBody).toContain(`/order/pay/${payId}`)
    expect(emails[0]?.textBody).toMatch(/Pay by: .*UTC\+8/)
  })

  test('after payment the vouchers are announced with validity, zone, terms and link, and without a code', async () => {
    const { orderid, payId } = await order(2)
    await client.pay(payId)
    server.clock.advance(8 * 60_000)
    await client.work()
    const [email, ...others] = await mail()
    expect(others).toEqual([])
    expect(email?.subject).toBe('Your vouchers: A night by the lake')
    expect(email?.textBody).toMatch(/Validity: Good until the end of .+2027, .*UTC\+8/)
    expect(email?.textBody).toContain(`/order/coupon/detail/${orderid}`)
    const detail = await vouchers.detail(person, orderid)
    for (const { text } of detail.termsLines) expect(email?.textBody).toContain(text)
    for (const { voucherId } of detail.vouchers) {
      const { code } = (await client.request('showVoucherCode', { voucherId }, person)).body
      const all = JSON.stringify(email)
      expect([all.includes(code), all.includes(code.replaceAll('-', ''))]).toEqual([false, false])
    }
  })
})

test('a payment for vouchers has a receipt that names them, which their buyer alone can open', async () => {
  const { orderid, payId, orderNo } = await order(3)
  await client.pay(payId)
  const { list } = (await client.request('listInvoices', { orderid }, person)).body
  expect(list).toMatchObject([{ kind: 'receipt', amountMinor: 240_000, state: 'ready' }])
  const { db } = server.services.database
  const [row] = await db.select().from(document).where(eq(document.purchaseId, orderid))
  expect(row?.sheet?.facts).toEqual([
    ['Order number', orderNo],
    ['Vouchers', '3 × A night by the lake'],
    ['Where', 'Lakeside House, Hangzhou'],
    ['Validity', expect.stringContaining('2027')],
  ])
  const [{ documentId }] = list
  expect((await client.request('openInvoice', { documentId }, person)).status).toBe(200)
  const eve = await client.person()
  expect((await client.request('listInvoices', { orderid }, eve)).status).toBe(404)
  expect((await client.request('openInvoice', { documentId }, eve)).status).toBe(404)
})

describe('the deletion of an account', () => {
  test('is refused while vouchers have a value, and names them', async () => {
    const code = await accountCode(server, person, 'delete')
    const { orderid, orderNo, payId } = await order(2)
    await client.pay(payId)
    const { status, body } = await deleteAccount(code)
    expect([status, body.code]).toEqual([409, 'stays_open'])
    expect(body.message).toContain('A night by the lake')
    expect(body.data).toMatchObject([{ orderid, orderNo, kind: 'coupon', statusText: '2 vouchers to use' }])
  })

  test('closes what is not paid, and leaves no person in it', async () => {
    const gift = { email: 'bo@example.com', message: 'For you' }
    const { orderid } = await order(1, { gift })
    expect((await deleteAccount(await accountCode(server, person, 'delete'))).status).toBe(200)
    const { db } = server.services.database
    const [row] = await db.select().from(purchase).where(eq(purchase.id, orderid))
    const [bought] = await db.select().from(couponOrder).where(eq(couponOrder.id, orderid))
    expect([row?.status, row?.contact.email, bought?.gift]).toEqual(['CANCELLED', '', null])
    expect(bought?.snapshot.name).toBe('A night by the lake')
  })
})
