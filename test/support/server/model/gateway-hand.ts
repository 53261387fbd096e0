import { sql } from 'drizzle-orm'
import { recordReport } from '../../../../server/booking/payments/refunds'
import { providerOf } from '../../../../server/booking/payments/provider'
import { findRefundsOfPurchase, type RefundRow } from '../../../../server/booking/repository/refunds'
import type { Executor } from '../../../../server/kernel/database/executor'
import type { Services } from '../../../../server/kernel/services'
import type { RefundWay } from './refund-model'

/** Chooses how the gateway takes refunds of a charge from now on. */
export async function setRefundWay(db: Executor, bankOrderId: string, way: RefundWay): Promise<void> {
  await db.execute(sql`update sandbox_charge set refund_way = ${way} where bank_order_id = ${bankOrderId}`)
}

/** An order's refund; refunds are counted from 0 by age. */
export async function refundAt(db: Executor, orderid: string, at: number): Promise<RefundRow> {
  const refund = (await findRefundsOfPurchase(db, orderid))[at]
  if (!refund) throw new Error(`order ${orderid} has no refund ${at}`)
  return refund
}

/** Lets the payer's bank return a refund to the gateway, as it does for a closed card. */
export async function returnAtGateway(db: Executor, orderid: string, at: number): Promise<void> {
  const { id, attemptId, amountMinor } = await refundAt(db, orderid, at)
  await db.execute(sql`update sandbox_refund set is_refused = true where refund_id = ${id}`)
  await db.execute(sql`
    update sandbox_charge set refunded_minor = refunded_minor - ${amountMinor}, state = 'paid'
    where bank_order_id = ${attemptId}`)
}

/** Records once more how an order's refund stands in the gateway's books. */
export async function reportOf(services: Services, orderid: string, at: number): Promise<void> {
  const { id, attemptId, amountMinor, currencyCode } = await refundAt(services.database.db, orderid, at)
  const named = { refundId: id, bankOrderId: attemptId, providerRef: null, amountMinor, currencyCode }
  const report = await providerOf(services, 'sandbox').queryRefund({ ...named, totalMinor: amountMinor })
  await recordReport(services, id, report)
}
