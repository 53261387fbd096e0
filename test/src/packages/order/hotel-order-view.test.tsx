import '../../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import type { HotelOrder } from '@/contract/order'
import { HotelOrderView, type HotelOrderViewProps } from '@/packages/order/pages/hotel-order/view'
import { hotelOrderWith } from '../../../support/client/order-facts'
import { refundWith } from '../../../support/client/refund-facts'

const nothing = () => {}
const free = { fee: 'CNY ¥ 0', refund: 'CNY ¥ 1,710', isFree: true }

function show(change: Partial<HotelOrderViewProps> = {}) {
  const shortcuts = {
    onCall: jest.fn(),
    onDirections: jest.fn(),
    onCalendar: jest.fn(),
    onSupport: jest.fn(),
    onHotel: jest.fn(),
    chat: { href: '/im/udesk', onOpen: jest.fn() },
    onSheet: jest.fn(),
    onFile: jest.fn(),
  }
  const actions = {
    onPay: jest.fn(),
    onCancel: jest.fn(),
    onRefund: jest.fn(),
    onRebook: jest.fn(),
    onDelete: jest.fn(),
  }
  const onCopy = jest.fn()
  render(
    <HotelOrderView
      isSignedIn
      order={hotelOrderWith()}
      failure={null}
      quote={free}
      hrefOfHotel="/hotel/detail/h1"
      ownTime={(instant) => `own ${instant}`}
      onBack={nothing}
      onSignIn={nothing}
      onRetry={nothing}
      shortcuts={shortcuts}
      actions={actions}
      documents={null}
      onCopy={onCopy}
      {...change}
    />,
  )
  return { ...shortcuts, ...actions, onCopy }
}

const pageText = () => document.body.textContent ?? ''
const link = (name: string | RegExp) => screen.getByRole('link', { name })

test('free cancellation gives everything back', () => {
  show()
  expect(pageText()).toContain('If you cancel now, you get everything back.')
})

test('leads to the hotel by phone and map, into the calendar, and to support', () => {
  const { onCall, onDirections, onCalendar, onSupport } = show()
  expect(link('Call Garden House').getAttribute('href')).toBe('tel:+862155501234')
  expect(link('Directions to Garden House').getAttribute('href')).toContain('uri.amap.com')
  expect(link('help@example.com').getAttribute('href')).toBe('mailto:help@example.com?subject=Booking%20SL100')
  fireEvent.click(link('Call Garden House'))
  fireEvent.click(link('Directions to Garden House'))
  fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
  fireEvent.click(link('help@example.com'))
  fireEvent.click(link('+86 400 000 0000'))
  expect([onCall, onDirections, onCalendar].map((spy) => spy.mock.calls.length)).toEqual([1, 1, 1])
  expect(onSupport.mock.calls).toEqual([['mail'], ['phone']])
})

