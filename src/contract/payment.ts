import { Type, type Static } from 'typebox'
import { BuyersOrderId } from './coupon-order'
import { bookedStayFields } from './order'
import { Id, Instant, Minor, Nullable, Picture } from './scalars'
import { shownAmountFields } from './stay'
import { boughtVoucherFields } from './voucher-terms'
import type { ApiOf, RouteTable } from './route'

/** Ways to pay; sandbox is the sandbox gateway, absent in production. */
export const PayChannel = Type.Enum(['sandbox', 'stripe', 'wechat', 'alipay'])
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

const stayFields = { ...bookedStayFields, headImg: Picture }

/** A stay that is to be paid. */
const PaidStay = Type.Object({
  type: Type.Literal('hotel'),
  ...stayFields,
  pid: Type.String(),
  roomCount: Type.Integer(),
  adults: Type.Integer(),
  children: Type.Integer(),
})

/** Vouchers that are to be paid. */
const PaidVouchers = Type.Object({
  type: Type.Literal('coupon'),
  ...boughtVoucherFields,
  headImg: Picture,
})

/** The difference of a stay that is booked with a voucher. */
const PaidExchange = Type.Object({ type: Type.Literal('exchange'), ...stayFields, couponOrderId: BuyersOrderId })

/** Vouchers with the date of the first of them that are to be paid. */
const PaidMix = Type.Object({
  type: Type.Literal('mix'),
  ...stayFields,
  ...boughtVoucherFields,
})

/** All that the payment page shows; countdown is payExpireTime against serverTime. */
export const PaymentPage = Type.Object({
  payId: Type.String(),
  status: PaymentStatus,
  ...shownAmountFields,
  totalMinor: Minor,
  payExpireTime: Instant,
  serverTime: Instant,
  order: Type.Union([PaidStay, PaidVouchers, PaidExchange, PaidMix]),
  methods: Type.Array(
    Type.Object({
      channel: PayChannel,
      name: Type.String(),
      hint: Type.String(),
      disabledReason: Nullable(Type.String()),
    }),
  ),
  noMethodText: Nullable(Type.String(), {
    description: 'Why nothing can be paid here; null where a method can be used',
  }),
  attempt: Nullable(PaymentAttempt, { description: 'The newest attempt' }),
})
export type PaymentPage = Static<typeof PaymentPage>

/** What WeChat's own payment call takes; signed, and good for two hours. */
const WechatPayParams = Type.Object({
  appId: Type.String(),
  timeStamp: Type.String({ description: 'Seconds since 1970' }),
  nonceStr: Type.String(),
  package: Type.String({ description: 'prepay_id=…' }),
  signType: Type.Literal('RSA'),
  paySign: Type.String(),
})

/** What Alipay's own payment call takes. */
const AlipayPayParams = Type.Object({ tradeNO: Type.String() })

/** What the host's own payment call takes. Its outcome is never proof: the server alone knows. */
export const HostPayParams = Type.Union([WechatPayParams, AlipayPayParams])
export type HostPayParams = Static<typeof HostPayParams>

/** Where or with what an open attempt is paid; one of the three is present. */
export const PayStart = Type.Object({
  payUrl: Nullable(Type.String(), { description: 'The page of the provider' }),
  hostParams: Nullable(HostPayParams),
  codeUrl: Nullable(Type.String(), {
    description: 'What the app of the provider scans on another screen, as a QR code',
  }),
})
export type PayStart = Static<typeof PayStart>

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
    summary: 'Where the traveler pays an open attempt: a page, the host’s own payment call, or a code to scan',
    client: 'new',
    auth: 'owner',
    input: Type.Object({
      payId: Id,
      bankOrderId: Id,
      hostCode: Type.Optional(
        Type.String({ maxLength: 200, description: 'The host’s one-time login code, which names the payer' }),
      ),
    }),
    reply: PayStart,
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
