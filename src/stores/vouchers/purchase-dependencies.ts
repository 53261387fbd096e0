import type { ApiCalls } from '@/api/create-api'
import type { OrderChannel, SubmitReply } from '@/contract/order'
import type { Clock, Timers } from '@/platform/clock'
import type { KeyValueStore } from '@/platform/storage/contract'
import type { LoginStore } from '../account/login'
import type { SessionStore } from '../account/session'
import type { PurchaseDateDependencies } from './purchase-date'

/** What the page that buys vouchers needs from outside. */
export interface PurchaseDependencies extends Pick<PurchaseDateDependencies, 'product'> {
  readonly couponOrder: Pick<ApiCalls['couponOrder'], 'getCouponSubmitPage' | 'submitCouponOrder'>
  readonly mixOrder: Pick<ApiCalls['mixOrder'], 'getCombinationPage' | 'submitCombinationData'>
  readonly session: Pick<SessionStore, 'isLogin' | 'uid'>
  readonly login: Pick<LoginStore, 'require' | 'takePendingAction'>
  readonly toast: { show(text: string): void }
  readonly clock: Clock
  readonly timers: Pick<Timers, 'after'>
  readonly tabStorage: KeyValueStore
  /** Brings a field that has to be mended into sight. */
  readonly goToField: (id: string) => void
  readonly newKey: () => string
  /** Source fields of the order. */
  readonly channel: () => OrderChannel
  /** Puts the number into the page's address, so that a reload opens the same purchase. */
  readonly replaceQuery: (query: Record<string, string | number>) => void
  readonly onOrdered: (reply: SubmitReply) => void
}

/** What is bought, and how many of it the address names. */
export interface PurchaseRequest {
  readonly skuId: string
  readonly quantity: number | undefined
}
