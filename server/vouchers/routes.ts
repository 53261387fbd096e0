import { couponOrderRoutes } from '@/contract/coupon-order'
import { productRoutes } from '@/contract/product'
import { findPurchaseByPayId } from '../booking/repository/purchases'
import { callerKeys } from '../account/devices'
import { routeModule } from '../kernel/http/route-module'
import { cancelUnpaidCouponOrder, hideCouponOrder, noSuchCouponOrder } from './close-order'
import { productDates } from './exchange-dates'
import { placeCouponOrder } from './place-order'
import { readProduct } from './product'
import { findCouponOrderOfUser } from './repository/coupon-orders'
import { setSaleReminder } from './sale-reminders'
import { readSubmitPage } from './submit-page'
import { readCode, readCouponOrder, readWallet } from './wallet'

/** Vouchers on sale. */
export const productModule = routeModule(productRoutes, {
  getCouponActivityDetail: ({ skuId }, caller) => readProduct(skuId, caller),

  getProductDates: (input, { services }) => productDates(services, input),

  remindOfSale: async (input, { services, user }) => {
    await setSaleReminder(services, user.uid, input)
    return { ok: true } as const
  },
})

/** Buying vouchers and looking after them; another's order reads like none. */
export const couponOrderModule = routeModule(couponOrderRoutes, {
  getCouponSubmitPage: (input, caller) => readSubmitPage(input, caller, caller.services.regions.of(caller).countryCode),

  submitCouponOrder: (sent, { services, user, deviceId, idempotencyKey }) =>
    placeCouponOrder(services, { userId: user.uid, owners: callerKeys({ user, deviceId }), key: idempotencyKey, sent }),

  getCouponOrder: async ({ orderid }, { services, user }) => {
    const order = await findCouponOrderOfUser(services.database.db, user.uid, orderid)
    if (!order) throw noSuchCouponOrder()
    return readCouponOrder(services, order)
  },

  getCouponOrderByPayId: async ({ payId }, { services }) => {
    const purchase = await findPurchaseByPayId(services.database.db, payId)
    const [card] = purchase ? await services.purchaseRules[purchase.kind].cards(services, [purchase.id]) : []
    if (!card || card.type === 'hotel') throw noSuchCouponOrder()
    return card
  },

  cancelUnpaidCouponOrder: ({ orderid }, { services, user, idempotencyKey }) =>
    cancelUnpaidCouponOrder(services, { userId: user.uid, orderId: orderid, key: idempotencyKey }),

  deleteCouponOrder: ({ orderid }, { services, user, idempotencyKey }) =>
    hideCouponOrder(services, { userId: user.uid, orderId: orderid, key: idempotencyKey }),

  listVouchers: async (_input, { services, user }) => ({
    list: await readWallet(services, user.uid),
    serverTime: services.clock.now().toISOString(),
  }),

  showVoucherCode: ({ voucherId }, { services, user }) => readCode(services, user.uid, voucherId),
})
