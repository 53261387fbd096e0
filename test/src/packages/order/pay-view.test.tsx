import '../../../support/as-h5'
import { fireEvent, screen } from '@testing-library/react'
import { renderRested } from '../../../support/render-rested'
import { CodeSheet } from '@/packages/order/pages/pay/code-sheet'
import { qrPicture } from '@/widgets/qr-code'
import { PayView, type PayViewProps } from '@/packages/order/pages/pay/view'
import { attemptWith, paymentPageWith } from '../../../support/client/payment-facts'

const handlers = () => ({
  onChannel: jest.fn(),
  onPay: jest.fn(),
  onRebook: jest.fn(),
  onRetry: jest.fn(),
  onBack: jest.fn(),
  onLeave: jest.fn(),
  onStay: jest.fn(),
})

/** Draws the page with 14:59 left and the first method chosen, with what a case changes. */
function draw(change: Partial<PayViewProps> = {}) {
  const on = handlers()
  const props: PayViewProps = {
    page: paymentPageWith(),
    pageFailure: null,
    secondsLeft: 899,
    channel: 'sandbox',
    isOpening: false,
    payFailure: null,
    heldUntil: null,
    ...on,
    ...change,
  }
  const { container } = renderRested(<PayView {...props} />)
  return { on, text: () => container.textContent ?? '' }
}

const button = (name: string | RegExp) => screen.queryByRole('button', { name })
const refused = (message: string) => ({ kind: 'refused', code: 'x', message, requestId: 'r1', details: null }) as const

test('shows the time left, the amount, the order and the methods, and pays', () => {
  const { on, text } = draw()
  expect(screen.getByRole('timer', { name: '14 minutes 59 seconds left' }).textContent).toBe('14:59')
  for (const fact of ['Garden House', 'Garden twin', 'Sun 22 Nov – Tue 24 Nov', '2 nights, 1 room']) {
    expect(text()).toContain(fact)
  }
  expect(screen.getByRole('radio', { name: /Practice payment/ }).getAttribute('aria-checked')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Pay CNY ¥ 1,280' }))
  expect(on.onPay).toHaveBeenCalledTimes(1)
})

test('before the first response there is nothing to pay', () => {
  draw({ page: null, secondsLeft: null })
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  expect(button(/^Pay/)).toBeNull()
})

test('a page that cannot be read shows the reason and can be requested again', () => {
  const { on, text } = draw({ page: null, pageFailure: refused('There is no such payment.') })
  expect(text()).toContain('There is no such payment.')
  expect(text()).toContain('Request r1')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(on.onRetry).toHaveBeenCalledTimes(1)
})

test('when a repeated request fails, what is known stays', () => {
  const { text } = draw({ pageFailure: { kind: 'network' } })
  expect(text()).toContain('We could not reach Staylark.')
  expect(button('Retry')).toBeTruthy()
  expect(button('Pay CNY ¥ 1,280')).toBeTruthy()
})

test.each([
  ['none is set up', [], 'Online payment is not set up here yet, so this booking cannot be paid. Nothing was charged.'],
  [
    'none can be used in this app',
    [{ ...paymentPageWith().methods[0]!, disabledReason: "It can't be used in this app." }],
    'This booking cannot be paid in this app. Open it in your browser, or in the app of a listed wallet.',
  ],
])(
  'where no method can be used because %s, the page says so and nothing can be paid',
  (_why, methods, noMethodText) => {
    const { on } = draw({ page: paymentPageWith({ methods, noMethodText }), channel: null })
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(noMethodText)
    expect(screen.queryAllByRole('radio')).toHaveLength(methods.length)
    fireEvent.click(screen.getByRole('button', { name: /^Pay CNY/ }))
    expect(on.onPay).not.toHaveBeenCalled()
  },
)

test('where a method can be used, no such text is shown', () => {
  const { text } = draw()
  expect(text()).not.toContain('cannot be paid')
})

test('a disabled method shows the reason and cannot be chosen', () => {
  const [method] = paymentPageWith().methods
  const page = paymentPageWith({ methods: [{ ...method!, disabledReason: 'Not for this booking.' }] })
  const { on, text } = draw({ page, channel: null })
  expect(text()).toContain('Not for this booking.')
  fireEvent.click(screen.getByRole('radio'))
  expect(on.onChannel).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: /^Pay CNY/ }))
  expect(on.onPay).not.toHaveBeenCalled()
})

