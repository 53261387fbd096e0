import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { RefundStatus } from '@/contract/refund'
import { blocksRefunds } from '@/domain/orders/dispute'
import { findOrdersInStatus, type OrderRow } from '../booking/repository/orders'
import type { Executor } from '../kernel/database/executor'
import { outbox, paymentAttempt, purchase, refund } from '../kernel/database/schema/orders'
import { paymentAccount } from '../kernel/database/schema/people'

/** So many of a kind are listed, oldest first. */
export const MOST_WAITING = 200

/** What waits for people of the house; each list oldest first, at most MOST_WAITING long. */
export interface Waiting {
  readonly confirmations: readonly OrderRow[]
  /** Orders whose travelers request that the fee is waived. */
  readonly waivers: readonly OrderRow[]
  /** Refunds that could not be sent and have no account yet. */
  readonly failedRefunds: readonly WaitingRefund[]
  /** Refunds to transfer. */
  readonly transfers: readonly WaitingRefund[]
  /** Refunds whose job was given up. */
  readonly deadRefundJobs: readonly DeadRefundJob[]
}

/** A refund that somebody has to look after. */
export type WaitingRefund = Awaited<ReturnType<typeof refundsIn>>[number]

/** A job of a refund that was given up, and why. */
export type DeadRefundJob = Awaited<ReturnType<typeof deadRefundJobs>>[number]

/** Reads all that waits for people of the house. */
export async function listWaiting(db: Executor): Promise<Waiting> {
  return {
    confirmations: await findOrdersInStatus(db, 'CONFIRMING', MOST_WAITING),
    waivers: await findOrdersInStatus(db, 'CANCEL_APPLIED', MOST_WAITING),
    failedRefunds: await refundsIn(db, 'FAILED'),
    transfers: await refundsIn(db, 'TRANSFER'),
    deadRefundJobs: await deadRefundJobs(db),
  }
}

/** Refunds in a state that no dispute blocks. */
async function refundsIn(db: Executor, status: RefundStatus) {
  const { id, amountMinor, currencyCode, failReason, createdAt } = refund
  const { kind, bank, numberMask } = paymentAccount
  const rows = await db
    .select({
      refundId: id,
      orderNo: purchase.orderNo,
      amountMinor,
      currencyCode,
      failReason,
      createdAt,
      dispute: paymentAttempt.dispute,
      account: { kind, bank, numberMask },
    })
    .from(refund)
    .innerJoin(purchase, eq(purchase.id, refund.purchaseId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, refund.attemptId))
    .leftJoin(paymentAccount, eq(paymentAccount.id, refund.accountId))
    .where(eq(refund.status, status))
    .orderBy(asc(createdAt), asc(id))
    .limit(MOST_WAITING)
  return rows.filter(({ dispute }) => !blocksRefunds(dispute))
}

function deadRefundJobs(db: Executor) {
  const refundId = sql<string>`${outbox.payload} ->> 'refundId'`
  return db
    .select({ refundId, deadAt: outbox.deadAt, error: outbox.lastError })
    .from(outbox)
    .where(and(eq(outbox.topic, 'send-refund'), isNotNull(outbox.deadAt), isNull(outbox.doneAt)))
    .orderBy(asc(outbox.deadAt), asc(outbox.id))
    .limit(MOST_WAITING)
}
