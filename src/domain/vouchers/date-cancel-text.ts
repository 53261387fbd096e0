import type { ExchangeOrder } from '@/contract/exchange'
import { codedAmount } from '../money/amount-text'

/** What comes of giving up a date that is booked or held with a voucher. */
export function dateCancelText(order: ExchangeOrder): string {
  const free = 'The room goes back on sale, and your voucher is free again.'
  if (order.status === 'TO_PAY') return `${free} Nothing has been paid on top.`
  return order.totalMinor === 0 ? free : `${free} ${codedAmount(order)} goes back the way you paid.`
}
