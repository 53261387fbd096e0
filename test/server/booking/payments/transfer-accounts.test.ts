import { sql } from 'drizzle-orm'
import { accountFile } from '../../../../server/account/export'
import { recordDispute } from '../../../../server/booking/payments/disputes'
import { openAccountNumber, findPaymentAccount } from '../../../../server/booking/payments/transfer-accounts'
import type { TestHotel } from '../../../support/server/add-hotel'
import type { BookingClient } from '../../../support/server/booking-client'
import { useBookingScene } from '../../../support/server/booking-scene'
import { dumpOfDatabase } from '../../../support/server/dump-of-database'
import { accountOf, failedRefund, usualAccount } from '../../../support/server/refund-accounts'
import type { SignedInPerson } from '../../../support/server/sign-in'
import type { TestServer } from '../../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let hotel: TestHotel
let person: SignedInPerson

useBookingScene({}, (scene) => {
  ;({ server, client, hotel, person } = scene)
})

let keys = 0
const send = (operationId: string, input: object, who = person, key = `account-${(keys += 1)}`) =>
  client.request(operationId, input, who, key)

async function refundThatFailed() {
  const { orderid, payId } = await client.book(person, hotel.pid)
  const { bankOrderId } = (await client.createPayment(payId)).body
  return { orderid, bankOrderId, refundId: await failedRefund(server, person, { orderid, bankOrderId }) }
}

const refundsOf = async (orderid: string) => (await client.detail(person, orderid)).refunds

test('an account is listed masked, and its number is stored under encryption alone', async () => {
  const accountId = await accountOf(server, person)
  const { list } = (await client.request('listPaymentAccounts', {}, person)).body
  expect(list).toEqual([
    {
      accountId,
      kind: 'bank',
      kindName: 'Bank account',
      holder: 'Ada Li',
      bank: 'Bank of Hangzhou',
      numberText: '•••• 0123',
      accountText: 'Bank of Hangzhou •••• 0123',
    },
  ])
  expect(await dumpOfDatabase(server.services.database)).not.toContain(usualAccount.number)
  const row = await findPaymentAccount(server.services.database.db, person.uid, accountId)
  expect(row && openAccountNumber(server.services.env.secret, row)).toBe(usualAccount.number)
  expect(row && openAccountNumber(server.services.env.secret, { ...row, userId: 'somebody' })).toBeNull()
})

test('the same key saves one account; somebody else sees none', async () => {
  const [first, again] = [
    await send('createPaymentAccount', usualAccount, person, 'k'),
    await send('createPaymentAccount', usualAccount, person, 'k'),
  ]
  expect(again.text).toBe(first.text)
  expect((await client.request('listPaymentAccounts', {}, person)).body.list).toHaveLength(1)
  expect((await client.request('listPaymentAccounts', {}, await client.person())).body.list).toEqual([])
})

test('an account with a fault is refused with its field, and more than twenty are too many', async () => {
  const refused = await send('createPaymentAccount', { ...usualAccount, number: 'DE89370400440532013001' })
  expect([refused.status, refused.body.field]).toEqual([400, 'number'])
  for (let saved = 0; saved < 20; saved += 1) await accountOf(server, person)
  const { status, body } = await send('createPaymentAccount', usualAccount)
  expect([status, body.code]).toEqual([422, 'too_many_accounts'])
})

test('a failed refund goes to the named account, and to another one until it is paid', async () => {
  const { orderid, refundId } = await refundThatFailed()
  expect(await refundsOf(orderid)).toMatchObject([{ status: 'FAILED', needsAccount: true, accountText: null }])
  const set = await send('setRefundTransferAccount', { refundId, accountId: await accountOf(server, person) })
  expect(set.body).toMatchObject({ refundId, status: 'TRANSFER', accountText: 'Bank of Hangzhou •••• 0123' })
  const wallet = await send('createPaymentAccount', { kind: 'alipay', holder: 'Ada Li', number: 'ada@example.com' })
  await send('setRefundTransferAccount', { refundId, accountId: wallet.body.accountId })
  expect(await refundsOf(orderid)).toMatchObject([
    { status: 'TRANSFER', needsAccount: false, accountText: 'Alipay a•••@example.com' },
  ])
})

test('nobody names an account for another person, or another person’s account', async () => {
  const { refundId, orderid } = await refundThatFailed()
  const stranger = await client.person()
  const theirs = await accountOf(server, stranger)
  const own = await accountOf(server, person)
  expect((await send('setRefundTransferAccount', { refundId, accountId: theirs }, stranger)).status).toBe(404)
  expect((await send('setRefundTransferAccount', { refundId, accountId: theirs })).status).toBe(404)
  expect((await send('setRefundTransferAccount', { refundId: 'NONE', accountId: own })).status).toBe(404)
  expect(await refundsOf(orderid)).toMatchObject([{ status: 'FAILED' }])
})

test.each([
  ['SUBMITTED', 'This refund goes back the way you paid.'],
  ['SUCCESS', 'This refund is already on its way to you.'],
])('a refund that is %s takes no account', async (status, message) => {
  const { orderid, payId } = await client.book(person, hotel.pid)
  await client.pay(payId)
  const { quoteToken } = (await client.request('quoteCancel', { orderid }, person)).body
  const { refund } = (await send('applyForCancel', { orderid, quoteToken })).body
  if (status === 'SUCCESS') await client.work()
  const accountId = await accountOf(server, person)
  const { body } = await send('setRefundTransferAccount', { refundId: refund.refundId, accountId })
  expect([body.code, body.message, body.data]).toEqual(['refund_state', message, { status }])
})

test('an open dispute takes no account, and a lost one ends the transfer', async () => {
  const { orderid, bankOrderId, refundId } = await refundThatFailed()
  const accountId = await accountOf(server, person)
  await recordDispute(server.services, bankOrderId, 'open')
  expect((await send('setRefundTransferAccount', { refundId, accountId })).body.code).toBe('refund_state')
  await recordDispute(server.services, bankOrderId, 'won')
  expect((await send('setRefundTransferAccount', { refundId, accountId })).status).toBe(200)
  await recordDispute(server.services, bankOrderId, 'lost')
  expect(await refundsOf(orderid)).toMatchObject([{ status: 'FAILED', needsAccount: false, accountText: null }])
})

test('the export names accounts masked', async () => {
  await accountOf(server, person)
  let text = ''
  for await (const part of accountFile(server.services, person.uid)) text += part
  expect(JSON.parse(text).refundAccounts).toMatchObject([{ holder: 'Ada Li', number: '•••• 0123' }])
  expect(text).not.toContain(usualAccount.number)
  const { rows } = await server.services.database.db.execute(
    sql`select sealed_number from payment_account where user_id = ${person.uid}`,
  )
  expect(text).not.toContain(String(rows[0]?.sealed_number))
})
