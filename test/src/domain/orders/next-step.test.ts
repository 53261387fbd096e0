import fc from 'fast-check'
import type { HotelOrder, OrderStatus } from '@/contract/order'
import { orderStatusesOfTab } from '@/domain/orders/hotel-order'
import { moneyLeft, nextStepText, orderAmount } from '@/domain/orders/next-step'
import { hotelOrderWith } from '../../../support/client/order-facts'
import { refundWith } from '../../../support/client/refund-facts'

const ownTime = (instant: string) => `own ${instant}`
const textOf = (change: Partial<HotelOrder>) => nextStepText(hotelOrderWith(change), ownTime)

const cancelledRoom = (room: number, feeMinor: number, refundMinor: number) => ({
  room,
  guest: `Guest ${room + 1}`,
  cancelledAt: '2026-11-21T12:00:00.000Z',
  feeMinor,
  feeAmount: '',
  refundMinor,
  refundAmount: '',
})

test.each(orderStatusesOfTab('all'))('%s has a sentence without a shout', (status) => {
  expect(textOf({ status })).toMatch(/^[A-Z\d][^!]*\.$/)
})

test.each<OrderStatus>(['CANCELLED', 'CANCELLED_WITH_FEE', 'REJECTED', 'AUTO_REFUNDING', 'REFUNDED'])(
  'a paid order that is %s is never called uncharged',
  (status) => {
    expect(textOf({ status, paidMinor: 171_000 })).not.toContain('Nothing was charged')
  },
)

test('an unpaid order that was cancelled was not charged', () => {
  expect(textOf({ status: 'CANCELLED', paidMinor: 0 })).toContain('Nothing was charged.')
})

test.each([
  ['SUBMITTED', false, 'Your refund of CNY ¥ 1,000 is on its way.'],
  ['SUCCESS', false, 'Your refund of CNY ¥ 1,000 was sent to your bank or wallet.'],
  ['FAILED', true, 'Please name an account for it below.'],
] as const)('a refund that is %s', (status, needsAccount, text) => {
  expect(textOf({ status: 'CANCELLED', refunds: [refundWith({ status, needsAccount })] })).toContain(text)
})

test('a fee is named with its amount', () => {
  const cancelledRooms = [cancelledRoom(0, 50_000, 121_000)]
  expect(textOf({ status: 'CANCELLED_WITH_FEE', cancelledRooms })).toContain('CNY ¥ 500 was retained.')
})

test('what is left and the fees add up to what stays charged', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ fee: fc.nat(100_000), back: fc.nat(100_000) }), { minLength: 1, maxLength: 4 }),
      fc.nat(200_000),
      (rooms, restMinor) => {
        const cancelledRooms = rooms.map(({ fee, back }, room) => cancelledRoom(room, fee, back))
        const totalMinor = rooms.reduce((sum, { fee, back }) => sum + fee + back, restMinor)
        const lines = moneyLeft(hotelOrderWith({ roomCount: rooms.length + 1, totalMinor, cancelledRooms }))
        const [refund, ...rest] = lines.map(({ minor }) => minor)
        const total = rest.pop()
        expect(rest.reduce((sum, minor) => sum + minor, 0)).toBe(total)
        expect(total).toBe(totalMinor + (refund ?? 0))
      },
    ),
  )
})

test('an order with all its rooms has no such lines', () => {
  expect(moneyLeft(hotelOrderWith())).toEqual([])
})

test('no line speaks of rooms that are left once all are cancelled', () => {
  const cancelledRooms = [cancelledRoom(0, 71_000, 100_000)]
  expect(moneyLeft(hotelOrderWith({ cancelledRooms }))).toEqual([
    { label: 'Refund for cancelled rooms', minor: -100_000 },
    { label: 'Cancellation fees', minor: 71_000 },
    { label: 'Total that is left', minor: 71_000 },
  ])
})

test.each([
  [171_000, 'CNY ¥ 1,710'],
  [-171_000, '−CNY ¥ 1,710'],
])('%d is written with its currency, a minus before both', (minor, text) => {
  expect(orderAmount(hotelOrderWith(), minor)).toBe(text)
})
