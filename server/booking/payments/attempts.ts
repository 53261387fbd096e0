import { notFound } from '../../kernel/errors'
import {
  type AttemptRow,
  findAttempt,
  findOpenAttempt,
  findPayment,
  type PaymentRow,
  updateAttempt,
} from '../repository/payments'
import type { Services } from '../../kernel/services'
import type { Executor } from '../../kernel/database/executor'
import { findPurchaseByPayId, lockPurchase, type PurchaseRow } from '../repository/purchases'
import { enqueueJob } from '../../kernel/jobs/outbox'
import type { Charge, ChargeName, PaymentProvider } from './provider'

/** Time without a callback after which the provider is queried for an attempt's state, in ms. */
export const FIRST_QUERY_MS = 20_000

/** Time between further queries while an attempt stays open, in ms. */
export const NEXT_QUERY_MS = 20_000

/** Names an attempt by itself and by the payId that it must belong to. */
export interface AttemptName {
  readonly payId: string
  readonly bankOrderId: string
}

/** Names an attempt's charge to its provider. */
export const nameOf = ({ id, providerRef }: Pick<AttemptRow, 'id' | 'providerRef'>): ChargeName => ({
  bankOrderId: id,
  providerRef,
})

/** An attempt of a payment; throws 404 where there is none or it is another payment's. */
export async function ownedAttempt(
  { database }: Pick<Services, 'database'>,
  { payId, bankOrderId }: AttemptName,
): Promise<AttemptRow> {
  const attempt = await findAttempt(database.db, bankOrderId)
  if (attempt?.paymentId !== payId) throw notFound('There is no such payment.')
  return attempt
}

/** A purchase with what is to be paid for it, locked until the transaction ends. */
export interface OwedPayment {
  readonly purchase: PurchaseRow
  readonly payment: PaymentRow
}

/** Locks the purchase behind a payId; its row guards payment and attempts too. */
export async function lockOwedPayment(tx: Executor, payId: string): Promise<OwedPayment | null> {
  const known = await findPayment(tx, payId)
  const purchase = known && (await lockPurchase(tx, known.purchaseId))
  const payment = purchase && (await findPayment(tx, payId))
  return payment ? { purchase, payment } : null
}

/** Locks the purchase behind an attempt and reads the attempt as it then is. */
export async function lockOwedAttempt(
  tx: Executor,
  bankOrderId: string,
): Promise<(OwedPayment & { readonly attempt: AttemptRow }) | null> {
  const known = await findAttempt(tx, bankOrderId)
  const owed = known && (await lockOwedPayment(tx, known.paymentId))
  const attempt = owed && (await findAttempt(tx, bankOrderId))
  return owed && attempt ? { ...owed, attempt } : null
}

/** Closes a payment's open attempt in our books; its charge is closed at the provider by a job, which also finds out if that came too late. */
export async function endOpenAttempt(tx: Executor, services: Services, payId: string): Promise<void> {
  const open = await findOpenAttempt(tx, payId)
  if (!open) return
  await updateAttempt(tx, open.id, { status: 'CLOSED' })
  await enqueueJob(tx, services, { topic: 'close-charge', key: open.id, payload: { bankOrderId: open.id } })
}

/** Makes sure that the provider knows the charge of an open attempt; resolves the charge, or nothing where the attempt has ended. */
export async function ensureCharge(
  services: Services,
  provider: PaymentProvider,
  bankOrderId: string,
): Promise<(Charge & ChargeName) | undefined> {
  const { db } = services.database
  const attempt = await findAttempt(db, bankOrderId)
  const payment = attempt && (await findPayment(db, attempt.paymentId))
  const purchase = payment && (await findPurchaseByPayId(db, payment.id))
  if (attempt?.status !== 'PENDING' || !payment || !purchase) return undefined
  const charge = {
    bankOrderId,
    amountMinor: payment.totalMinor,
    currencyCode: payment.currencyCode,
    title: await services.purchaseRules[purchase.kind].chargeTitle(db, purchase),
    returnPath: `/order/pay/finish/${payment.id}`,
    cancelPath: `/order/pay/${payment.id}`,
    openedAt: attempt.createdAt,
    expireAt: payment.expireAt,
  }
  if (attempt.providerRef !== null) return { ...charge, providerRef: attempt.providerRef }
  const providerRef = await provider.createCharge(charge)
  if (providerRef !== null) await updateAttempt(db, bankOrderId, { providerRef })
  return { ...charge, providerRef }
}
