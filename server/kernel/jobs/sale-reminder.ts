import type { Executor } from '../database/executor'
import type { Services } from '../services'
import { enqueueJob } from './outbox'

/** Schedules the reminder emails of a SKU's sale, once per SKU and instant, in the transaction of the change that causes them. */
export const planSaleReminder = (
  tx: Executor,
  services: Pick<Services, 'clock' | 'random'>,
  { skuId, at }: { readonly skuId: string; readonly at: Date },
): Promise<void> => {
  const key = `${skuId} ${at.toISOString()}`
  return enqueueJob(tx, services, { topic: 'remind-of-sale', key, payload: { skuId }, availableAt: at })
}
