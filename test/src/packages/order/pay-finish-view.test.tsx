import '../../../support/as-h5'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { FinishState } from '@/domain/booking/payment-result'
import { PayFinishView, type PayFinishViewProps } from '@/packages/order/pages/pay-finish/view'
import { orderCardWith } from '../../../support/client/payment-facts'
import { couponCardWith } from '../../../support/client/voucher-facts'

/** Draws the page of a payment that is being checked, with what a case changes. */
function draw(change: Partial<PayFinishViewProps> = {}) {
  const on = { onAction: jest.fn(), onHome: jest.fn(), onCheckAgain: jest.fn() }
  const props: PayFinishViewProps = {
    state: 'checking',
    order: orderCardWith(),
    isLongWait: false,
    isChecking: false,
    failMessage: null,
    failure: null,
    ownTime: (instant) => `own ${instant}`,
    ...on,
    ...change,
  }
  const { container } = render(<PayFinishView {...props} />)
  return { on, text: () => container.textContent ?? '' }
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const promise = 'is refunded in full automatically'

const cases: [FinishState, string, string[]][] = [
  ['confirmed', 'Booking confirmed', ['View booking', 'Home']],
  ['confirming', 'Payment received', ['View booking', 'Home']],
  ['checking', 'Checking your payment', ['View booking', 'Home']],
  ['unpaid', 'Not paid yet', ['Pay now', 'View booking', 'Home']],
  ['declined', 'The payment was declined', ['Pay again', 'View booking', 'Home']],
  ['closed', 'This booking is closed', ['Rebook', 'View booking', 'Home']],
  ['late', 'The payment came too late', ['Rebook', 'View booking', 'Home']],
  ['refunded', 'Refunded', ['Rebook', 'View booking', 'Home']],
  ['cancelled', 'Booking cancelled', ['View booking', 'Home']],
  ['rejected', 'The hotel could not confirm', ['Rebook', 'View booking', 'Home']],
]

test.each(cases)('%s: %s', (state, title, actions) => {
  const { text } = draw({ state })
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy()
  expect(buttons().filter((name) => name !== '')).toEqual(actions)
  expect(text()).not.toContain('!')
})

test('names what was booked', () => {
  const { text } = draw({ state: 'confirmed' })
  for (const fact of ['Garden House', 'N1', 'Garden twin', 'Sun 22 Nov – Tue 24 Nov', 'CNY ¥ 1,280']) {
    expect(text()).toContain(fact)
  }
})

test('vouchers for oneself are used next, those for somebody else are on their way', () => {
  const { text } = draw({ state: 'confirmed', order: couponCardWith() })
  expect(text()).toContain('Your vouchers are ready')
  expect(buttons()).toContain('Book date now')
  cleanup()
  const gift = draw({ state: 'confirmed', order: couponCardWith({ isGift: true }) })
  expect(gift.text()).toContain('Your gift is paid')
  expect(gift.text()).not.toContain('wallet')
  expect(buttons()).toContain('View order')
})

test('the first response is waited for', () => {
  draw({ state: null, order: null })
  expect(screen.getByRole('status').textContent).toContain('Checking your payment')
})

test('a failed request shows the reason and can be repeated', () => {
  const { on, text } = draw({ state: null, order: null, failure: { message: 'No connection.', requestId: null } })
  expect(text()).toContain('No connection.')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(on.onCheckAgain).toHaveBeenCalledTimes(1)
})

test.each(['checking', 'confirming'] as const)(
  '%s for long: nothing is called failed, an e-mail is promised',
  (state) => {
    const { on, text } = draw({ state, isLongWait: true })
    expect(screen.getByRole('heading', { name: 'Still confirming, we will e-mail you' })).toBeTruthy()
    expect(text()).toContain(promise)
    expect(text()).not.toMatch(/fail|declin/i)
    fireEvent.click(screen.getByRole('button', { name: 'Check now' }))
    expect(on.onCheckAgain).toHaveBeenCalledTimes(1)
  },
)

test('a lost line while checking does not take away what is known', () => {
  const { text } = draw({ failure: { message: 'No connection.', requestId: null } })
  expect(text()).toContain('Checking your payment')
  expect(text()).not.toContain('No connection.')
})

test('a declined payment gives the gateway’s reason', () => {
  const { text } = draw({ state: 'declined', failMessage: 'The card was declined.' })
  expect(text()).toContain('The card was declined. Nothing was charged.')
})

test('the buttons lead on', () => {
  const { on } = draw({ state: 'declined' })
  for (const name of ['Pay again', 'View booking', 'Home']) fireEvent.click(screen.getByRole('button', { name }))
  expect(on.onAction.mock.calls).toEqual([['pay'], ['view']])
  expect(on.onHome).toHaveBeenCalledTimes(1)
})

test.each(['declined', 'unpaid'] as const)('%s: the booking’s hold is shown on the viewer’s clock', (state) => {
  const { text } = draw({ state, order: orderCardWith({ payExpireTime: '2026-11-21T10:15:00.000Z' }) })
  expect(text()).toContain('Your booking is held until own 2026-11-21T10:15:00.000Z, your time.')
})

test.each([
  ['confirmed', 'Payment Complete'],
  ['confirming', 'Payment Complete'],
  ['declined', 'The payment was declined'],
  ['checking', 'Checking your payment'],
  [null, 'Payment Complete'],
] as const)('the heading of %s is %s', (state, heading) => {
  draw({ state })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
})