test('a stay that is over leads to a review and a post in place of the calendar', () => {
  const [onReview, onPost] = [jest.fn(), jest.fn()]
  const others = { onPay: nothing, onCancel: nothing, onRefund: nothing, onRebook: nothing, onDelete: nothing }
  show({
    order: hotelOrderWith({ status: 'COMPLETED', buttons: ['rebook'] }),
    actions: { ...others, onReview, onPost },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Write a review' }))
  fireEvent.click(screen.getByRole('button', { name: 'Post a moment from this stay' }))
  expect([onReview, onPost].map((spy) => spy.mock.calls.length)).toEqual([1, 1])
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

const waiver: HotelOrder['waiver'] = {
  requestedAt: '2026-11-21T11:50:00.000Z',
  feeMinor: 50_000,
  feeAmount: '500',
  reason: 'illness',
  message: 'Fever since Monday',
  files: [
    { fileName: 'note.pdf', path: '/downloads/refund-file?ticket=t' },
    { fileName: 'old.webp', path: null },
  ],
  decision: null,
}

test.each([
  ['waits', 'CANCEL_APPLIED', null, 'The hotel has not answered yet.'],
  ['is lost', 'NO_SHOW', null, 'The hotel did not answer.'],
  ['was granted', 'CANCELLED', { at: 'then', isGranted: true }, 'The hotel waived its fee, own then.'],
  ['was refused', 'CONFIRMED', { at: 'then', isGranted: false }, 'The hotel did not waive its fee, own then.'],
] as const)('a request to waive the fee that %s', (_how, status, decision, text) => {
  const { onFile } = show({ order: hotelOrderWith({ status, waiver: { ...waiver, decision } }) })
  const shown = [text, 'its fee of CNY ¥ 500', 'Reason: Illness', 'Fever since Monday', 'old.webp, no longer stored']
  for (const part of shown) expect(pageText()).toContain(part)
  fireEvent.click(screen.getByRole('button', { name: 'Open note.pdf' }))
  expect(onFile).toHaveBeenCalledWith({ fileName: 'note.pdf', path: '/downloads/refund-file?ticket=t' })
})

test('an order from before places were recorded has no directions', () => {
  show({ order: hotelOrderWith({ lat: null, lng: null, checkinUntil: '' }) })
  expect(screen.queryByRole('link', { name: /Directions/ })).toBeNull()
  expect(pageText()).toContain('from 15:00')
})

test.each([
  ['the latest arrival', 'from 15:00 to 23:00'],
  ['the contact’s phone', '+86 13800138000'],
  ['the booking number', 'Booking numberSL100'],
  ['the traveler’s own time in the history', 'own 2026-11-21T11:50:00.000Z'],
])('names %s', (_what, text) => {
  show()
  expect(pageText()).toContain(text)
})

test('one word for the number', () => {
  show()
  expect(pageText()).not.toMatch(/Order number|Confirmation number/)
})

test('an unpaid order names until when it is held', () => {
  const payExpireTime = '2026-11-21T12:05:00.000Z'
  show({ order: hotelOrderWith({ status: 'TO_PAY', paidMinor: 0, confirmationNo: null, payExpireTime }) })
  expect(pageText()).toContain(`held for you until own ${payExpireTime}, your time.`)
  expect(pageText()).toContain('If you cancel now, nothing is charged.')
})

test('a paid order can be cancelled on its page, a finished one deleted', () => {
  const { onRefund } = show({ order: hotelOrderWith({ buttons: ['view', 'refund'] }) })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel booking' }))
  expect(onRefund).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('what is over can be booked again or deleted', () => {
  const { onDelete, onRebook } = show({
    order: hotelOrderWith({ status: 'CANCELLED', buttons: ['rebook', 'view', 'delete'] }),
    quote: null,
  })
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  fireEvent.click(screen.getByRole('button', { name: 'Book again' }))
  expect([onDelete, onRebook].map((spy) => spy.mock.calls.length)).toEqual([1, 1])
})

test('cancelled rooms are named with fee and refund, and what is left adds up', () => {
  const cancelled = {
    room: 1,
    guest: 'Wang Fang',
    cancelledAt: '2026-11-21T12:30:00.000Z',
    feeMinor: 20_000,
    feeAmount: '200',
    refundMinor: 65_500,
    refundAmount: '655',
  }
  show({
    order: hotelOrderWith({
      status: 'PARTIAL_REFUNDED',
      buttons: ['view', 'refund'],
      roomCount: 2,
      cancelledRooms: [cancelled],
      refunds: [refundWith({ status: 'SUCCESS' })],
      refundedMinor: 65_500,
    }),
  })
  for (const text of [
    'Room 2, Wang Fang',
    'CNY ¥ 655 back, fee CNY ¥ 200',
    'Cancelled own 2026-11-21T12:30:00.000Z',
    '1 room leftCNY ¥ 855',
    'Cancellation feesCNY ¥ 200',
    'Total that is leftCNY ¥ 1,055',
    'Paid, CNY ¥ 655 refunded',
    'Sent to the bank',
  ])
    expect(pageText()).toContain(text)
})

test('the address can be shown to a driver, the number at the desk', () => {
  const { onSheet } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Show the address to a driver' }))
  fireEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
  expect(onSheet.mock.calls).toEqual([[{ kind: 'taxi' }], [{ kind: 'desk' }]])
})

test('a refund that failed leads to the form for an account', () => {
  const { onSheet } = show({
    order: hotelOrderWith({ status: 'CANCELLED', refunds: [refundWith({ status: 'FAILED', needsAccount: true })] }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Name an account' }))
  expect(onSheet).toHaveBeenCalledWith({ kind: 'account', refundId: 'r1' })
  expect(screen.queryByRole('button', { name: 'Show QR code' })).toBeNull()
})
