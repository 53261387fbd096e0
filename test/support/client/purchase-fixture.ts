import type { CouponSubmitPage } from '@/contract/coupon-order'
import type { CombinationPage } from '@/contract/mix-order'
import type { SubmitReply } from '@/contract/order'
import type { ExchangeDates } from '@/contract/product'
import type { BlockedAction } from '@/domain/account/stored-login'
import type { PurchaseBody } from '@/domain/vouchers/purchase-date'
import { createMemoryStore } from '@/platform/storage/memory-store'
import { PurchaseStore } from '@/stores/vouchers/purchase'
import { createFakeTimers } from './fake-timers'
import { heldCall } from './held-call'
import { submitPageWith } from './voucher-facts'

/** A buyer who has agreed to the terms. */
export const buyer = {
  name: 'Ada Li',
  contact: { email: 'ada@example.com', countryCode: '86', phone: '13800000000' },
  acceptsTerms: true,
}

/** What the server replies to an order. */
export const orderedReply: SubmitReply = {
  orderid: 'o1',
  orderNo: 'SL1',
  payId: 'p1',
  payExpireTime: '2026-11-21T10:15:00.000Z',
}

/** A purchase of the voucher `s1` whose calls get their replies by hand. */
export function purchase({ isLogin = true, storage = createMemoryStore() } = {}) {
  const fake = createFakeTimers()
  const pages = heldCall<{ skuId: string; quantity?: number | undefined }, CouponSubmitPage>()
  const submits = heldCall<PurchaseBody, SubmitReply>()
  const days = heldCall<{ skuId: string; roomTypeId?: string | undefined }, ExchangeDates>()
  const combinations = heldCall<object, CombinationPage>()
  const toasts: string[] = []
  const fields: string[] = []
  const queries: object[] = []
  const ordered: SubmitReply[] = []
  const required: (BlockedAction | null | undefined)[] = []
  const session = { isLogin, uid: isLogin ? 'ada' : null }
  let keys = 0
  let pending: BlockedAction | null = null
  const store = new PurchaseStore(
    {
      couponOrder: { getCouponSubmitPage: pages.call, submitCouponOrder: submits.call },
      mixOrder: { getCombinationPage: combinations.call, submitCombinationData: submits.call },
      product: { getProductDates: days.call },
      session,
      login: {
        require: (action) => void required.push(action),
        takePendingAction: () => {
          const action = pending
          pending = null
          return action
        },
      },
      toast: { show: (text) => void toasts.push(text) },
      clock: fake.clock,
      timers: fake.timers,
      tabStorage: storage,
      goToField: (id) => void fields.push(id),
      newKey: () => `key ${(keys += 1)}`,
      channel: () => ({}),
      replaceQuery: (query) => void queries.push(query),
      onOrdered: (done) => void ordered.push(done),
    },
    { skuId: 's1', quantity: undefined },
  )
  const signIn = () => {
    Object.assign(session, { isLogin: true, uid: 'ada' })
    pending = { name: 'buy_vouchers', params: { skuId: 's1' } }
  }
  return {
    store,
    fake,
    pages,
    submits,
    days,
    combinations,
    toasts,
    fields,
    queries,
    ordered,
    required,
    storage,
    signIn,
  }
}

/** The same with its price, and a buyer. */
export async function filledPurchase(options: Parameters<typeof purchase>[0] = {}) {
  const all = purchase(options)
  void all.store.start()
  await all.pages.reply(submitPageWith(1))
  all.store.form.write(buyer)
  return all
}
