import { recordDispute } from '../../../server/booking/payments/disputes'
import { recordReport } from '../../../server/booking/payments/refunds'
import { markRefundPaid, showRefundAccount } from '../../../server/operator/refunds'
import { listWaiting } from '../../../server/operator/waiting'
import { waitingText } from '../../../server/operator/waiting-text'
import { addHotel } from '../../support/server/add-hotel'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { dumpOfDatabase } from '../../support/server/dump-of-database'
import { accountOf, failedRefund, usualAccount } from '../../support/server/refund-accounts'
import { emailsTo } from '../../support/server/mailbox'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { auditOf, waitingEnv, waitingOrder } from '../../support/server/waiting-orders'

const operator = 'maya@staylark.example'

let server: TestServer
let client: BookingClient

beforeEach(async () => {
  server = await startTestServer({ env: waitingEnv })
  client = bookingClient(server)
})
afterEach(async () => {
  await checkLedger(server.services.database.db)
  await server.close()
})

/** A refund that the provider could not return; `setAccount` names an account for it. */
async function failed() {
  const { pid } = await addHotel(server.services.database.db)
  const person = await client.person()
  const { orderid, payId, orderNo } = await client.book(person, pid)
  const { bankOrderId } = (await client.createPayment(payId)).body
  const refundId = await failedRefund(server, person, { orderid, bankOrderId })
  const setAccount = async () => {
    const sent = { refundId, accountId: await accountOf(server, person) }
    await client.request('setRefundTransferAccount', sent, person, server.services.random.id())
  }
  const read = async () => (await client.request('getOrderDetail', { orderid }, person)).body
  return { orderid, orderNo, bankOrderId, refundId, setAccount, read }
}

test('a transfer is paid: the order is refunded, who did it is recorded, and doing it twice is refused', async () => {
  const { orderid, orderNo, refundId, setAccount, read } = await failed()
  await setAccount()
  await markRefundPaid(server.services, { operator, refundId })
  const order = await read()
  expect(order).toMatchObject({ status: 'REFUNDED', refundedMinor: 220_000, refunds: [{ status: 'SUCCESS' }] })
  expect(order.logs.map(({ text }: { text: string }) => text)).toContain('Your refund was transferred to your account')
  expect(await auditOf(server, orderid)).toMatchObject([
    { operator, action: 'mark_paid', before: { status: 'TRANSFER' }, after: { status: 'SUCCESS' } },
  ])
  const emails = await emailsTo(server.services, 'ada@example.com')
  const toAccount = emails.filter(({ textBody }) => textBody.includes('It was sent to the account that you named.'))
  expect(toAccount.map(({ textBody }) => textBody.includes(orderNo))).toEqual([true])
  await expect(markRefundPaid(server.services, { operator, refundId })).rejects.toThrow(
    `Refund ${refundId} is SUCCESS and waits for no transfer.`,
  )
  await recordReport(server.services, refundId, { state: 'failed', failReason: 'late' })
  expect((await read()).status).toBe('REFUNDED')
  await checkLedger(server.services.database.db, 'settled')
})

test('a refund without an account, or of a disputed payment, is not paid', async () => {
  const { refundId, bankOrderId, setAccount } = await failed()
  const before = await dumpOfDatabase(server.services.database)
  await expect(markRefundPaid(server.services, { operator, refundId })).rejects.toThrow('waits for no transfer')
  expect(await dumpOfDatabase(server.services.database)).toBe(before)
  await setAccount()
  await recordDispute(server.services, bankOrderId, 'open')
  await expect(markRefundPaid(server.services, { operator, refundId })).rejects.toThrow('must not be paid')
  await expect(markRefundPaid(server.services, { operator, refundId: 'R0' })).rejects.toThrow('There is no refund R0.')
})

test('the whole number of an account is shown to who transfers, and that is recorded without the number', async () => {
  const { orderid, orderNo, refundId, setAccount } = await failed()
  await setAccount()
  const text = await showRefundAccount(server.services, { operator, refundId })
  for (const part of [orderNo, 'CNY 2,200', 'Ada Li', 'Bank of Hangzhou', usualAccount.number])
    expect(text).toContain(part)
  expect(await auditOf(server, orderid)).toMatchObject([{ operator, action: 'show_account' }])
  expect(await dumpOfDatabase(server.services.database)).not.toContain(usualAccount.number)
})

test('the list names all that waits', async () => {
  const waiting = await waitingOrder(server, 2)
  const requesting = await waitingOrder(server)
  const [broken, toTransfer] = [await failed(), await failed()]
  await toTransfer.setAccount()
  const disputed = await failed()
  await recordDispute(server.services, disputed.bankOrderId, 'lost')
  server.clock.set(new Date('2026-11-30T12:00:00Z'))
  await requesting.cancel({ requestsWaiver: true, reason: 'other', reasonText: 'Fever\nsince Monday' })
  await server.services.database.db.execute(
    `update outbox set done_at = null, dead_at = '2026-12-01T00:00:00Z', last_error = 'no route' where dedupe_key = 'send-refund:${broken.refundId}'`,
  )
  const lines = waitingText(await listWaiting(server.services.database.db)).split('\n')
  expect(lines).toEqual([
    'Bookings to confirm: 1',
    `  ${waiting.orderNo}  Lakeside House, 1 – 3 Dec (2 nights), 2 × Lake Room, Flexible, for Guest 1, Guest 2; booked 2026-11-21 10:00 UTC`,
    'Requests to waive a fee: 1',
    `  ${requesting.orderNo}  Lakeside House, 1 – 3 Dec (2 nights), 1 × Lake Room, Flexible; fee CNY 1,100, requested 2026-11-30 12:00 UTC: other, "Fever / since Monday"`,
    'Refunds to transfer: 1',
    `  ${toTransfer.refundId}  ${toTransfer.orderNo}, CNY 2,200, to Bank of Hangzhou •••• 0123, since 2026-11-21 10:00 UTC; The card is closed.`,
    'Refunds that failed and have no account yet: 1',
    `  ${broken.refundId}  ${broken.orderNo}, CNY 2,200, since 2026-11-21 10:00 UTC; The card is closed.`,
    'Refunds that are not tried any more: 1',
    `  ${broken.refundId}  given up 2026-12-01 00:00 UTC: no route`,
  ])
})
