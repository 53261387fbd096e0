import type { PaymentAttempt, PaymentPage } from '@/contract/payment'
import type { AttemptRow, PaymentRow } from '../repository/payments'
import { nightsBetween } from '@/domain/days/civil-day'
import { payChannelName } from '@/domain/booking/order-text'
import { shownAmount } from '@/domain/money/amount-text'
import type { PaymentProvider } from './provider'
import type { OrderRow } from '../repository/orders'

/** Presents an attempt to pay to the traveler. */
export function presentAttempt({ id, channel, status, failMessage }: AttemptRow): PaymentAttempt {
  return { bankOrderId: id, channel, status, failMessage }
}

/** What the payment page is made of. */
interface PaymentParts {
  readonly payment: PaymentRow
  readonly order: OrderRow
  readonly newestAttempt: AttemptRow | undefined
  readonly providers: readonly PaymentProvider[]
}

/** What is to be paid, until when and how, without anything of a person. */
export function presentPaymentPage({ payment, order, newestAttempt, providers }: PaymentParts, now: Date): PaymentPage {
  return {
    payId: payment.id,
    status: payment.status,
    ...shownAmount(payment.totalMinor, payment.currencyCode),
    totalMinor: payment.totalMinor,
    payExpireTime: payment.expireAt.toISOString(),
    serverTime: now.toISOString(),
    order: presentStay(order),
    methods: providers.map(({ channel, hint }) => ({
      channel,
      name: payChannelName(channel),
      hint,
      disabledReason: null,
    })),
    attempt: newestAttempt ? presentAttempt(newestAttempt) : null,
  }
}

function presentStay({ hotelId, packageId, snapshot, checkIn, checkOut, ...order }: OrderRow): PaymentPage['order'] {
  return {
    hotelId,
    pid: packageId,
    hotelName: snapshot.hotelName,
    headImg: snapshot.headImg,
    roomTypeName: snapshot.roomTypeName,
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    roomCount: order.roomCount,
    adults: order.adults,
    children: order.children,
  }
}
