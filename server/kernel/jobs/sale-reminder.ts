import type { Executor } from '../database/executor'
import type { Services } from '../services'
import { enqueueJob } from './outbox'

/** Plans the emails to those who wait for a SKU's sale, once for a SKU and an instant, in the transaction of the change that they follow from. */
export const planSaleReminder = (
  tx: Executor,
  services: Pick<Services, 'clock' | 'random'>,
  { skuId, at }: { readonly skuId: string; readonly at: Date },
): Promise<void> => {
  const key = `${skuId} ${at.toISOString()}`
  return enqueueJob(tx, services, { topic: 'remind-of-sale', key, payload: { skuId }, availableAt: at })
}
