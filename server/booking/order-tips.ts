import type { OrderTip } from '@/contract/order-list'
import { nightsBetween } from '@/domain/days/civil-day'
import { shownAmount } from '@/domain/money/amount-text'
import { type DueTip, dueTips, type OrderTipFacts, tipButton } from '@/domain/orders/order-tips'
import type { Services } from '../kernel/services'
import { formatInstantIn, instantOfWallTime, todayIn } from '../kernel/time/zones'
import { findTippedOrders, type TippedOrder } from './repository/tipped-orders'
import type { OrderRow } from './repository/orders'

/** Orders that tips are chosen from: more than anybody has open. */
const MOST_TIPPED = 50

interface Facts extends OrderTipFacts {
  readonly order: OrderRow
}

function factsOf({ order, movedAt, refundFailedAt }: TippedOrder): Facts {
  const { status, payExpireAt, checkIn, snapshot } = order
  const { cancellation, checkinFrom, timeZone } = snapshot
  return {
    order,
    status,
    payExpireAt,
    freeUntilAt: cancellation.freeUntilAt === null ? null : new Date(cancellation.freeUntilAt),
    checkInAt: instantOfWallTime(checkIn, checkinFrom, timeZone),
    movedAt,
    refundFailedAt,
  }
}

/** What comes next for a user: at most three tips about their orders, the most urgent first. */
export async function listOrderTips(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  userId: string,
): Promise<{ list: OrderTip[]; serverTime: string }> {
  const now = clock.now()
  const orders = (await findTippedOrders(database.db, userId, MOST_TIPPED)).map(factsOf)
  return { list: dueTips(orders, now).map((tip) => presentTip(tip, now)), serverTime: now.toISOString() }
}

function presentTip({ kind, at, facts: { order } }: DueTip<Facts>, now: Date): OrderTip {
  const { timeZone, hotelName } = order.snapshot
  return {
    orderid: order.id,
    kind,
    at: at.toISOString(),
    atText: formatInstantIn(timeZone, at),
    daysToCheckIn: nightsBetween(todayIn(timeZone, now), order.checkIn),
    hotelName,
    hotelId: order.hotelId,
    payId: order.payId,
    checkIn: order.checkIn,
    checkOut: order.checkOut,
    ...shownAmount(order.totalMinor, order.currencyCode),
    button: tipButton(kind),
  }
}
