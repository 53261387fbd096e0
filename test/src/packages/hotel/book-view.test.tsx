import '../../../support/as-h5'
import { fireEvent, screen } from '@testing-library/react'
import type { AttemptState } from '@/domain/attempt'
import { bookingFaults, EMPTY_FORM } from '@/domain/booking/booking-form'
import { priceWith } from '../../../support/catalogue/cards'
import { offerOf } from '../../../support/client/booking'
import { showBookingPage as show } from '../../../support/client/show-booking-page'

const pageText = () => document.body.textContent ?? ''
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each([
  ['the hotel', 'Garden House'],
  ['the room', 'Garden room'],
  ['the dates with their weekdays', 'Tue 1 Dec – Thu 3 Dec'],
  ['the guests', '1 room · 2 adults'],
  ['what is included', 'Breakfast for 2'],
  ['the total', '¥ 1280'],
  ['the terms in hotel time', 'Free cancellation until Mon 30 Nov 18:00, Shanghai time'],
])('shows %s', (_, text) => {
  show()
  expect(pageText()).toContain(text)
})

test('submits what was written, and reports input', () => {
  const { onSubmit, onGuestName, onRequest } = show()
  fireEvent.change(screen.getByLabelText('Lead guest'), { target: { value: 'Li Wei' } })
  tap('Quiet room')
  tap('Submit')
  expect(onGuestName).toHaveBeenCalledWith(0, 'Li Wei')
  expect(onRequest.mock.calls[0]?.[0]).toBe('Quiet room')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('each room has its lead guest', () => {
  show({ form: { ...EMPTY_FORM, guestNames: ['', ''] } })
  expect(screen.getAllByLabelText(/^Lead guest, room/)).toHaveLength(2)
})

test.each([
  ['a name', 'Please enter a name'],
  ['an e-mail address', 'Invalid Email Address'],
  ['a phone number', 'Please enter a valid phone number'],
])('shows that %s is wrong', (_, text) => {
  show({ faults: bookingFaults(EMPTY_FORM, false) })
  expect(pageText()).toContain(text)
})

test.each([
  ['is on its way', { step: 'sending' }],
  ['is unknown', { step: 'unknown', tries: 1, isRequesting: false }],
] as const)('can’t be submitted again while the response %s', (_, submit) => {
  const { onSubmit } = show({ submit })
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('shows that the booking is being checked, and checks again on demand', () => {
  const { onCheckAgain } = show({ submit: { step: 'unknown', tries: 3, isRequesting: false } })
  expect(screen.getByRole('alertdialog').textContent).toContain('We are checking your booking, do not submit again')
  tap('Check now')
  expect(onCheckAgain).toHaveBeenCalledTimes(1)
})

const change = (kind: 'rose' | 'fell') => ({
  verdict: { kind, perNightAmount: '25' },
  from: { currencyCode: 'CNY', currencySymbol: '¥', currencyAmount: '1,230', totalMinor: 123_000 },
  to: priceWith(),
})

test('an increase is confirmed with both totals and the price per night', () => {
  const { onAcceptPrice, onDeclinePrice } = show({ dialog: change('rose') })
  const dialog = screen.getByRole('alertdialog').textContent
  expect(dialog).toContain('CNY ¥ 1,230')
  expect(dialog).toContain('CNY ¥ 1,280')
  expect(dialog).toContain('CNY ¥ 25 more per room and night.')
  tap('Accept')
  expect(onAcceptPrice).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getAllByRole('button', { name: 'Back' }).at(-1) ?? document.body)
  expect(onDeclinePrice).toHaveBeenCalledTimes(1)
})

test('a decrease is announced without a confirmation', () => {
  show({ notice: change('fell') })
  expect(pageText()).toContain('The price has fallen: CNY ¥ 25 less per room and night.')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

const refusedWith = (code: string, message: string, data?: unknown): AttemptState<unknown> => ({
  step: 'refused',
  failure: { kind: 'refused', code, message, requestId: 'r77', ...(data === undefined ? {} : { data }) },
})

test('too many unpaid bookings lead to Bookings', () => {
  const { onViewBookings } = show({
    submit: refusedWith('too_many_unpaid', 'You already have 5 unpaid bookings.'),
  })
  expect(pageText()).toContain('You already have 5 unpaid bookings.')
  tap('Open Bookings')
  expect(onViewBookings).toHaveBeenCalled()
})

test('an order that exists already can be looked at', () => {
  const submit = refusedWith('duplicate_order', 'You booked this stay before.', { orderid: 'o9', payId: null })
  const { onViewOrder } = show({ submit })
  expect(pageText()).toContain('You already have this order')
  tap('View order')
  expect(onViewOrder).toHaveBeenCalledWith('o9')
})

test('a refusal shows the server’s sentence and the request’s id', () => {
  show({ submit: refusedWith('x', 'This card is full.') })
  expect(pageText()).toContain('This card is full.')
  expect(pageText()).toContain('Request r77')
})

test('a stay that does not fit is mended by one tap', () => {
  const fix = { label: 'Stay 1 more night', change: { checkOut: '2026-12-04' }, opens: null }
  const { onFix } = show({ check: { step: 'misfit', message: 'Stay at least 2 nights.', unavailable: null }, fix })
  tap('Stay 1 more night')
  expect(onFix).toHaveBeenCalledWith(fix)
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
})

test('a sold-out room leads to other dates', () => {
  const { onDates } = show({ check: { step: 'sold_out', message: 'Sorry, just sold.', unavailable: null } })
  expect(pageText()).toContain('Sorry, just sold.')
  tap('Change dates')
  expect(onDates).toHaveBeenCalledTimes(1)
})

test('a check without a response can be retried', () => {
  const { onRetryCheck } = show({ check: { step: 'failed', failure: { kind: 'network' } } })
  tap('Retry')
  expect(onRetryCheck).toHaveBeenCalledTimes(1)
})

test('an unfinished booking for other dates is offered', () => {
  const offered = { ...offerOf(1).stay, checkIn: '2026-12-04', checkOut: '2026-12-07', nights: 3 }
  const { onTakeOffered } = show({ offered })
  expect(pageText()).toContain('You had begun a booking for Fri 4 Dec – Mon 7 Dec, 1 room · 2 adults.')
  expect(pageText()).toContain('Tue 1 Dec – Thu 3 Dec')
  tap('Use it')
  expect(onTakeOffered).toHaveBeenCalledTimes(1)
})

test('with too many guests the form stays, and guests can be changed or the change undone', () => {
  const offer = offerOf(128_000)
  const { onGuests, onUndoStay } = show({
    check: {
      step: 'misfit',
      message: 'This room sleeps up to 2 adults.',
      unavailable: { reason: 'maximum_occupancy', message: '', limit: 2, dates: [] },
    },
    standing: offer,
    stay: { ...offer.stay, adults: 9 },
    form: { ...EMPTY_FORM, guestNames: ['Li Wei'] },
  })
  expect(screen.getByLabelText<HTMLInputElement>('Lead guest').value).toBe('Li Wei')
  expect(pageText()).toContain('This room sleeps up to 2 adults.')
  expect(pageText()).toContain('9 adults')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true)
  expect(pageText()).not.toContain('¥ 1280')
  tap('Change guests')
  tap('Undo the change')
  expect([onGuests, onUndoStay].map((spy) => spy.mock.calls.length)).toEqual([1, 1])
})
