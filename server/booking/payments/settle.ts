import type { Executor } from '../../kernel/database/executor'
import { ApiError } from '../../kernel/errors'
import { endOpenAttempt, lockOwedAttempt, nameOf, NEXT_QUERY_MS, type OwedPayment } from './attempts'
import { requestRefund } from './refunds'
import { updatePurchase } from '../repository/purchases'
import { type AttemptRow, findAttempt, findOpenAttempt, setPaymentStatus, updateAttempt } from '../repository/payments'
import type { Services } from '../../kernel/services'
import { type PaymentReport, providerOf } from './provider'
import type { JobHandler } from '../../kernel/jobs/run-jobs'

/** What a report changed: nothing where the same was known before. */
export type SettleEffect = 'none' | 'declined' | 'paid' | 'paid_late' | 'refund_late' | 'refund_surplus'

type Settling = OwedPayment & { readonly attempt: AttemptRow }

/** Records a provider's report on an attempt: the one place where money meets a purchase, whatever its source. Repeated and disordered reports are harmless, as paid is never undone. Throws 400 where attempt, amount or currency are not ours. */
export async function settlePayment(tx: Executor, services: Services, report: PaymentReport): Promise<SettleEffect> {
  const settling = await lockOwedAttempt(tx, report.bankOrderId)
  if (!settling) throw new ApiError(400, 'unknown_payment', 'There is no such payment.')
  const { payment, attempt } = settling
  if (report.amountMinor !== payment.totalMinor || report.currencyCode !== payment.currencyCode) {
    throw new ApiError(400, 'amount_mismatch', 'The amount is not the one to be paid.')
  }
  if (report.outcome === 'declined') return decline(tx, attempt, report)
  if (attempt.status === 'SUCCESS') return 'none'
  await updateAttempt(tx, attempt.id, { status: 'SUCCESS', failMessage: null, paidAt: services.clock.now() })
  return receiveMoney(tx, services, settling)
}

async function decline(tx: Executor, attempt: AttemptRow, report: PaymentReport): Promise<SettleEffect> {
  if (attempt.status !== 'PENDING') return 'none'
  await updateAttempt(tx, attempt.id, {
    status: 'FAILED',
    failMessage: report.failMessage ?? 'The payment was declined.',
  })
  return 'declined'
}

async function receiveMoney(tx: Executor, services: Services, settling: Settling): Promise<SettleEffect> {
  const { purchase, payment } = settling
  await services.documents.paymentReceived(tx, services, settling)
  if (payment.status === 'PENDING') return receiveInTime(tx, services, settling)
  if (payment.status === 'CLOSED') return receiveLate(tx, services, settling)
  await updatePurchase(tx, purchase.id, { paidMinor: paidWith(settling) })
  await refundAll(tx, services, settling, 'surplus')
  return 'refund_surplus'
}

async function receiveInTime(tx: Executor, services: Services, settling: Settling): Promise<SettleEffect> {
  const { purchase, payment } = settling
  await endOpenAttempt(tx, services, payment.id)
  await setPaymentStatus(tx, payment.id, 'PAID')
  await services.purchaseRules[purchase.kind].paidInTime(tx, services, purchase, paidWith(settling))
  return 'paid'
}

async function receiveLate(tx: Executor, services: Services, settling: Settling): Promise<SettleEffect> {
  const { purchase, payment } = settling
  await setPaymentStatus(tx, payment.id, 'PAID')
  if (await services.purchaseRules[purchase.kind].paidLate(tx, services, purchase, paidWith(settling)))
    return 'paid_late'
  await refundAll(tx, services, settling, 'late_payment')
  return 'refund_late'
}

const refundAll = (
  tx: Executor,
  services: Services,
  { purchase, payment, attempt }: Settling,
  cause: 'late_payment' | 'surplus',
) => requestRefund(tx, services, { purchase, attempt, cause, lines: [{ room: null, amountMinor: payment.totalMinor }] })

const paidWith = ({ purchase, payment }: Settling) => purchase.paidMinor + payment.totalMinor

/** Queries the provider for an attempt's state and records it; resolves whether it is still open. */
export async function settleByQuery(services: Services, bankOrderId: string): Promise<boolean> {
  const attempt = await findAttempt(services.database.db, bankOrderId)
  if (!attempt) return false
  const { state, amountMinor, currencyCode } = await providerOf(services, attempt.channel).queryCharge(nameOf(attempt))
  if (state === 'paid' || state === 'declined') {
    const report = { bankOrderId, outcome: state, amountMinor, currencyCode, failMessage: null }
    await services.database.transaction((tx) => settlePayment(tx, services, report))
  }
  if (state === 'closed') await closeAttempt(services, bankOrderId)
  return attempt.status === 'PENDING' && (state === 'open' || state === 'unknown')
}

/** Closes an attempt in our books where it is still open there. */
async function closeAttempt(services: Services, bankOrderId: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const owed = await lockOwedAttempt(tx, bankOrderId)
    if (owed?.attempt.status === 'PENDING') await updateAttempt(tx, bankOrderId, { status: 'CLOSED' })
  })
}

/** Closes an attempt's charge at its provider and here; money that came before that is taken in. */
export async function closeCharge(services: Services, bankOrderId: string): Promise<void> {
  const attempt = await findAttempt(services.database.db, bankOrderId)
  if (!attempt) return
  await providerOf(services, attempt.channel).closeCharge(nameOf(attempt))
  await settleByQuery(services, bankOrderId)
}

/** Closes the open charge of a payment, if it has one. */
export async function closeOpenCharge(services: Services, payId: string): Promise<void> {
  const open = await findOpenAttempt(services.database.db, payId)
  if (open) await closeCharge(services, open.id)
}

/** Queries the provider about an attempt whose callback has not come, repeatedly while it stays open. */
export const checkPayment: JobHandler<'check-payment'> = async (services, { bankOrderId }) => {
  const isOpen = await settleByQuery(services, bankOrderId)
  if (isOpen) return new Date(services.clock.now().getTime() + NEXT_QUERY_MS)
}
