import { NEXT_QUESTION_MS } from '../payments/question-times'
import { settleByAsking } from '../payments/settle-by-asking'
import type { JobHandler } from '../kernel/jobs/run-jobs'

/** Asks the provider about an attempt whose callback has not come, again and again while it stays open. */
export const checkPayment: JobHandler<'check-payment'> = async (services, { bankOrderId }) => {
  const isOpen = await settleByAsking(services, bankOrderId)
  if (isOpen) return new Date(services.clock.now().getTime() + NEXT_QUESTION_MS)
}
