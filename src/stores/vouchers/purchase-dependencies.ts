import type { ApiCalls } from '@/api/create-api'
import type { SubmitReply } from '@/contract/order'
import type { OrderFormDependencies } from '../booking/order-form'
import type { PurchaseDateDependencies } from './purchase-date'

/** What the page that buys vouchers needs from outside. */
export interface PurchaseDependencies extends OrderFormDependencies, Pick<PurchaseDateDependencies, 'product'> {
  readonly couponOrder: Pick<ApiCalls['couponOrder'], 'getCouponSubmitPage' | 'submitCouponOrder'>
  readonly mixOrder: Pick<ApiCalls['mixOrder'], 'getCombinationPage' | 'submitCombinationData'>
  /** Puts the number into the page's address, so that a reload opens the same purchase. */
  readonly replaceQuery: (query: Record<string, string | number>) => void
  readonly onOrdered: (reply: SubmitReply) => void
}

/** What is bought, and how many of it the address names. */
export interface PurchaseRequest {
  readonly skuId: string
  readonly quantity: number | undefined
}
