import { sql } from 'drizzle-orm'
import { refund } from '../../../server/kernel/database/schema/orders'
import { bookingClient } from './booking-client'
import { call } from './call'
import type { SignedInPerson } from './sign-in'
import type { TestServer } from './start-test-server'

/** An account for refunds as the form sends one. */
export const usualAccount = { kind: 'bank', holder: 'Ada Li', bank: 'Bank of Hangzhou', number: '6222021234567890123' }

/** Saves the usual account; returns its id. */
export async function accountOf({ app, services }: TestServer, person: SignedInPerson): Promise<string> {
  const headers = { 'idempotency-key': services.random.id() }
  const { status, body } = await call(app, 'createPaymentAccount', usualAccount, { token: person.token, headers })
  if (status !== 200) throw new Error(`no account: ${status} ${JSON.stringify(body)}`)
  return body.accountId
}

/** Pays an order by an open attempt, and cancels it so that the gateway refuses the refund; returns the refund's id. */
export async function failedRefund(
  server: TestServer,
  person: SignedInPerson,
  { orderid, bankOrderId }: { readonly orderid: string; readonly bankOrderId: string },
): Promise<string> {
  const client = bookingClient(server)
  await client.decide(bankOrderId, 'approve')
  await client.work()
  await server.services.database.db.execute(
    sql`update sandbox_charge set refund_way = 'fails' where bank_order_id = ${bankOrderId}`,
  )
  const { quoteToken } = (await client.request('quoteCancel', { orderid }, person)).body
  const applied = await client.request('applyForCancel', { orderid, quoteToken }, person, server.services.random.id())
  await client.work()
  return applied.body.refund.refundId
}

/** Writes a failed refund of an order that nobody has paid straight into the database, for calls that only look at its state; returns its id. */
export async function insertFailedRefund(
  { services }: TestServer,
  order: { readonly orderid: string; readonly payId: string; readonly bankOrderId: string },
): Promise<string> {
  const refundId = services.random.id()
  await services.database.db.insert(refund).values({
    id: refundId,
    paymentId: order.payId,
    attemptId: order.bankOrderId,
    purchaseId: order.orderid,
    amountMinor: 100,
    currencyCode: 'CNY',
    cause: 'cancelled',
    status: 'FAILED',
    createdAt: services.clock.now(),
  })
  return refundId
}
