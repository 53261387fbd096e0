import fc from 'fast-check'
import {
  cleanTransferAccount,
  maskAccountNumber,
  transferAccountFault,
  type TransferAccountFields,
} from '@/domain/orders/transfer-account'

const bank: TransferAccountFields = {
  kind: 'bank',
  holder: 'Ada Li',
  bank: 'Bank of Hangzhou',
  number: '6222021234567',
}
const faultOf = (change: Partial<TransferAccountFields>) =>
  transferAccountFault(cleanTransferAccount({ ...bank, ...change }))?.field ?? null

test.each<[string, Partial<TransferAccountFields>, string | null]>([
  ['a bank account', {}, null],
  ['spaces and hyphens', { number: ' 6222 0212-3456 7 ' }, null],
  ['full-width digits', { number: '６２２２０２１２３４５６７' }, null],
  ['an IBAN', { number: 'de89 3704 0044 0532 0130 00' }, null],
  ['an IBAN with two digits swapped', { number: 'DE89 3704 0044 0532 0310 00' }, 'number'],
  ['five digits', { number: '12345' }, 'number'],
  ['letters', { number: 'my account' }, 'number'],
  ['no owner', { holder: ' ' }, 'holder'],
  ['no bank', { bank: '' }, 'bank'],
  ['a wallet by e-mail, without a bank', { kind: 'alipay', bank: '', number: 'Ada@Example.com' }, null],
  ['a wallet by phone', { kind: 'wechat', number: '+86 138 0013 8000' }, null],
  ['a wallet by id', { kind: 'wechat', number: 'ada_li-88' }, null],
  ['an id for the other wallet', { kind: 'alipay', number: 'ada_li-88' }, 'number'],
])('%s', (_case, change, field) => expect(faultOf(change)).toBe(field))

test('a mask shows four characters of a number at most, and is short for all', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{6,30}$/), (number) => {
      const mask = maskAccountNumber(number)
      expect(mask).toBe(`•••• ${number.slice(-4)}`)
      expect(mask.replace(/\D/g, '')).toHaveLength(4)
    }),
  )
  expect(maskAccountNumber('ada.li@example.com')).toBe('a•••@example.com')
})
