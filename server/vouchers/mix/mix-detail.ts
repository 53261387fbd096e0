import type { MixCancelQuote, MixOrder } from '@/contract/mix-order'
import { formatAmount } from '@/domain/money/amount-text'
import { presentLog, presentRefund } from '../../booking/present'
import { findDispute } from '../../booking/repository/payments'
import { findParts, findPurchaseLogs } from '../../booking/repository/purchases'
import { findRefundsOfPayment } from '../../booking/repository/refunds'
import type { Services } from '../../kernel/services'
import { cancelText } from '../exchange-deadline'
import { readExchangeOrder } from '../exchange-detail'
import { presentExchangeParts } from '../present'
import { findCouponOrder } from '../repository/coupon-orders'
import { type ExchangeOrderRow, findExchangeOrder } from '../repository/exchange-orders'
import type { MixOrderRow } from '../repository/mix-orders'
import { findVouchersOfOrder } from '../repository/vouchers'
import { readCouponOrder } from '../wallet'
import { cancellationOf, presentCancelQuote } from './cancel-quote'
import { presentMixCard } from './mix-card'

/** An order of vouchers with a date, with its parts once it is paid, as its buyer sees it. */
export async function readMixOrder(services: Services, order: MixOrderRow): Promise<MixOrder> {
  const { database, clock } = services
  const { db } = database
  const parts = await findParts(db, order.id)
  const coupon = parts.coupon && (await findCouponOrder(db, parts.coupon.id))
  const exchange = parts.exchange && (await findExchangeOrder(db, parts.exchange.id))
  const refunds = await findRefundsOfPayment(db, order.payId)
  const logs = await findPurchaseLogs(db, order.id)
  const { currencyCode, unitMinor, quantity, differenceMinor, staySnapshot, paidMinor, refundedMinor } = order
  const voucherMinor = unitMinor * quantity
  return {
    ...presentMixCard(order, clock.now()),
    contact: order.contact,
    voucherMinor,
    voucherAmount: formatAmount(voucherMinor, currencyCode),
    parts: presentExchangeParts(staySnapshot.parts, currencyCode),
    differenceMinor,
    differenceAmount: formatAmount(differenceMinor, currencyCode),
    paidMinor,
    refundedMinor,
    cancelText: cancelText(order.cancelUntil, staySnapshot.timeZone, clock.now()),
    coupon: coupon ? await readCouponOrder(services, coupon) : null,
    exchange: exchange ? await readExchangeOrder(services, exchange) : null,
    cancel: coupon && exchange ? await readCancelQuote(services, order, coupon.id, exchange) : null,
    refunds: refunds.map(presentRefund),
    logs: logs.map(presentLog),
  }
}

/** What cancelling a paid order brings now; null where nothing is to be cancelled. */
async function readCancelQuote(
  services: Services,
  mix: MixOrderRow,
  couponOrderId: string,
  exchange: ExchangeOrderRow,
): Promise<MixCancelQuote | null> {
  const { db } = services.database
  const vouchers = await findVouchersOfOrder(db, couponOrderId)
  const parts = { mix, exchange, vouchers, dispute: await findDispute(db, mix) }
  const live = cancellationOf(parts, services.clock.now())
  return live && presentCancelQuote(services, parts, live)
}
