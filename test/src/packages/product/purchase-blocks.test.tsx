import '../../../support/as-h5'
import { act, fireEvent, screen } from '@testing-library/react'
import { EMPTY_PURCHASE_FORM, purchaseFaults } from '@/domain/vouchers/purchase-form'
import { BillBlock, GiftBlock, QuantityBlock, TermsBlock } from '@/packages/product/pages/book/blocks'
import { TotalChangePrompt } from '@/packages/product/pages/book/total-change'
import { PurchaseView } from '@/packages/product/pages/book/view'
import { productWith, submitPageWith } from '../../../support/client/voucher-facts'
import { handTimers } from '../../../support/hand-timers'
import { renderRested } from '../../../support/render-rested'

const pageText = () => document.body.textContent ?? ''
const nothing = () => {}

test('the number is stepped, bound by the stock, and what is short is announced', () => {
  const onQuantity = jest.fn(async () => true)
  const onStop = jest.fn()
  renderRested(
    <QuantityBlock
      page={submitPageWith(2, { mostQuantity: 2 })}
      notice="Only 2 vouchers left, so the number was changed to 2."
      isLocked={false}
      timers={handTimers()}
      onQuantity={onQuantity}
      onStop={onStop}
    />,
  )
  const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })))
  press('Fewer: Vouchers')
  expect(onQuantity).toHaveBeenCalledWith(1)
  press('More: Vouchers')
  expect(onStop).toHaveBeenCalledWith('max')
  expect(screen.getByText(/^Only 2 vouchers left/).getAttribute('role')).toBe('status')
})

test('the terms are lines, with what the law adds, and are agreed to by a box', () => {
  const onWrite = jest.fn()
  const page = submitPageWith(1, { withdrawalText: 'You can withdraw for 14 days.', longRefundText: null })
  const faults = purchaseFaults(EMPTY_PURCHASE_FORM)
  renderRested(<TermsBlock page={page} form={EMPTY_PURCHASE_FORM} faults={faults} onWrite={onWrite} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...page.product.termsLines.map(({ text }) => text),
    'You can withdraw for 14 days.',
  ])
  expect(screen.getByRole('alert').textContent).toBe('Please read the terms and agree to them')
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree to these terms/ }))
  expect(onWrite).toHaveBeenCalledWith({ acceptsTerms: true })
})

test('a gift asks for an address and words, and nothing else does', () => {
  const onWrite = jest.fn()
  renderRested(<GiftBlock form={{ ...EMPTY_PURCHASE_FORM, isGift: true }} faults={null} onWrite={onWrite} />)
  fireEvent.change(screen.getByLabelText(/Their e-mail/), { target: { value: 'bo@example.com' } })
  expect(onWrite).toHaveBeenCalledWith({ giftEmail: 'bo@example.com' })
})

test('what is charged stands beside what was shown, where the currencies differ', () => {
  const product = productWith({ currencyCode: 'USD', currencySymbol: '$', currencyAmount: '110' })
  renderRested(<BillBlock page={submitPageWith(3, { product })} />)
  expect(pageText()).toContain('3 × ¥ 800')
  expect(pageText()).toContain('You are charged in CNY. One voucher is about USD $ 110.')
})

test.each([
  ['sold_out', 'Sold out'],
  ['ended', 'The sale has ended'],
  ['not_started', 'Not on sale yet'],
  ['limit_reached', 'You have reached the limit'],
] as const)('what is %s can not be bought, and why stands in its place', (state, title) => {
  const page = submitPageWith(1, { verifyToken: null, product: productWith({ state, limitPerUser: 2 }) })
  const onBack = jest.fn()
  renderRested(
    <PurchaseView
      page={page}
      failure={null}
      isChecking={false}
      form={<p>The form</p>}
      totalBar={<p>The bar</p>}
      totalChange={null}
      progress={null}
      onBack={onBack}
      onRetry={nothing}
    />,
  )
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect([pageText().includes('The form'), pageText().includes('The bar')]).toEqual([false, false])
})

test('another total is shown beside the one that was seen', () => {
  const [onAccept, onDecline] = [jest.fn(), jest.fn()]
  const total = submitPageWith(1, { totalMinor: 90_000 })
  renderRested(<TotalChangePrompt fromMinor={80_000} total={total} onAccept={onAccept} onDecline={onDecline} />)
  expect(screen.getByRole('alertdialog', { name: 'The price has gone up' }).textContent).toContain('CNY ¥ 800')
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect([onAccept.mock.calls.length, onDecline.mock.calls.length]).toEqual([1, 0])
})
