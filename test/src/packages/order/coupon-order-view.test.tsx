import '../../../support/as-h5'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ExchangeOrderCard, VoucherView } from '@/contract/coupon-order'
import { CouponOrderView, type CouponOrderViewProps } from '@/packages/order/pages/coupon-order/view'
import { exchangeOrder } from '../../../support/client/exchange-facts'
import { couponOrderWith, voucherWith } from '../../../support/client/voucher-facts'
import { renderRested } from '../../../support/render-rested'

const pageText = () => document.body.textContent ?? ''

function show(change: Partial<CouponOrderViewProps> = {}) {
  const on = {
    onButton: jest.fn(),
    onMail: jest.fn(),
    onExchange: jest.fn(),
    onReview: jest.fn(),
    onBack: jest.fn(),
    onSignIn: jest.fn(),
    onRetry: jest.fn(),
    chat: { href: '/im/udesk', onOpen: jest.fn() },
  }
  const actions = { show_code: jest.fn(), exchange: jest.fn(), refund: jest.fn() }
  renderRested(
    <CouponOrderView
      isSignedIn
      order={couponOrderWith()}
      failure={null}
      showingId={null}
      actions={actions}
      ownTime={(instant) => `own ${instant}`}
      documents={null}
      {...on}
      {...change}
    />,
  )
  return { ...on, actions }
}

const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('article')
  if (!card) throw new Error(`no card ${name}`)
  return within(card)
}

test('each voucher has its card: state, masked code, validity with the zone, and the buttons that lead somewhere', () => {
  const { actions } = show()
  const card = cardOf('Voucher 2 of 2')
  expect(card.getByText('Ready to use')).toBeTruthy()
  expect(card.getByText('••••-••••-••••-7KQ2')).toBeTruthy()
  expect(card.getByText('Good until the end of Wed 30 Jun 2027, UTC+8')).toBeTruthy()
  const names = card.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Show the code of Voucher 2 of 2', 'Book a date: Voucher 2 of 2', 'Refund: Voucher 2 of 2'])
  fireEvent.click(card.getByRole('button', { name: /^Show the code/ }))
  expect(actions.show_code.mock.calls[0]?.[0]).toMatchObject({ voucherId: 'v2' })
  fireEvent.click(card.getByRole('button', { name: /^Book a date/ }))
  expect(actions.exchange.mock.calls[0]?.[0]).toMatchObject({ voucherId: 'v2' })
})

test('a stay that is over can be reviewed, one that is booked cannot', () => {
  const order = couponOrderWith()
  const exchanged = (status: ExchangeOrderCard['status']) => ({
    ...order,
    vouchers: [voucherWith({ exchange: exchangeOrder({ status }) })],
  })
  const { onReview } = show({ order: exchanged('COMPLETED') })
  fireEvent.click(screen.getByRole('button', { name: /^Write a review/ }))
  expect(onReview.mock.calls[0]?.[0]).toMatchObject({ orderid: exchangeOrder().orderid })
  cleanup()
  show({ order: exchanged('CONFIRMED') })
  expect(screen.queryByRole('button', { name: /^Write a review/ })).toBeNull()
})

test('what comes back now, the purchase and its payments are named', () => {
  show()
  expect(pageText()).toContain('2 vouchers can be refunded now: CNY ¥ 1,600 in all.')
  expect(pageText()).toContain('SL000000000002')
  expect(pageText()).toContain('Paid own 2026-11-21T10:01:00.000ZCNY ¥ 1,600, Practice payment')
  expect(pageText()).toContain('E-mails about this order go to ada@example.com. They never contain a code.')
})

test.each<[string, Partial<VoucherView>, string]>([
  [
    'a gift that waits',
    { gift: { email: 'bo@example.com', createdAt: '2026-11-21T10:00:00.000Z', isClaimed: false } },
    'Given to bo@example.com, not claimed yet',
  ],
  [
    'a gift that was claimed',
    {
      holding: 'given_away',
      gift: { email: 'bo@example.com', createdAt: '2026-11-21T10:00:00.000Z', isClaimed: true },
    },
    'Given to bo@example.com, claimed',
  ],
  ['nights that are left', { nights: 3, nightsLeft: 2 }, '2 of 3 nights left'],
  [
    'an appointment',
    {
      appointment: {
        hotelId: 'h1',
        hotelName: 'Lakeside House',
        status: 'CONFIRMED',
        days: ['2026-12-01'],
        confirmedDay: '2026-12-01',
        hotelText: 'Ask for Mei',
      },
    },
    'Confirmed at Lakeside House: Tue 1 Dec 2026. Ask for Mei',
  ],
])('%s is told on the card', (_case, change, text) => {
  show({ order: couponOrderWith({ vouchers: [voucherWith(change)] }) })
  expect(cardOf('Voucher').getByText(text)).toBeTruthy()
})

test('an unpaid order is paid or cancelled from the bar', () => {
  const order = couponOrderWith({
    status: 'TO_PAY',
    buttons: ['pay', 'cancel', 'view'],
    vouchers: [],
    refundableMinor: 0,
  })
  const { onButton } = show({ order })
  fireEvent.click(screen.getByRole('button', { name: 'Pay CNY ¥ 1,600' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onButton.mock.calls).toEqual([['pay'], ['cancel']])
})

test('one that is over is bought again or deleted', () => {
  const { onButton } = show({ order: couponOrderWith({ status: 'CANCELLED', buttons: ['rebook', 'view', 'delete'] }) })
  fireEvent.click(screen.getByRole('button', { name: 'Buy again' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onButton.mock.calls).toEqual([['rebook'], ['delete']])
})

test.each<[string, Partial<CouponOrderViewProps>, string]>([
  ['a visitor', { isSignedIn: false, order: null }, 'Sign in to see this order.'],
  ['a failure', { order: null, failure: { message: 'No connection.', requestId: null } }, 'No connection.'],
])('%s is told so', (_case, change, text) => {
  show(change)
  expect(pageText()).toContain(text)
})