test('choosing a method reports it', () => {
  const { on } = draw({ channel: null })
  fireEvent.click(screen.getByRole('radio'))
  expect(on.onChannel).toHaveBeenCalledWith('sandbox')
})

test('a declined attempt shows the reason, and can be repeated', () => {
  draw({ page: paymentPageWith({ attempt: attemptWith({ status: 'FAILED', failMessage: 'The card was declined.' }) }) })
  expect(screen.getByRole('alert').textContent).toBe('The card was declined. Nothing was charged. You can pay again.')
  expect(button('Pay CNY ¥ 1,280')).toBeTruthy()
})

test('an open attempt is named, and that paying again closes it', () => {
  draw({ page: paymentPageWith({ attempt: attemptWith() }) })
  expect(screen.getByRole('status').textContent).toContain('If you pay again, the first attempt is cancelled.')
})

test('an attempt that could not be started shows the reason', () => {
  draw({ payFailure: refused('The payment service does not answer.') })
  expect(screen.getByRole('alert').textContent).toBe('The payment service does not answer.Request r1')
})

test('while the gateway is opened it takes no second tap', () => {
  const { on } = draw({ isOpening: true })
  const pay = screen.getByRole('button', { name: 'Pay CNY ¥ 1,280' })
  expect(pay.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(pay)
  expect(on.onPay).not.toHaveBeenCalled()
})

test.each([
  ['closed', { page: paymentPageWith({ status: 'CLOSED', serverTime: '2026-11-21T10:15:00.000Z' }) }],
  ['counted to zero', { secondsLeft: 0 }],
])('%s: no paying any more, but booking again', (_name, change) => {
  const { on, text } = draw(change)
  expect(text()).toContain('The time to pay is over')
  expect(button(/^Pay/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Rebook' }))
  expect(on.onRebook).toHaveBeenCalledTimes(1)
})

test.each(['PAID', 'REFUNDED'] as const)('%s is shown elsewhere: nothing can be paid here', (status) => {
  draw({ page: paymentPageWith({ status }) })
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  expect(button(/^Pay/)).toBeNull()
})

test('leaving needs a confirmation that shows how long the booking is held', () => {
  const { on } = draw({ heldUntil: 'Sat 21 Nov, 18:15' })
  const dialog = screen.getByRole('alertdialog', { name: 'Leave without paying?' })
  expect(dialog.textContent).toContain('Your booking is kept until Sat 21 Nov, 18:15.')
  fireEvent.click(screen.getByRole('button', { name: 'Stay and pay' }))
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect([on.onStay.mock.calls.length, on.onLeave.mock.calls.length]).toEqual([1, 1])
})

test('the header’s back is reported', () => {
  const { on } = draw()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(on.onBack).toHaveBeenCalledTimes(1)
})

test('a code to scan is shown with the amount and what to do, and can be closed', () => {
  const onClose = jest.fn()
  renderRested(
    <CodeSheet codeUrl="weixin://pay?pr=1" walletName="WeChat Pay" amountText="CNY ¥ 1,280" onClose={onClose} />,
  )
  expect(screen.getByRole('dialog', { name: 'Pay with WeChat Pay' }).textContent).toContain(
    'Scan this code with WeChat Pay on your phone.',
  )
  const code = screen.getByRole('img', { name: 'QR code to pay CNY ¥ 1,280 with WeChat Pay' })
  expect(code.getAttribute('src')).toBe(qrPicture('weixin://pay?pr=1'))
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(onClose).toHaveBeenCalled()
})
