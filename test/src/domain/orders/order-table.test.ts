import {
  buttonsOf,
  guestButtons,
  isDeletable,
  nextStatus,
  type OrderTable,
  statusesOf,
  statusesOfTab,
} from '@/domain/orders/order-table'

type Status = 'TO_PAY' | 'PAID' | 'CANCELLED'
type Event = 'paid' | 'cancelled'

const table: OrderTable<Status, Event> = {
  TO_PAY: {
    text: 'Waiting for payment',
    tone: 'attention',
    tab: 'to_pay',
    buttons: ['pay', 'cancel', 'view'],
    isPassing: true,
    moves: { paid: 'PAID', cancelled: 'CANCELLED' },
  },
  PAID: { text: 'Paid', tone: 'good', tab: 'upcoming', buttons: ['view'], isPassing: false, moves: {} },
  CANCELLED: { text: 'Cancelled', tone: 'over', tab: 'cancelled', buttons: ['delete'], isPassing: false, moves: {} },
}

test('the states stand in the order of the table', () => {
  expect(statusesOf(table)).toEqual(['TO_PAY', 'PAID', 'CANCELLED'])
})

test('an event leads where the row of a state names it, and nowhere else', () => {
  expect(nextStatus(table, 'TO_PAY', 'paid')).toBe('PAID')
  expect(nextStatus(table, 'PAID', 'cancelled')).toBeNull()
})

test('an order that can be paid offers its buttons until the deadline, and then only to look at it', () => {
  const payExpireAt = new Date('2026-11-21T10:15:00Z')
  const before = new Date(payExpireAt.getTime() - 1)
  expect(buttonsOf(table, { status: 'TO_PAY', payExpireAt }, before)).toEqual(['pay', 'cancel', 'view'])
  expect(buttonsOf(table, { status: 'TO_PAY', payExpireAt }, payExpireAt)).toEqual(['view'])
  expect(buttonsOf(table, { status: 'CANCELLED', payExpireAt }, payExpireAt)).toEqual(['delete'])
})

test('what can be deleted is what its owner may hide, a guest may not', () => {
  expect(statusesOf(table).filter((status) => isDeletable(table, status))).toEqual(['CANCELLED'])
  expect(guestButtons(['view', 'delete'])).toEqual(['view'])
})

test('each tab shows its states, and the first one all', () => {
  expect(statusesOfTab(table, 'upcoming')).toEqual(['PAID'])
  expect(statusesOfTab(table, 'completed')).toEqual([])
  expect(statusesOfTab(table, 'all')).toEqual(['TO_PAY', 'PAID', 'CANCELLED'])
})
