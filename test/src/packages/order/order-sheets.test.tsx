import '../../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import type { PaymentAccount } from '@/contract/transfer-account'
import { AccountSheet, type AccountSheetProps } from '@/widgets/transfer-account'
import { DeskCard } from '@/packages/order/pages/hotel-order/desk-card'
import { TaxiCard } from '@/packages/order/pages/hotel-order/taxi-card'
import { qrPicture } from '@/widgets/qr-code'
import { hotelOrderWith } from '../../../support/client/order-facts'

const nothing = () => {}
const pageText = () => document.body.textContent ?? ''

test('the driver reads name, address and phone in the local language, the guest below', () => {
  const onCopy = jest.fn()
  render(<TaxiCard order={hotelOrderWith()} onCopy={onCopy} onClose={nothing} />)
  for (const text of ['花园酒店', '花园路1号', '+86 21 5550 1234', 'Garden House, 1 Garden Road'])
    expect(pageText()).toContain(text)
  fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(onCopy).toHaveBeenCalledWith('花园酒店\n花园路1号')
})

test('the desk reads the confirmation number as a picture and in figures', () => {
  render(<DeskCard order={hotelOrderWith()} onClose={nothing} />)
  const picture = screen.getByRole('img', { name: 'QR code of H123' })
  expect(picture.getAttribute('src')).toMatch(/^data:image\/gif;base64,/)
  for (const text of ['H123', '4821', 'Li Wei']) expect(pageText()).toContain(text)
})

test('another text is another picture', () => {
  expect(qrPicture('H123')).toBe(qrPicture('H123'))
  expect(qrPicture('H123')).not.toBe(qrPicture('H124'))
})

function showAccount(change: Partial<AccountSheetProps> = {}) {
  const on = { onWrite: jest.fn(), onSend: jest.fn() }
  const fields = { kind: 'bank', holder: '', bank: '', number: '' } as const
  render(
    <AccountSheet
      sendText="Send CNY ¥ 1,000 there"
      hintText="Where shall it go?"
      saved={{ accounts: [], chosenId: null, onChoose: nothing }}
      fields={fields}
      fault={null}
      failure={null}
      isSending={false}
      onClose={nothing}
      {...on}
      {...change}
    />,
  )
  return on
}

test('a bank account has owner, bank and number', () => {
  const { onWrite, onSend } = showAccount()
  fireEvent.change(screen.getByLabelText('Name of the owner'), { target: { value: 'Li Wei' } })
  fireEvent.change(screen.getByLabelText('Bank'), { target: { value: 'Bank of China' } })
  fireEvent.change(screen.getByLabelText('Account number or IBAN'), { target: { value: '6222' } })
  fireEvent.click(screen.getByRole('button', { name: 'Alipay' }))
  fireEvent.click(screen.getByRole('button', { name: 'Send CNY ¥ 1,000 there' }))
  expect(onWrite.mock.calls).toEqual([
    [{ holder: 'Li Wei' }],
    [{ bank: 'Bank of China' }],
    [{ number: '6222' }],
    [{ kind: 'alipay' }],
  ])
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('a saved account is one choice with a new one, whose fields are shown only then', () => {
  const onChoose = jest.fn()
  const saved = { accountText: 'Bank of China •••• 2222', holder: 'Li Wei', accountId: 'a1' } as PaymentAccount
  showAccount({ saved: { accounts: [saved], chosenId: 'a1', onChoose } })
  expect(screen.getByRole('radio', { checked: true }).textContent).toBe('Bank of China •••• 2222Li Wei')
  expect(screen.queryByLabelText('Name of the owner')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: /^A new account/ }))
  expect(onChoose).toHaveBeenCalledWith(null)
})

test('a wallet has no bank, and faults and failures are announced', () => {
  showAccount({
    fields: { kind: 'alipay', holder: 'Li Wei', bank: '', number: '?' },
    fault: { field: 'number', message: 'Please check it.' },
    failure: { message: 'No connection.', requestId: null },
  })
  expect(screen.queryByLabelText('Bank')).toBeNull()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please check it.',
    'No connection.',
  ])
})
