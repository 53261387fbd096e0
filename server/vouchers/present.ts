import type {
  CouponOrder,
  CouponOrderCard,
  ExchangeOrderCard,
  VoucherButton,
  VoucherView,
} from '@/contract/coupon-order'
import type { ExchangeDifference } from '@/contract/exchange'
import type { ExchangePart } from '@/domain/vouchers/exchange-parts'
import { formatAmount } from '@/domain/money/amount-text'
import { couponOrderStates } from '@/domain/orders/coupon-order'
import { exchangeOrderStates } from '@/domain/orders/exchange-order'
import { maskCode } from '@/domain/vouchers/voucher-code'
import { canWithdraw, refundNow } from '@/domain/vouchers/refund-quote'
import { withdrawalText } from '@/domain/vouchers/withdrawal'
import { isVoucherOpen, voucherStatusText } from '@/domain/vouchers/voucher-state'
import { termsLines } from '@/domain/vouchers/terms-text'
import { presentLog, presentPaid, presentPurchase, presentRefund } from '../booking/present'
import type { AttemptRow } from '../booking/repository/payments'
import type { PurchaseLogRow } from '../booking/repository/purchases'
import type { RefundWithLines } from '../booking/repository/refunds'
import { instantText, packageLines } from './buyers-law'
import { openCode } from './codes'
import { buyersOrderId } from './order-paths'
import { canCancelAppointment, presentAppointment } from './present-appointment'
import type { AppointmentRow } from './repository/appointments'
import type { GiftRow } from './repository/gifts'
import type { CouponOrderRow } from './repository/coupon-orders'
import type { ExchangeOrderRow } from './repository/exchange-orders'
import type { SoldVoucher } from './repository/vouchers'
import { firstDayOf, validText } from './validity'

/** An order of vouchers as lists show it: without anything of a person. */
export function presentCouponOrderCard(
  order: CouponOrderRow,
  vouchers: readonly SoldVoucher[],
  now: Date,
): CouponOrderCard {
  const { snapshot } = order
  return {
    ...presentPurchase(couponOrderStates, order, now),
    type: 'coupon',
    headImg: snapshot.headImg,
    skuId: order.skuId,
    use: snapshot.terms.use,
    hotelId: snapshot.hotels[0]?.hotelId ?? '',
    name: snapshot.name,
    variant: snapshot.variant,
    quantity: order.quantity,
    isGift: order.gift !== null,
    openCount: vouchers.filter((voucher) => isVoucherOpen(voucher.status)).length,
    lastDay: vouchers[0]?.lastDay ?? null,
  }
}

/** A stay that was booked with a voucher, as lists show it. */
export function presentExchangeCard(order: ExchangeOrderRow, now: Date): ExchangeOrderCard {
  const { snapshot } = order
  return {
    ...presentPurchase(exchangeOrderStates, order, now),
    type: 'exchange',
    headImg: snapshot.headImg,
    voucherId: order.voucherId,
    couponOrderId: buyersOrderId(order.couponOrderId, order),
    hotelId: order.hotelId,
    hotelName: snapshot.hotelName,
    roomTypeName: snapshot.roomTypeName,
    checkIn: order.checkIn,
    checkOut: order.checkOut,
    nights: order.nights,
    certificateNo: order.certificateNo,
    cancelUntil: order.cancelUntil.toISOString(),
  }
}

/** The lines of a difference with their amounts in words. */
export const presentExchangeParts = (
  parts: readonly ExchangePart[],
  currencyCode: string,
): ExchangeDifference['parts'] =>
  parts.map((part) => ({ ...part, amount: formatAmount(part.amountMinor, currencyCode) }))

/** What belongs to a voucher beside itself, and who sees it. */
export interface VoucherParts {
  readonly secret: string
  readonly exchanges: readonly ExchangeOrderRow[]
  /** The open appointment, or the last one. */
  readonly appointment: AppointmentRow | undefined
  /** The open gift. */
  readonly gift: GiftRow | undefined
  /** The gift by which the viewer gave it away. */
  readonly claimedGift: GiftRow | undefined
  readonly viewerId: string
  readonly now: Date
}

/** A voucher as its holder sees it, its code masked; who bought it and gave it away sees what it was, and nothing of its use. */
export function presentVoucher(voucher: SoldVoucher, parts: VoucherParts): VoucherView {
  const { status, currencyCode, userId } = voucher
  const { viewerId, exchanges, appointment, gift, now } = parts
  if (userId !== viewerId) return presentGivenAway(voucher, parts.claimedGift)
  const exchange = exchanges.find(({ isOpen }) => isOpen) ?? exchanges[0]
  // Its price goes back to who paid it, so nobody else can request that.
  const refundMinor = gift || voucher.buyerId !== viewerId ? null : refundNow(voucher, now)
  return {
    ...presentCommon(voucher),
    statusText: gift ? 'Given, not claimed yet' : voucherStatusText(status),
    holding: voucher.buyerId === viewerId ? 'bought' : 'received',
    buttons: voucherButtons(voucher, { exchange, appointment, isGiven: gift !== undefined, refundMinor, now }),
    code: maskCode((openCode(parts.secret, voucher) ?? '').slice(-4)),
    refundMinor,
    refundAmount: refundMinor === null ? null : formatAmount(refundMinor, currencyCode),
    exchange: exchange ? presentExchangeCard(exchange, now) : null,
    appointment: appointment ? presentAppointment(voucher, appointment) : null,
    gift: gift ? presentGift(gift) : null,
  }
}

