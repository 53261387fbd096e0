import { Type, type Static } from 'typebox'
import { Day, Id, Instant, Minor, Nullable, Picture } from './scalars'
import { shownAmountFields } from './stay'
import type { ApiOf, RouteTable } from './route'

/** Ways to pay; sandbox is the sandbox gateway, absent in production. */
export const PayChannel = Type.Union([Type.Literal('sandbox')])
export type PayChannel = Static<typeof PayChannel>

/** States of what is to be paid: pending, paid, confirming the booking is the order's matter; closed can no longer be paid. */
export const PaymentStatus = Type.Union([
  Type.Literal('PENDING'),
  Type.Literal('PAID'),
  Type.Literal('CLOSED'),
  Type.Literal('REFUNDED'),
])
export type PaymentStatus = Static<typeof PaymentStatus>

/** States of one attempt to pay; at most one of a payment is open. */
export const AttemptStatus = Type.Union([
  Type.Literal('PENDING'),
  Type.Literal('SUCCESS'),
  Type.Literal('FAILED'),
  Type.Literal('CLOSED'),
])
export type AttemptStatus = Static<typeof AttemptStatus>

/** One attempt, as shown to the traveler. */
export const PaymentAttempt = Type.Object({
  bankOrderId: Type.String(),
  channel: PayChannel,
  status: AttemptStatus,
  failMessage: Nullable(Type.String()),
})
export type PaymentAttempt = Static<typeof PaymentAttempt>

/** All that the payment page shows; countdown is payExpireTime against serverTime. */
export const PaymentPage = Type.Object({
  payId: Type.String(),
  status: PaymentStatus,
  ...shownAmountFields,
  totalMinor: Minor,
  payExpireTime: Instant,
  serverTime: Instant,
  order: Type.Object({
    hotelId: Type.String(),
    pid: Type.String(),
    hotelName: Type.String(),
    headImg: Picture,
    roomTypeName: Type.String(),
    checkIn: Day,
    checkOut: Day,
    nights: Type.Integer(),
    roomCount: Type.Integer(),
    adults: Type.Integer(),
    children: Type.Integer(),
  }),
  methods: Type.Array(
    Type.Object({
      channel: PayChannel,
      name: Type.String(),
      hint: Type.String(),
      disabledReason: Nullable(Type.String()),
    }),
  ),
  attempt: Nullable(PaymentAttempt, { description: 'The newest attempt' }),
})
export type PaymentPage = Static<typeof PaymentPage>

export const paymentRoutes = {
  getPaymentPage: {
    method: 'GET',
    path: '/api/order/zomo/payment/page/info',
    operationId: 'getPaymentPage',
    summary: 'Amount, deadline and methods of a payment',
    client: 'new',
    auth: 'owner',
    input: Type.Object({ payId: Id }),
    reply: PaymentPage,
  },
  createPayment: {
    method: 'POST',
    path: '/api/payment/order',
    operationId: 'createPayment',
    summary: 'Open a payment attempt; an open one is closed first; 409 if paid, 410 if the deadline is over',
    client: 'new',
    auth: 'owner',
    idempotent: true,
    input: Type.Object({ payId: Id, channel: PayChannel }),
    reply: PaymentAttempt,
  },
  getPaymentUrl: {
    method: 'POST',
    path: '/api/payment/orderPayUrl',
    operationId: 'getPaymentUrl',
    summary: 'The address where the traveler pays an open attempt',
    client: 'new',
    auth: 'owner',
    input: Type.Object({ payId: Id, bankOrderId: Id }),
    reply: Type.Object({ payUrl: Type.String() }),
  },
  getPaymentOrderByBankId: {
    method: 'GET',
    path: '/api/payment/order/bankid',
    operationId: 'getPaymentOrderByBankId',
    summary: 'Status of a payment attempt',
    client: 'new',
    auth: 'owner',
    input: Type.Object({ payId: Id, bankOrderId: Id }),
    reply: PaymentAttempt,
  },
  receivePaymentCallback: {
    method: 'POST',
    path: '/api/payment/callback/sandbox',
    operationId: 'receivePaymentCallback',
    summary: 'Signed callback of the sandbox gateway that an attempt was paid or declined; idempotent',
    client: 'provider',
    auth: 'open',
    input: Type.Object({
      eventId: Id,
      bankOrderId: Id,
      outcome: Type.Union([Type.Literal('paid'), Type.Literal('declined')]),
      amountMinor: Minor,
      currencyCode: Type.String({ maxLength: 3 }),
      occurredAt: Instant,
      failMessage: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    reply: Type.Object({ ok: Type.Literal(true) }),
  },
} as const satisfies RouteTable

export type PaymentApi = ApiOf<typeof paymentRoutes>
