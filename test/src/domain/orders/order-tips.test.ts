import fc from 'fast-check'
import type { OrderTip } from '@/contract/order-list'
import { dueTips, MOST_TIPS, type OrderTipFacts, tipButton, tipText } from '@/domain/orders/order-tips'
import { orderStatuses } from '@/domain/orders/hotel-order'

const now = new Date('2026-11-21T10:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const confirmed: OrderTipFacts = {
  status: 'CONFIRMED',
  payExpireAt: later(-day),
  freeUntilAt: null,
  checkInAt: later(10 * day),
  movedAt: later(-hour),
  refundFailedAt: null,
}
const kindsOf = (...orders: OrderTipFacts[]) => dueTips(orders, now).map(({ kind }) => kind)

test.each<[string, Partial<OrderTipFacts>, string[]]>([
  ['is unpaid', { status: 'TO_PAY', payExpireAt: later(1) }, ['pay_within']],
  ['can no longer be paid', { status: 'TO_PAY', payExpireAt: now }, []],
  ['waits for the hotel', { status: 'CONFIRMING' }, ['waiting_for_hotel']],
  ['waits for the hotel to waive the fee', { status: 'CANCEL_APPLIED' }, ['waiting_for_hotel']],
  ['is confirmed', {}, ['check_in']],
  ['is confirmed for some rooms', { status: 'PARTIAL_REFUNDED' }, ['check_in']],
  ['can be cancelled free for 7 days', { freeUntilAt: later(7 * day) }, ['free_cancellation_ends', 'check_in']],
  ['can be cancelled free for longer', { freeUntilAt: later(7 * day + 1) }, ['check_in']],
  ['can no longer be cancelled free', { freeUntilAt: now }, ['check_in']],
  ['is unpaid, with a free time', { status: 'TO_PAY', freeUntilAt: later(day) }, []],
  ['has begun', { status: 'CHECKED_IN', freeUntilAt: later(day) }, []],
  ['is over', { status: 'COMPLETED' }, []],
  ['is cancelled, and its refund failed', { status: 'CANCELLED', refundFailedAt: later(-day) }, ['refund_account']],
])('an order that %s', (_case, facts, kinds) => expect(kindsOf({ ...confirmed, ...facts })).toEqual(kinds))

test('of several orders the first of each kind counts, the most urgent kinds first, three at most', () => {
  const unpaid = { ...confirmed, status: 'TO_PAY', payExpireAt: later(hour) } as const
  const waiting = { ...confirmed, status: 'CONFIRMING', freeUntilAt: later(2 * day) } as const
  const sooner = { ...confirmed, checkInAt: later(day), freeUntilAt: later(day) }
  const tips = dueTips([confirmed, waiting, sooner, unpaid], now)
  expect(tips.map(({ kind, facts }) => [kind, facts])).toEqual([
    ['pay_within', unpaid],
    ['free_cancellation_ends', sooner],
    ['check_in', sooner],
  ])
})

const instant = fc.integer({ min: -20 * day, max: 20 * day }).map(later)

test('whatever the orders and the clock: three tips at most, each kind once, and no deadline that is over', () => {
  const order = fc.record({
    status: fc.constantFrom(...orderStatuses),
    payExpireAt: instant,
    freeUntilAt: fc.option(instant),
    checkInAt: instant,
    movedAt: instant,
    refundFailedAt: fc.option(instant),
  })
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      const tips = dueTips(orders, now)
      expect(tips.length).toBeLessThanOrEqual(MOST_TIPS)
      expect(new Set(tips.map(({ kind }) => kind)).size).toBe(tips.length)
      const deadlines = tips.filter(({ kind }) => kind === 'pay_within' || kind === 'free_cancellation_ends')
      expect(deadlines.every(({ at }) => at > now)).toBe(true)
    }),
  )
})

const tip: OrderTip = {
  orderid: 'O1',
  kind: 'check_in',
  at: later(0).toISOString(),
  atText: 'Sat 21 Nov 18:00',
  daysToCheckIn: 3,
  hotelName: 'Lakeside House',
  hotelId: 'H1',
  payId: 'P1',
  checkIn: '2026-11-24',
  checkOut: '2026-11-26',
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '2,200',
  button: 'view',
}
const textOf = (more: Partial<OrderTip>) => tipText({ ...tip, ...more }, now.getTime())
const within = (ms: number) => later(ms).toISOString()

test.each<[Partial<OrderTip>, string]>([
  [{ daysToCheckIn: 3 }, 'Check-in in 3 days'],
  [{ daysToCheckIn: 1 }, 'Check-in tomorrow'],
  [{ daysToCheckIn: 0 }, 'Check-in today'],
  [{ daysToCheckIn: -1 }, 'Check-in today'],
  [{ kind: 'pay_within', at: within(12 * minute + 30_000) }, 'Pay within 12 minutes, or the rooms are released'],
  [{ kind: 'pay_within', at: within(30_000) }, 'Pay within 1 minute, or the rooms are released'],
  [
    { kind: 'free_cancellation_ends', at: within(2 * day + hour) },
    'Free cancellation ends in 2 days: Sat 21 Nov 18:00, hotel time',
  ],
  [
    { kind: 'free_cancellation_ends', at: within(3 * hour) },
    'Free cancellation ends in 3 hours: Sat 21 Nov 18:00, hotel time',
  ],
  [{ kind: 'waiting_for_hotel' }, 'Waiting for the hotel'],
  [{ kind: 'refund_account' }, 'Your refund could not be sent. It needs an account'],
])('%j reads %j', (more, text) => expect(textOf(more)).toBe(text))

test('a tip leads to what it is about', () => {
  expect(
    ['pay_within', 'free_cancellation_ends', 'check_in'].map((kind) => tipButton(kind as OrderTip['kind'])),
  ).toEqual(['pay', 'refund', 'view'])
})
