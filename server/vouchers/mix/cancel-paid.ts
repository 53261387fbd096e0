import { isDeepStrictEqual } from 'node:util'
import type { MixCancelQuote } from '@/contract/mix-order'
import type { MixOrderStatus } from '@/contract/voucher-terms'
import { mixOrderStates } from '@/domain/orders/mix-order'
import { isVoucherOpen } from '@/domain/vouchers/voucher-state'
import { movePurchase, noteOnPurchase, wrongState } from '../../booking/purchase-state'
import { findDispute } from '../../booking/repository/payments'
import { findParts } from '../../booking/repository/purchases'
import type { Executor } from '../../kernel/database/executor'
import { badToken, conflict, gone } from '../../kernel/errors'
import type { Services } from '../../kernel/services'
import { giveUpDate } from '../close-exchange'
import { emailMixCancelled } from '../emails/mix-email'
import { giveBack } from '../give-back'
import { type CouponOrderRow, lockCouponOrder } from '../repository/coupon-orders'
import { lockExchangeOrder } from '../repository/exchange-orders'
import { lockVouchersOfOrder } from '../repository/vouchers'
import { moveVoucher } from '../voucher-state'
import {
  cancellationOf,
  cancelToken,
  contentOf,
  type LiveCancellation,
  type MixParts,
  presentCancelQuote,
} from './cancel-quote'

/** The parts of a paid order, locked: its vouchers with their order, and its date. */
type LockedParts = Omit<MixParts, 'mix'> & { readonly coupon: CouponOrderRow }

/** An order that is locked with its parts. */
type LockedMix = LockedParts & Pick<MixParts, 'mix'>

const change = { actor: 'user', reason: 'Cancelled by you' } as const

/**
 * Cancels a paid order, which is locked after its parts, at a quote: the date by the room's terms and each voucher by its own, in one transaction.
 * Throws 400 bad_token, 410 quote_expired, 409 quote_changed (data: the new quote), order_state and refund_by_provider; nothing moves then.
 */
export async function cancelPaid(
  tx: Executor,
  services: Services,
  parts: LockedMix,
  quoteToken: string | undefined,
): Promise<MixOrderStatus> {
  const { mix } = parts
  const token = cancelToken.read(services, quoteToken ?? '')
  const live = cancellationOf(parts, services.clock.now())
  if (!live) throw wrongState(mix.status)
  if (token.state === 'bad' || token.content.orderid !== mix.id)
    throw badToken('quoteToken', 'Please look at the refund again.')
  const quote = presentCancelQuote(services, parts, live)
  if (!isDeepStrictEqual(token.content, contentOf(parts, live)))
    throw conflict('quote_changed', 'The refund has changed. Please check it again.', quote)
  if (token.state === 'expired')
    throw gone('quote_expired', 'The refund was shown too long ago. Please check it again.', quote)
  return apply(tx, services, parts, live, quote)
}

/** Locks the parts of an order: the order of its vouchers before its exchange, both before the vouchers, and all of them before the whole. Null before it is paid. */
export async function lockParts(tx: Executor, orderId: string): Promise<LockedParts | null> {
  const parts = await findParts(tx, orderId)
  const coupon = parts.coupon && (await lockCouponOrder(tx, parts.coupon.id))
  const exchange = parts.exchange && (await lockExchangeOrder(tx, parts.exchange.id))
  if (!coupon || !exchange) return null
  const vouchers = await lockVouchersOfOrder(tx, coupon.id)
  return { coupon, exchange, vouchers, dispute: await findDispute(tx, coupon) }
}

async function apply(
  tx: Executor,
  services: Services,
  parts: LockedMix,
  live: LiveCancellation,
  quote: MixCancelQuote,
): Promise<MixOrderStatus> {
  const { mix, exchange } = parts
  const status = await moveMix(tx, services, parts, live)
  if (live.date) {
    const event = live.isDateFree ? 'certificate_cancelled' : 'cancelled_with_fee'
    await giveUpDate(tx, services, exchange, event, change)
  }
  await endVouchers(tx, services, parts, live)
  await emailMixCancelled(tx, services, mix, quote)
  return status
}

/** Moves the order before its parts, which would complete it; one of which a voucher is left to use stays as it is. */
async function moveMix(
  tx: Executor,
  services: Services,
  { mix, vouchers: all }: LockedMix,
  { vouchers, date }: LiveCancellation,
): Promise<MixOrderStatus> {
  const ended = new Set(vouchers.filter(({ outcome }) => outcome !== 'left').map(({ voucher }) => voucher.id))
  if (all.some(({ id, status }) => isVoucherOpen(status) && !ended.has(id))) {
    await noteOnPurchase(tx, services, mix, change)
    return mix.status
  }
  const isFree = date?.outcome !== 'lost' && vouchers.every(({ outcome }) => outcome === 'refunded')
  return movePurchase(tx, services, mixOrderStates, mix, isFree ? 'cancelled_free' : 'cancelled_with_fee', change)
}

/** Pays vouchers back that can be, and uses up the one that is lost with its date. */
async function endVouchers(
  tx: Executor,
  services: Services,
  { coupon, exchange }: LockedParts,
  { vouchers }: LiveCancellation,
): Promise<void> {
  const now = await lockVouchersOfOrder(tx, coupon.id)
  const partOf = (id: string) => vouchers.find(({ voucher }) => voucher.id === id)
  const refunded = now.flatMap((voucher) => {
    const part = partOf(voucher.id)
    return part?.outcome === 'refunded' ? [{ voucher, refundMinor: part.refundMinor }] : []
  })
  if (refunded.length > 0)
    await giveBack(tx, services, coupon, refunded, {
      event: 'refund_requested',
      change: { ...change, cause: 'refund_requested' },
      cause: 'cancelled',
    })
  const lost = now.find(({ id }) => partOf(id)?.outcome === 'lost')
  if (!lost) return
  const used = { nightsLeft: 0, usedAt: services.clock.now() }
  const lostChange = { actor: 'user', cause: `lost:${exchange.id}`, reason: 'Its date was given up too late' } as const
  await moveVoucher(tx, services, lost, 'redeemed', lostChange, used)
}
