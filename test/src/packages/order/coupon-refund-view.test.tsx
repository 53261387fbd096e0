import '../../../support/as-h5'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { DestinationBlock, ReasonBlock } from '@/packages/order/pages/coupon-refund/form-blocks'
import { RefundBar, RefundPrompt } from '@/packages/order/pages/coupon-refund/prompt'
import { QuoteBlock, VouchersBlock } from '@/packages/order/pages/coupon-refund/quote-block'
import {
  CouponRefundView,
  type CouponRefundViewProps,
  NothingToRefund,
  OrderBrief,
  Refunded,
} from '@/packages/order/pages/coupon-refund/view'
import {
  couponQuoteWith,
  couponRefunded,
  couponRulesWith,
  partQuoteWith,
  quotedVoucher,
} from '../../../support/client/coupon-refund-facts'
import { refundWith } from '../../../support/client/refund-facts'

const nothing = () => {}
const pageText = () => document.body.textContent ?? ''

describe('the page', () => {
  const show = (change: Partial<CouponRefundViewProps>) =>
    render(
      <CouponRefundView
        face="waiting"
        failure={null}
        order={<p>the order</p>}
        form={<p>the form</p>}
        ending={<p>the ending</p>}
        ways={<p>the refunds</p>}
        bottomBar={<p>the bar</p>}
        onBack={nothing}
        findHref="/order/find"
        onFind={nothing}
        onSignIn={nothing}
        onRetry={nothing}
        {...change}
      />,
    )

  test.each([
    ['waiting', ['the order'], ['the form', 'the bar', 'the refunds']],
    ['form', ['the order', 'the form', 'the bar', 'the refunds'], ['the ending']],
    ['closed', ['the order', 'the ending', 'the refunds'], ['the form', 'the bar']],
    ['done', ['the ending', 'the refunds'], ['the form', 'the bar', 'the order']],
    ['visitor', ['Sign in to give these vouchers back.'], ['the order', 'the bar']],
  ] as const)('%s', (face, shown, hidden) => {
    show({ face })
    for (const text of shown) expect(pageText()).toContain(text)
    for (const text of hidden) expect(pageText()).not.toContain(text)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Coupon Refund')
  })

  test('a visitor can go on without signing in', () => {
    const onFind = jest.fn()
    show({ face: 'visitor', onFind })
    const link = screen.getByRole('link', { name: 'Go on without signing in' })
    expect(link.getAttribute('href')).toBe('/order/find')
    fireEvent.click(link)
    expect(onFind).toHaveBeenCalledTimes(1)
  })

  test('a failure can be retried', () => {
    const onRetry = jest.fn()
    show({ face: 'failed', failure: { message: 'No connection.', requestId: null }, onRetry })
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

test('the order in brief names what was bought', () => {
  render(<OrderBrief rules={couponRulesWith()} />)
  for (const text of ['A night by the lake', 'Weekend, 2 vouchers', 'Order number SL200'])
    expect(pageText()).toContain(text)
})

test('vouchers are check-boxes with what each brings, and the others name why not', () => {
  const onToggle = jest.fn()
  const quote = partQuoteWith({
    vouchers: [quotedVoucher(3, { nights: 3, nightsLeft: 2, refundAmount: '533.33' })],
    otherVouchers: [quotedVoucher(1, { isGift: true })],
    closedVouchers: [{ voucherId: 'v2', number: 2, code: '', text: 'Used' }],
  })
  render(<VouchersBlock quote={quote} isDisabled={false} onToggle={onToggle} />)
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes.map((box) => [box.textContent, box.getAttribute('aria-checked')])).toEqual([
    ['Voucher 1, code ending 0001CNY ¥ 800 back. A gift that is not claimed yet; this takes it back', 'false'],
    ['Voucher 3, code ending 0003CNY ¥ 533.33 back for 2 of 3 nights', 'true'],
  ])
  expect(pageText()).toContain('Voucher 2Used')
  fireEvent.click(screen.getByRole('checkbox', { name: /Voucher 1/ }))
  expect(onToggle).toHaveBeenCalledWith('v1')
})

test('sums, rules and the time left; the rule in effect stands once', () => {
  const { ruleText } = couponQuoteWith()
  const quote = couponQuoteWith({ refundMinor: 150_000, currencyAmount: '1,500' })
  render(<QuoteBlock quote={quote} rules={couponRulesWith()} secondsLeft={90} hasChanged isLoading={false} />)
  for (const text of ['Paid for 2 vouchers', 'CNY ¥ 1,600', 'CNY ¥ 1,500', 'The sums have changed', 'This holds for'])
    expect(pageText()).toContain(text)
  expect(pageText()).toContain('Nights that were used are not refunded.')
  expect(pageText().split(ruleText)).toHaveLength(2)
})

test('reasons are optional, and where the money goes is one choice of two', () => {
  const [onReason, onAccount, onOriginal] = [jest.fn(), jest.fn(), jest.fn()]
  render(
    <>
      <ReasonBlock reason={null} onReason={onReason} />
      <DestinationBlock
        account={{ accountId: 'a1', accountText: 'Bank •••• 0123' }}
        originalText="Most banks need 3 to 10 working days."
        isDisabled={false}
        onOriginal={onOriginal}
        onAccount={onAccount}
      />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'No date suits me' }))
  expect(onReason).toHaveBeenCalledWith('no_suitable_date')
  expect(screen.getByRole('radio', { name: /Bank •••• 0123/ }).getAttribute('aria-checked')).toBe('true')
  fireEvent.click(screen.getByRole('radio', { name: /The way you paid/ }))
  fireEvent.click(screen.getByRole('radio', { name: /Bank/ }))
  expect([onOriginal.mock.calls.length, onAccount.mock.calls.length]).toEqual([1, 1])
})

test('a guest, who has no account, is told where the money goes', () => {
  const text = 'Most banks need 3 to 10 working days.'
  render(
    <DestinationBlock account={null} originalText={text} isDisabled={false} onOriginal={nothing} onAccount={null} />,
  )
  expect(pageText()).toContain(text)
  expect(screen.queryByRole('radio')).toBeNull()
})

test.each([
  ['a refund', couponQuoteWith(), 'Refund 2 vouchers', 'Refund 2 vouchers?', 'Refund'],
  [
    'a withdrawal',
    partQuoteWith({ isWithdrawal: true, hasWithdrawalButton: true }),
    'Withdraw from purchase',
    'Withdraw from 1 voucher?',
    'Confirm withdrawal',
  ],
])('%s has two steps that name it', (_name, quote, button, title, confirm) => {
  render(
    <>
      <RefundBar quote={quote} isBusy={false} onTap={nothing} />
      <RefundPrompt quote={quote} account={null} onConfirm={nothing} onClose={nothing} />
    </>,
  )
  expect(pageText()).toContain(button)
  const dialog = screen.getByRole('alertdialog')
  expect(dialog.textContent).toContain(title)
  expect(dialog.textContent).toContain(`CNY ¥ ${quote.currencyAmount} goes back the way you paid.`)
  expect(within(dialog).getByRole('button', { name: confirm })).toBeTruthy()
})

test.each([
  ['cancelled', 'Refund requested'],
  ['withdrawn', 'Withdrawal received'],
] as const)('what was done when it is %s', (cause, title) => {
  render(
    <Refunded reply={couponRefunded({ refund: refundWith({ cause }) })} viewText="View order" onViewOrder={nothing} />,
  )
  for (const text of [title, 'View order']) expect(pageText()).toContain(text)
})

test('where nothing can be refunded the rules tell why', () => {
  render(
    <NothingToRefund
      rules={couponRulesWith()}
      closed={<p>closed ones</p>}
      viewText="Sign in to see the order"
      onViewOrder={nothing}
    />,
  )
  for (const text of ['Nothing can be refunded now', 'Refunded at any time', 'closed ones', 'Sign in to see the order'])
    expect(pageText()).toContain(text)
})
