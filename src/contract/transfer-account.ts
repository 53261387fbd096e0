import { Type, type Static } from 'typebox'
import { RefundView } from './refund'
import { Id } from './scalars'
import type { ApiOf, RouteTable } from './route'

/** Where money can be transferred to. */
export const AccountKind = Type.Enum(['bank', 'alipay', 'wechat'])
export type AccountKind = Static<typeof AccountKind>

/** What is sent of an account for a refund. */
export const NewPaymentAccount = Type.Object({
  kind: AccountKind,
  holder: Type.String({ maxLength: 80, description: 'As the bank or wallet has the name' }),
  bank: Type.Optional(Type.String({ maxLength: 80, description: 'Name of the bank; not needed for a wallet' })),
  number: Type.String({ maxLength: 80, description: 'Account number or IBAN; for a wallet its e-mail, phone or id' }),
})
export type NewPaymentAccount = Static<typeof NewPaymentAccount>

/** An account for refunds as its owner sees it. */
export const PaymentAccount = Type.Object({
  accountId: Type.String(),
  kind: AccountKind,
  kindName: Type.String(),
  holder: Type.String(),
  bank: Type.String({ description: 'Empty for a wallet' }),
  numberText: Type.String({ description: 'Masked; the whole number never leaves the server' }),
  accountText: Type.String({ description: 'Bank or wallet with the masked number, in one line' }),
})
export type PaymentAccount = Static<typeof PaymentAccount>

export const paymentAccountRoutes = {
  listPaymentAccounts: {
    method: 'GET',
    path: '/api/order/zomo/payment/account/list',
    operationId: 'listPaymentAccounts',
    summary: "The user's accounts for refunds, newest first",
    client: 'new',
    auth: 'user',
    input: Type.Object({}),
    reply: Type.Object({ list: Type.Array(PaymentAccount) }),
  },
  createPaymentAccount: {
    method: 'POST',
    path: '/api/order/zomo/payment/account/create',
    operationId: 'createPaymentAccount',
    summary: 'Save an account for refunds; 400 with the field at fault, 422 too_many_accounts',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: NewPaymentAccount,
    reply: PaymentAccount,
  },
  setRefundTransferAccount: {
    method: 'POST',
    path: '/api/order/zomo/refund/account',
    operationId: 'setRefundTransferAccount',
    summary:
      'Name the account for a refund that could not go back the way it was paid, again until it is transferred; 409 refund_state',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: Type.Object({ refundId: Id, accountId: Id }),
    reply: RefundView,
  },
} as const satisfies RouteTable

export type PaymentAccountApi = ApiOf<typeof paymentAccountRoutes>
