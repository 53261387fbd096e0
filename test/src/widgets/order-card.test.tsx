import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import type { HotelOrderCard as OrderFacts } from '@/contract/order'
import { OrderCard } from '@/widgets/order-card'
import { picture } from '../../support/catalogue/cards'

const order = (change: Partial<OrderFacts>): OrderFacts => ({
  orderid: 'o1',
  orderNo: 'N1',
  type: 'hotel',
  status: 'TO_PAY',
  statusText: 'To pay',
  buttons: ['pay', 'cancel', 'view'],
  hotelId: 'h1',
  pid: 'p1',
  hotelName: 'Garden House',
  headImg: picture,
  roomTypeName: 'Garden twin',
  packageName: 'Breakfast',
  checkIn: '2026-11-22',
  checkOut: '2026-11-24',
  nights: 2,
  roomCount: 1,
  adults: 2,
  children: 0,
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '1,280',
  totalMinor: 128_000,
  payId: 'x',
  payExpireTime: null,
  serverTime: '2026-11-21T10:00:00.000Z',
  createdAt: '2026-11-21T10:00:00.000Z',
  ...change,
})

test('an unpaid order: how long, and what can be done, beside the link', () => {
  const onButton = jest.fn()
  render(<OrderCard order={order({})} href="/o" onOpen={() => {}} onButton={onButton} secondsLeft={899} />)
  expect(screen.getByRole('timer', { name: '14 minutes 59 seconds left' }).textContent).toBe('14:59')
  const pay = screen.getByRole('button', { name: 'Pay now: Garden House' })
  expect(screen.getByRole('link').contains(pay)).toBe(false)
  fireEvent.click(pay)
  expect(onButton).toHaveBeenCalledWith('pay')
  expect(screen.queryByRole('button', { name: /View/ })).toBeNull()
})

test('a confirmed one has no countdown and no buttons', () => {
  const confirmed = order({ status: 'CONFIRMED', statusText: 'Confirmed', buttons: ['view'] })
  render(<OrderCard order={confirmed} href="/o" onOpen={() => {}} onButton={() => {}} />)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryAllByRole('button')).toHaveLength(0)
})
