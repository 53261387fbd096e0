import { appointmentRoutes } from '@/contract/appointment'
import { giftRoutes } from '@/contract/gift'
import { travelCouponRoutes } from '@/contract/travel-coupon'
import { routeModule } from '../kernel/http/route-module'
import { cancelAppointment, readBookInfo, requestAppointment } from './appointments'
import { claimByCode, readByCode } from './claim-by-code'
import { claimGift, readGift } from './claim-gift'
import { giveVoucher, withdrawGift } from './give'

/** Vouchers that change hands by their codes. */
export const travelCouponModule = routeModule(travelCouponRoutes, {
  getTravelCouponExchangeInfo: ({ code }, { services, user, deviceId, ip }) =>
    readByCode(services, { userId: user.uid, deviceId, ip }, code),

  submitTravelCouponExchange: ({ code }, { services, user, deviceId, ip, idempotencyKey }) =>
    claimByCode(services, { userId: user.uid, deviceId, ip, key: idempotencyKey }, code),
})

/** Vouchers that are given by e-mail. */
export const giftModule = routeModule(giftRoutes, {
  giveVoucher: ({ voucherId, ...recipient }, { services, user, idempotencyKey }) =>
    giveVoucher(services, { userId: user.uid, voucherId, key: idempotencyKey }, recipient),

  withdrawGift: ({ voucherId }, { services, user, idempotencyKey }) =>
    withdrawGift(services, { userId: user.uid, voucherId, key: idempotencyKey }),

  getGift: ({ token }, { services, user }) => readGift(services, user?.uid ?? null, token),

  claimGift: ({ token }, { services, user, idempotencyKey }) =>
    claimGift(services, { userId: user.uid, key: idempotencyKey }, token),
})

/** Days on which vouchers are used by appointment. */
export const appointmentModule = routeModule(appointmentRoutes, {
  getBookInfo: ({ voucherId }, { services, user }) => readBookInfo(services, { userId: user.uid, voucherId }),

  submitBookInfo: (sent, { services, user, idempotencyKey }) =>
    requestAppointment(services, { userId: user.uid, key: idempotencyKey, sent }),

  cancelBookInfo: ({ voucherId }, { services, user, idempotencyKey }) =>
    cancelAppointment(services, { userId: user.uid, voucherId, key: idempotencyKey }),
})
