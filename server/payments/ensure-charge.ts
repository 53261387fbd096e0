import { findAttempt, findPayment } from '../repositories/payment'
import type { Services } from '../kernel/services'
import type { PaymentProvider } from './payment-provider'

/** Makes sure that the provider knows the charge of an open attempt; of one that has ended nothing is asked. */
export async function ensureCharge(services: Services, provider: PaymentProvider, bankOrderId: string): Promise<void> {
  const { db } = services.database
  const attempt = await findAttempt(db, bankOrderId)
  const payment = attempt && (await findPayment(db, attempt.paymentId))
  if (attempt?.status !== 'PENDING' || !payment) return
  await provider.createCharge({
    bankOrderId,
    amountMinor: payment.totalMinor,
    currencyCode: payment.currencyCode,
    returnPath: `/order/pay/finish/${payment.id}`,
  })
}
