import { mixOrderRoutes } from '@/contract/mix-order'
import { callerKeys } from '../../account/devices'
import { routeModule } from '../../kernel/http/route-module'
import { cancelMixOrder, hideMixOrder, mixOrderOfUser } from './close-mix'
import { readMixOrder } from './mix-detail'
import { readCombinationPage } from './mix-quote'
import { placeMixOrder } from './place-mix'

/** Buying vouchers with the date of the first of them; another's order reads like none. */
export const mixOrderModule = routeModule(mixOrderRoutes, {
  getCombinationPage: (input, caller) =>
    readCombinationPage(caller.services, caller.user, input, caller.services.regions.of(caller).countryCode),

  submitCombinationData: (sent, { services, user, deviceId, idempotencyKey: key }) =>
    placeMixOrder(services, { userId: user.uid, owners: callerKeys({ user, deviceId }), key, sent }),

  getMixOrder: async ({ orderid }, { services, user }) =>
    readMixOrder(services, await mixOrderOfUser(services.database.db, user.uid, orderid)),

  cancelMixOrder: (sent, { services, user, idempotencyKey: key }) =>
    cancelMixOrder(services, { userId: user.uid, key, sent }),

  deleteMixOrder: ({ orderid }, { services, user }) => hideMixOrder(services, user.uid, orderid),
})