const presentGift = ({ email, createdAt, status }: GiftRow): VoucherView['gift'] => ({
  email,
  createdAt: createdAt.toISOString(),
  isClaimed: status === 'CLAIMED',
})

const presentGivenAway = (voucher: SoldVoucher, gift: GiftRow | undefined): VoucherView => ({
  ...presentCommon(voucher),
  statusText: 'Given away',
  holding: 'given_away',
  buttons: [],
  code: maskCode('••••'),
  refundMinor: null,
  refundAmount: null,
  exchange: null,
  appointment: null,
  gift: gift ? presentGift(gift) : null,
})

function presentCommon(voucher: SoldVoucher) {
  const { id, orderId, skuId, snapshot, status, nights, nightsLeft, lastDay } = voucher
  const { name, variant, headImg, validity } = snapshot
  const timeZones = snapshot.hotels.map(({ timeZone }) => timeZone)
  const what = { voucherId: id, orderid: orderId, skuId, name, variant, headImg, status, nights, nightsLeft }
  return { ...what, firstDay: firstDayOf(validity), lastDay, validText: validText(lastDay, timeZones) }
}

interface ButtonFacts {
  readonly exchange: ExchangeOrderRow | undefined
  readonly appointment: AppointmentRow | undefined
  readonly isGiven: boolean
  readonly refundMinor: number | null
  readonly now: Date
}

const useButton = { exchange: 'exchange', appointment: 'appoint', code: 'show_code' } as const

/** What a holder can do with a voucher now, main action first. */
function voucherButtons(voucher: SoldVoucher, facts: ButtonFacts): VoucherButton[] {
  const { status, snapshot, expireAt } = voucher
  const { exchange, appointment, isGiven, refundMinor, now } = facts
  if (isGiven) return ['withdraw_gift']
  if (status === 'EXCHANGING') return ['pay', 'cancel_exchange']
  if (status === 'EXCHANGED') return exchange && now < exchange.cancelUntil ? ['cancel_exchange'] : []
  const canCancel = appointment !== undefined && canCancelAppointment(voucher, appointment, now)
  const cancel: VoucherButton[] = canCancel ? ['cancel_appointment'] : []
  if (status === 'ASKED') return cancel
  if (status === 'APPOINTED') return ['show_code', ...cancel]
  if (status !== 'UNUSED' || now >= expireAt) return []
  const { use, isTransferable } = snapshot.terms
  const give: VoucherButton[] = isTransferable ? ['give'] : []
  return [useButton[use], ...(refundMinor === null ? [] : (['refund'] as const)), ...give]
}

/** The right to withdraw from an order while it lasts. */
export function presentWithdrawal(
  order: Pick<CouponOrderRow, 'withdrawalUntil' | 'marketRule'>,
  now: Date,
): Pick<CouponOrder, 'withdrawalUntil' | 'withdrawalText' | 'hasWithdrawalButton'> {
  const { withdrawalUntil, marketRule } = order
  if (!withdrawalUntil || !canWithdraw(order, now))
    return { withdrawalUntil: null, withdrawalText: null, hasWithdrawalButton: false }
  return {
    withdrawalUntil: withdrawalUntil.toISOString(),
    withdrawalText: withdrawalText(instantText(withdrawalUntil)),
    hasWithdrawalButton: marketRule?.needsWithdrawalButton ?? false,
  }
}

/** What the detail of an order of vouchers is made of. */
interface OrderParts {
  readonly order: CouponOrderRow
  readonly vouchers: readonly SoldVoucher[]
  readonly views: readonly VoucherView[]
  readonly paidAttempts: readonly AttemptRow[]
  readonly refunds: readonly RefundWithLines[]
  readonly logs: readonly PurchaseLogRow[]
  readonly support: CouponOrder['support']
}

/** Presents an order of vouchers with all that its buyer needs, as it was when bought. */
export function presentCouponOrder(parts: OrderParts, now: Date): CouponOrder {
  const { order, vouchers, views, paidAttempts, refunds, logs, support } = parts
  const { snapshot, currencyCode } = order
  const { terms, validity, nights, faceMinor } = snapshot
  const refundableMinor = views.reduce((sum, { refundMinor }) => sum + (refundMinor ?? 0), 0)
  return {
    ...presentCouponOrderCard(order, vouchers, now),
    subTitle: snapshot.subTitle,
    terms,
    validity,
    termsLines: [...termsLines({ terms, validity, nights, currencyCode, faceMinor }), ...packageLines(order)],
    hotels: snapshot.hotels.map(({ hotelId, name, cityName }) => ({ hotelId, name, cityName })),
    contact: order.contact,
    unitAmount: formatAmount(order.unitMinor, currencyCode),
    paidMinor: order.paidMinor,
    refundedMinor: order.refundedMinor,
    refundableMinor,
    refundableAmount: formatAmount(refundableMinor, currencyCode),
    ...presentWithdrawal(order, now),
    vouchers: [...views],
    refunds: refunds.map(presentRefund),
    payments: paidAttempts.map((attempt) => presentPaid(order, attempt)),
    support,
    logs: logs.map(presentLog),
  }
}
