import type { Executor } from '../kernel/database/executor'
import { enqueueJob } from '../kernel/jobs/outbox'
import { findOpenAttempt, updateAttempt } from '../repositories/payment'
import type { Services } from '../kernel/services'

/** Closes a payment's open attempt in our books; its charge is closed at the provider by a job, which also finds out if that came too late. */
export async function endOpenAttempt(tx: Executor, services: Services, payId: string): Promise<void> {
  const open = await findOpenAttempt(tx, payId)
  if (!open) return
  await updateAttempt(tx, open.id, { status: 'CLOSED' })
  await enqueueJob(tx, services, { topic: 'close-charge', key: open.id, payload: { bankOrderId: open.id } })
}
