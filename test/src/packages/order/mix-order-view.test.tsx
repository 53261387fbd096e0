import '../../../support/as-h5'
import { fireEvent, screen } from '@testing-library/react'
import { CancelDialog } from '@/packages/order/pages/mix-order/cancel-dialog'
import { MixOrderView, type MixOrderViewProps } from '@/packages/order/pages/mix-order/view'
import { mixCancelQuote, mixOrderWith } from '../../../support/client/mix-facts'
import { refundWith } from '../../../support/client/refund-facts'
import { renderRested } from '../../../support/render-rested'

const pageText = () => document.body.textContent ?? ''
const link = (href: string) => ({ href, onOpen: jest.fn() })

/** Shows an order; returns what its page calls. */
function show(order: MixOrderViewProps['order']) {
  const calls = { onButton: jest.fn(), onCertificate: jest.fn(), onRefundAccount: jest.fn(), onShow: jest.fn() }
  const [onBack, onSignIn, onRetry] = [jest.fn(), jest.fn(), jest.fn()]
  renderRested(
    <MixOrderView
      isSignedIn
      order={order}
      failure={null}
      links={{
        product: link('/product'),
        hotel: link('/hotel'),
        vouchers: link('/vouchers'),
        review: link('/review'),
        support: link('/im/udesk'),
      }}
      actions={{ show_code: calls.onShow }}
      showingId={null}
      ownTime={(instant) => instant}
      onButton={calls.onButton}
      onCertificate={calls.onCertificate}
      onRefundAccount={calls.onRefundAccount}
      onBack={onBack}
      onSignIn={onSignIn}
      onRetry={onRetry}
      documents={null}
    />,
  )
  return calls
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a paid order shows its vouchers with masked codes, its date, and what both cost', () => {
  const { onShow, onCertificate, onButton } = show(mixOrderWith())
  expect(screen.getAllByText('••••-••••-••••-7KQ2')).toHaveLength(2)
  for (const text of ['E0123456789', '¥ 1,600', '¥ 120', 'CNY ¥ 1,720']) expect(pageText()).toContain(text)
  press('Show the code of Voucher 1 of 2')
  press('Show certificate')
  press('Cancel order')
  expect([onShow.mock.calls.length, onCertificate.mock.calls, onButton.mock.calls]).toEqual([
    1,
    [['e1']],
    [['cancel_paid']],
  ])
})

test('an unpaid order is paid or cancelled, and has neither codes nor certificate', () => {
  const unpaid = { coupon: null, exchange: null, cancel: null, paidMinor: 0, status: 'TO_PAY' } as const
  const { onButton } = show(mixOrderWith({ ...unpaid, buttons: ['pay', 'cancel', 'view'] }))
  press('Pay CNY ¥ 1,720')
  press('Cancel')
  expect(onButton.mock.calls).toEqual([['pay'], ['cancel']])
  expect(screen.queryByRole('button', { name: 'Show certificate' })).toBeNull()
})

test('refunds are shown one by one and in all, and one that needs an account leads to it', () => {
  const refunds = [
    refundWith({ amountMinor: 160_000 }),
    refundWith({ refundId: 'r2', amountMinor: 12_000, needsAccount: true }),
  ]
  const { onRefundAccount } = show(mixOrderWith({ status: 'CANCELLED', cancel: null, refunds }))
  expect(pageText()).toContain('Refunds in allCNY ¥ 1,720')
  press('Name an account')
  expect(onRefundAccount).toHaveBeenCalledTimes(1)
})

test('the prompt names what becomes of each part, what comes back, where and when', () => {
  const onConfirm = jest.fn()
  renderRested(<CancelDialog quote={mixCancelQuote} isBusy={false} onConfirm={onConfirm} onKeep={jest.fn()} />)
  const dialog = screen.getByRole('alertdialog', { name: 'Cancel this order?' })
  const parts = ['Voucher 2800', 'Date, Sat 28 NovNot refundable', 'You get back1,600']
  for (const text of [...parts, 'goes back the way you paid. Most banks need 3 to 10 working days.'])
    expect(dialog.textContent).toContain(text)
  press('Cancel order')
  expect(onConfirm).toHaveBeenCalledTimes(1)
})
