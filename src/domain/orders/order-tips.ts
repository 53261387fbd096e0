import type { OrderButton, OrderStatus } from '@/contract/order'
import type { OrderTip, OrderTipKind } from '@/contract/order-list'
import { countOf } from '../text/phrases'
import { isOrderCancellable } from './hotel-order'

/** What the tips of an order are made of. */
export interface OrderTipFacts {
  readonly status: OrderStatus
  readonly payExpireAt: Date
  /** End of free cancellation; null where there is none. */
  readonly freeUntilAt: Date | null
  readonly checkInAt: Date
  /** Since when the order waits for its hotel. */
  readonly movedAt: Date
  /** Since when a refund needs the traveler's account; null where none does. */
  readonly refundFailedAt: Date | null
}

/** A tip about an order: what it is about, and its instant. */
export interface DueTip<Facts extends OrderTipFacts = OrderTipFacts> {
  readonly kind: OrderTipKind
  readonly at: Date
  readonly facts: Facts
}

/** Tips that are given at a time. */
export const MOST_TIPS = 3

const DAY_MS = 86_400_000

/** How long before its end free cancellation is worth a reminder. */
const REMINDER_MS = 7 * DAY_MS

/** All that a kind of tip is: when an order has it, where it leads, and its text. */
interface TipRule {
  readonly button: OrderButton
  /** Its instant; null where the order has no such tip now. */
  at(facts: OrderTipFacts, now: Date): Date | null
  text(tip: Pick<OrderTip, 'at' | 'atText' | 'daysToCheckIn'>, nowMs: number): string
}

const isAhead = (at: Date, now: Date) => at > now

/** The kinds of tips, the most urgent first. */
const rules: Readonly<Record<OrderTipKind, TipRule>> = {
  pay_within: {
    button: 'pay',
    at: ({ status, payExpireAt }, now) => (status === 'TO_PAY' && isAhead(payExpireAt, now) ? payExpireAt : null),
    text: ({ at }, nowMs) => `Pay within ${timeLeft(at, nowMs)}, or the rooms are released`,
  },
  refund_account: {
    button: 'view',
    at: ({ refundFailedAt }) => refundFailedAt,
    text: () => 'Your refund could not be sent. It needs an account',
  },
  free_cancellation_ends: {
    button: 'refund',
    at: ({ status, freeUntilAt }, now) => {
      if (freeUntilAt === null || !isOrderCancellable(status) || !isAhead(freeUntilAt, now)) return null
      return freeUntilAt.getTime() - now.getTime() <= REMINDER_MS ? freeUntilAt : null
    },
    text: ({ at, atText }, nowMs) => `Free cancellation ends in ${timeLeft(at, nowMs)}: ${atText}, hotel time`,
  },
  check_in: {
    button: 'view',
    at: ({ status, checkInAt }) => (status === 'CONFIRMED' || status === 'PARTIAL_REFUNDED' ? checkInAt : null),
    text: ({ daysToCheckIn }) => `Check-in ${daysAhead(daysToCheckIn)}`,
  },
  waiting_for_hotel: {
    button: 'view',
    at: ({ status, movedAt }) => (status === 'CONFIRMING' || status === 'CANCEL_APPLIED' ? movedAt : null),
    text: () => 'Waiting for the hotel',
  },
}

const kinds = Object.keys(rules).filter((name): name is OrderTipKind => Object.hasOwn(rules, name))

/** The most urgent tips about orders now, of each kind the one that is due first. */
export function dueTips<Facts extends OrderTipFacts>(orders: readonly Facts[], now: Date): DueTip<Facts>[] {
  return kinds.flatMap((kind) => firstOfKind(kind, orders, now) ?? []).slice(0, MOST_TIPS)
}

function firstOfKind<Facts extends OrderTipFacts>(
  kind: OrderTipKind,
  orders: readonly Facts[],
  now: Date,
): DueTip<Facts> | undefined {
  const due = orders.flatMap((facts) => {
    const at = rules[kind].at(facts, now)
    return at ? [{ kind, at, facts }] : []
  })
  return due.toSorted((one, other) => one.at.getTime() - other.at.getTime())[0]
}

/** The action that a tip leads to. */
export const tipButton = (kind: OrderTipKind): OrderButton => rules[kind].button

/** The sentence of a tip at a moment, without a full stop. */
export const tipText = (tip: OrderTip, nowMs: number): string => rules[tip.kind].text(tip, nowMs)

function daysAhead(days: number): string {
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${countOf(days, 'day')}`
}

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** The time until an instant in its largest whole unit, a minute at least. */
function timeLeft(at: string, nowMs: number): string {
  const leftMs = Date.parse(at) - nowMs
  if (leftMs >= DAY_MS) return countOf(Math.floor(leftMs / DAY_MS), 'day')
  if (leftMs >= HOUR_MS) return countOf(Math.floor(leftMs / HOUR_MS), 'hour')
  return countOf(Math.max(1, Math.floor(leftMs / MINUTE_MS)), 'minute')
}
