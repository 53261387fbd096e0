import type { AccountKind } from '@/contract/transfer-account'
import { canonicalEmail, isEmail } from '../account/email'
import { cleanText } from '../booking/order-text'

/** The text that requests an account after a refund failed. */
export const failedRefundText = 'Your bank or wallet did not take the refund back. Where shall it go?'

/** What somebody types to name an account for a refund. */
export interface TransferAccountFields {
  readonly kind: AccountKind
  readonly holder: string
  /** Name of the bank; nothing for a wallet. */
  readonly bank: string
  readonly number: string
}

/** A field that is wrong and how to mend it. */
interface AccountFault {
  readonly field: 'holder' | 'bank' | 'number'
  readonly message: string
}

const names: Readonly<Record<AccountKind, string>> = { bank: 'Bank account', alipay: 'Alipay', wechat: 'WeChat Pay' }

/** Name of a kind of account. */
export const accountKindName = (kind: AccountKind): string => names[kind]

/** Normalizes typed fields for checking and storing: one line each, a bank's number in capitals without spaces and hyphens. */
export function cleanTransferAccount({ kind, holder, bank, number }: TransferAccountFields): TransferAccountFields {
  const typed = cleanText(number.normalize('NFKC'))
  return {
    kind,
    holder: cleanText(holder),
    bank: kind === 'bank' ? cleanText(bank) : '',
    number: kind === 'bank' ? typed.replace(/[\s-]/g, '').toUpperCase() : walletName(typed),
  }
}

const walletName = (typed: string) => (typed.includes('@') ? canonicalEmail(typed) : typed.replace(/[\s()-]/g, ''))

/** The first fault of cleaned fields; null where an account can be stored. */
export function transferAccountFault({ kind, holder, bank, number }: TransferAccountFields): AccountFault | null {
  if (holder === '') return { field: 'holder', message: "Please enter the name of the account's owner." }
  if (kind === 'bank' && bank === '') return { field: 'bank', message: 'Please enter the name of the bank.' }
  const message = numberFault(kind, number)
  return message === null ? null : { field: 'number', message }
}

function numberFault(kind: AccountKind, number: string): string | null {
  if (kind === 'bank') return isBankNumber(number) ? null : 'Please check the account number.'
  const isKnown = isEmail(number) || /^\+?\d{5,15}$/.test(number) || isWalletId(kind, number)
  return isKnown ? null : `Please enter the e-mail address, phone number or id of your ${names[kind]} account.`
}

const isWalletId = (kind: AccountKind, number: string) => kind === 'wechat' && /^[a-z][\w-]{5,19}$/i.test(number)

/** Whether it can be an account number: an IBAN with its check digits, or digits, 6 to 30. */
function isBankNumber(number: string): boolean {
  return /^\d{6,30}$/.test(number) || (/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number) && hasIbanCheck(number))
}

/** ISO 7064 MOD 97-10: the country and check digits go to the end, and A to Z count as 10 to 35. */
function hasIbanCheck(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (sign) => String(parseInt(sign, 36)))
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** A number as it may be shown: its last four characters, or of an e-mail address the first character and the domain. */
export function maskAccountNumber(number: string): string {
  const at = number.lastIndexOf('@')
  return at > 0 ? `${number.slice(0, 1)}•••${number.slice(at)}` : `•••• ${number.slice(-4)}`
}

/** An account in one line: bank or wallet, and the masked number. */
export const transferAccountText = (account: {
  readonly kind: AccountKind
  readonly bank: string
  readonly numberMask: string
}): string => `${account.bank || names[account.kind]} ${account.numberMask}`
