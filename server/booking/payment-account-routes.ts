import { paymentAccountRoutes } from '@/contract/transfer-account'
import { routeModule } from '../kernel/http/route-module'
import { createPaymentAccount, listPaymentAccounts, setRefundTransferAccount } from './payments/transfer-accounts'

/** Accounts for refunds that can't go back the way they were paid. */
export const paymentAccountModule = routeModule(paymentAccountRoutes, {
  listPaymentAccounts: async (_input, { services, user }) => ({ list: await listPaymentAccounts(services, user.uid) }),

  createPaymentAccount: (sent, { services, user, idempotencyKey }) =>
    createPaymentAccount(services, { userId: user.uid, key: idempotencyKey, sent }),

  setRefundTransferAccount: (sent, { services, user, idempotencyKey }) =>
    setRefundTransferAccount(services, { userId: user.uid, key: idempotencyKey, sent }),
})
