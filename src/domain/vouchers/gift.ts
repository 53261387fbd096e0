import type { GiftRecipient } from '@/contract/coupon-order'
import type { GiftEnding, GiftOffer } from '@/contract/gift'
import { isEmail } from '../account/email'
import type { Failure } from '../failure'
import { isRecord } from '../is-record'
import { loginText } from '../text/login-text'
import { countOf } from '../text/phrases'

/** What is wrong with the address that a voucher is given to, in a sentence; null where all is well. */
export const recipientFault = ({ email }: GiftRecipient): string | null =>
  isEmail(email.trim()) ? null : loginText.invalidEmail

/** A recipient as it is sent. */
export const cleanRecipient = ({ email, message }: GiftRecipient): GiftRecipient => ({
  email: email.trim(),
  message: message.trim(),
})

/** Who gives what: "Ada gave you 2 vouchers". */
export function giftTitle({ giverName, vouchers }: Pick<GiftOffer, 'giverName' | 'vouchers'>): string {
  const what = vouchers.length === 1 ? 'a voucher' : countOf(vouchers.length, 'voucher')
  return `${giverName === '' ? 'Somebody' : giverName} gave you ${what}`
}

/** Why there is no gift behind a link, in the words of its page. */
export interface EndedGift {
  readonly title: string
  readonly text: string
  /** Whether what it brought is in the caller's wallet. */
  readonly isInWallet: boolean
  /** Whether a visitor may have claimed it: a sign-in shows. */
  readonly mayBeYours: boolean
}

const gone = { isInWallet: false, mayBeYours: false }

const endedGifts: Readonly<Record<GiftEnding, EndedGift>> = {
  yours: {
    title: 'You have claimed this gift',
    text: 'You find it in your wallet.',
    isInWallet: true,
    mayBeYours: true,
  },
  claimed: {
    isInWallet: false,
    mayBeYours: true,
    title: 'This gift was already claimed',
    text: 'A gift can be claimed once. If it was you, sign in with the account that you used then.',
  },
  withdrawn: {
    ...gone,
    title: 'This gift was taken back',
    text: 'Who gave it has taken it back before it was claimed.',
  },
  lapsed: {
    ...gone,
    title: 'This gift has expired',
    text: 'It was not claimed in time and went back to who gave it. They can give it to you again.',
  },
  unknown: {
    ...gone,
    title: 'There is no such gift',
    text: 'Please open the link of the e-mail again: the whole of it is needed.',
  },
}

/** What a link without a token leads to. */
export const NO_SUCH_GIFT: EndedGift = endedGifts.unknown

const SHORTEST_TOKEN = 20

/** Whether a text of an address may be the token of a gift: a cut-off link is not worth a call. */
export const isGiftToken = (text: string): boolean => text.length >= SHORTEST_TOKEN

/** The end of a gift that a failed call reports; null for any other failure. A link that is no token at all leads to no gift. */
export function endedGift(failure: Failure | null): EndedGift | null {
  if (failure?.kind !== 'refused') return null
  if (failure.code === 'bad_request') return endedGifts.unknown
  if (failure.code !== 'gift_ended') return null
  const { data } = failure
  const ending = isRecord(data) && typeof data.ending === 'string' ? data.ending : ''
  return Object.hasOwn(endedGifts, ending) ? endedGifts[ending as GiftEnding] : endedGifts.unknown
}
