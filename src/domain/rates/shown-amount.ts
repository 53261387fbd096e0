import { currencyOf } from '../money/currency'
import { formatAmount } from '../money/amount-text'

/** The three price fields of the contract. */
export interface ShownAmount {
  currencyCode: string
  currencySymbol: string
  currencyAmount: string
}

/** An amount in minor units as code, sign and shown text; throws RangeError on an unknown currency. */
export function shownAmount(minor: number, currencyCode: string): ShownAmount {
  return { currencyCode, currencySymbol: symbolOf(currencyCode), currencyAmount: formatAmount(minor, currencyCode) }
}

/** The price fields where there is no price: the amount is empty. */
export function noAmount(currencyCode: string): ShownAmount {
  return { currencyCode, currencySymbol: symbolOf(currencyCode), currencyAmount: '' }
}

const symbolOf = (currencyCode: string) => currencyOf(currencyCode)?.symbol ?? currencyCode
