import '../../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import type { CouponOrder } from '@/contract/coupon-order'
import { Purchase } from '@/packages/order/pages/coupon-order/purchase'
import { couponOrderWith } from '../../../support/client/voucher-facts'
import { refundWith } from '../../../support/client/refund-facts'

const nothing = () => {}

function show(change: Partial<CouponOrder>) {
  const onButton = jest.fn()
  render(
    <Purchase
      isSignedIn
      order={couponOrderWith(change)}
      failure={null}
      showingId={null}
      actions={{}}
      ownTime={(instant) => instant}
      onExchange={nothing}
      onReview={nothing}
      onButton={onButton}
      onMail={nothing}
      chat={{ href: '/im/udesk', onOpen: nothing }}
      onBack={nothing}
      onSignIn={nothing}
      onRetry={nothing}
      documents={null}
    />,
  )
  return onButton
}

const withdrawalText = 'You can withdraw until Sun 6 Dec 2026 12:00 UTC.'

test('a right to withdraw stands with the order, with the button that the law wants', () => {
  const onButton = show({ withdrawalText, hasWithdrawalButton: true, refundableMinor: 80_000 })
  expect(screen.getByText(withdrawalText)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw from purchase' }))
  expect(onButton).toHaveBeenCalledWith('refund')
})

test.each([
  ['the law wants none', { withdrawalText, hasWithdrawalButton: false, refundableMinor: 80_000 }],
  ['no voucher is left', { withdrawalText, hasWithdrawalButton: true, refundableMinor: 0 }],
  ['there is no such right', { withdrawalText: null, hasWithdrawalButton: false, refundableMinor: 80_000 }],
])('without a button where %s', (_name, change) => {
  show(change)
  expect(screen.queryByRole('button', { name: 'Withdraw from purchase' })).toBeNull()
})

test('a refund that needs an account leads to where one is named', () => {
  const onButton = show({ refunds: [refundWith({ status: 'FAILED', needsAccount: true })] })
  fireEvent.click(screen.getByRole('button', { name: 'Name an account' }))
  expect(onButton).toHaveBeenCalledWith('refund')
})
