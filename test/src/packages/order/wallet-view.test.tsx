import '../../../support/as-h5'
import { fireEvent, screen } from '@testing-library/react'
import { WalletView, type WalletViewProps } from '@/packages/order/pages/wallet/view'
import { voucherWith } from '../../../support/client/voucher-facts'
import { renderRested } from '../../../support/render-rested'

function show(change: Partial<WalletViewProps> = {}) {
  const on = {
    onAbout: jest.fn(),
    onAdd: jest.fn(),
    onShow: jest.fn(),
    onExplore: jest.fn(),
    onBack: jest.fn(),
    onSignIn: jest.fn(),
    onRetry: jest.fn(),
  }
  renderRested(
    <WalletView
      isSignedIn
      vouchers={[voucherWith()]}
      failure={null}
      showingId={null}
      actions={{}}
      hrefOf={({ orderid }) => `/order/coupon/detail/${orderid}`}
      {...on}
      {...change}
    />,
  )
  return on
}

test('a voucher shows its code with a tap and leads to its order', () => {
  const { onShow, onAbout } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Show the code of A night by the lake' }))
  const link = screen.getByRole('link', { name: 'Terms and order of A night by the lake' })
  expect(link.getAttribute('href')).toBe('/order/coupon/detail/o2')
  fireEvent.click(link)
  expect([onShow.mock.calls.length, onAbout.mock.calls.length]).toEqual([1, 1])
})

test('no code is fetched while another one is on its way', () => {
  const { onShow } = show({ showingId: 'v1' })
  const button = screen.getByRole('button', { name: /^Show the code/ })
  fireEvent.click(button)
  expect([button.hasAttribute('disabled'), onShow.mock.calls.length]).toEqual([true, 0])
})

test('an empty wallet leads to what is on sale', () => {
  const { onExplore } = show({ vouchers: [] })
  fireEvent.click(screen.getByRole('button', { name: 'See what is on sale' }))
  expect(onExplore).toHaveBeenCalled()
})

test('a visitor is offered to sign in', () => {
  const { onSignIn } = show({ isSignedIn: false, vouchers: null })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(onSignIn).toHaveBeenCalled()
})
