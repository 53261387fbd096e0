import { exchangeRoutes } from '@/contract/exchange'
import { routeModule } from '../kernel/http/route-module'
import { cancelCertificate, cancelUnpaidExchange, exchangeOfUser } from './close-exchange'
import { readExchangeOrder } from './exchange-detail'
import { readExchangeDates, readExchangeDifference, readExchangeInfo } from './exchange-info'
import { placeExchange } from './place-exchange'

/** Exchanging vouchers for rooms; another's voucher or exchange reads like none. */
export const exchangeModule = routeModule(exchangeRoutes, {
  getExchangeVerifyInfo: ({ voucherId }, { services, user }) => readExchangeInfo(services, user, voucherId),

  getExchangeDates: (input, { services, user }) => readExchangeDates(services, user, input),

  getExchangePriceDifference: (input, { services, user }) => readExchangeDifference(services, user, input),

  submitExchange: (sent, { services, user, idempotencyKey: key }) =>
    placeExchange(services, { operationId: 'submitExchange', userId: user.uid, key, sent }),

  submitPackageStayOrder: (sent, { services, user, idempotencyKey: key }) =>
    placeExchange(services, { operationId: 'submitPackageStayOrder', userId: user.uid, key, sent }),

  getExchangeOrder: async ({ orderid }, { services, user }) =>
    readExchangeOrder(services, await exchangeOfUser(services.database.db, user.uid, orderid)),

  cancelHotelExchange: ({ orderid }, { services, user, idempotencyKey: key }) =>
    cancelUnpaidExchange(services, { userId: user.uid, orderId: orderid, key }),

  cancelExchangeCertificate: ({ orderid }, { services, user, idempotencyKey: key }) =>
    cancelCertificate(services, { userId: user.uid, orderId: orderid, key }),
})
