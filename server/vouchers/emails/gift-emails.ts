import type { GiftRecipient } from '@/contract/coupon-order'
import { countOf } from '@/domain/text/phrases'
import { findUser } from '../../account/repository/users'
import type { Executor } from '../../kernel/database/executor'
import { enqueueMail } from '../../kernel/mail/enqueue-mail'
import type { Services } from '../../kernel/services'
import { formatInstantIn } from '../../kernel/time/zones'
import type { GiftRow } from '../repository/gifts'
import type { SoldVoucher } from '../repository/vouchers'
import {
  createVoucherEmail,
  emailHolder,
  HOLDER_WHY,
  type VoucherEmail,
  voucherFacts,
  walletLink,
} from './holder-email'

/** Vouchers on their way to a recipient, with the token that claims them. */
export interface EmailedGift {
  readonly vouchers: readonly SoldVoucher[]
  readonly recipient: GiftRecipient
  readonly token: string
  readonly expiresAt: Date
}

/** The email that brings a gift; nothing but it has the token. */
function giftEmail(gift: EmailedGift, voucher: SoldVoucher, giver: string): VoucherEmail {
  const { vouchers, recipient, token, expiresAt } = gift
  const what = vouchers.length === 1 ? 'a voucher' : countOf(vouchers.length, 'voucher')
  return {
    event: 'gift',
    subject: `${giver} gave you ${what}`,
    title: `${giver} gave you ${what}`,
    paragraphs: [
      ...(recipient.message === '' ? [] : [`“${recipient.message}”`]),
      'Open the link and sign in to put it into your wallet. Anybody who has the link can do so, once: pass it on to nobody.',
    ],
    facts: [...voucherFacts(voucher), ['Claim it until', `${formatInstantIn('UTC', expiresAt)} UTC`]],
    // A token in an address would be taken for a sign-in.
    link: { text: 'Claim it', path: `/voucher/gift?claim=${token}` },
    why: 'You got this e-mail because somebody entered your address to give you a voucher at Staylark.',
  }
}

/** The name of who gives vouchers, as the profile has it; '' without one. */
export const giverNameOf = async (db: Executor, userId: string): Promise<string> =>
  (await findUser(db, userId))?.nickName.trim() ?? ''

/** Writes to the recipient of a gift. */
export async function emailGift(tx: Executor, services: Services, gift: EmailedGift): Promise<void> {
  const [voucher] = gift.vouchers
  if (!voucher) return
  const giver = await giverNameOf(tx, voucher.userId)
  const content = giftEmail(gift, voucher, giver === '' ? 'Somebody' : giver)
  const { email: to } = gift.recipient
  const email = createVoucherEmail(to, voucher.snapshot.name, content, services.env.publicUrl)
  await enqueueMail(tx, services, { kind: 'voucher_gift', email, expiresAt: gift.expiresAt })
}

/** The email about a gift that was claimed. */
const giftClaimedEmail = (voucher: SoldVoucher, recipient: string): VoucherEmail => ({
  event: 'gift_claimed',
  subject: 'Your gift was claimed',
  title: 'Your gift was claimed',
  paragraphs: [`The gift that you sent to ${recipient} is in their wallet now.`],
  facts: voucherFacts(voucher),
  link: walletLink,
  why: HOLDER_WHY,
})

/** Writes to the giver that a gift was claimed; the vouchers are those of before. */
export async function emailGiftClaimed(
  tx: Executor,
  services: Services,
  [voucher]: readonly SoldVoucher[],
  { fromUserId, email }: GiftRow,
): Promise<void> {
  if (voucher) await emailHolder(tx, services, fromUserId, voucher, giftClaimedEmail(voucher, email))
}

/** The email about a gift that nobody claimed in time. */
const giftLapsedEmail = (voucher: SoldVoucher, recipient: string): VoucherEmail => ({
  event: 'gift_lapsed',
  subject: 'Your gift was not claimed',
  title: 'Your gift was not claimed',
  paragraphs: [
    `Nobody has claimed the gift that you sent to ${recipient}. The voucher is yours again: you can use it.`,
  ],
  facts: voucherFacts(voucher),
  link: walletLink,
  why: HOLDER_WHY,
})

/** Writes to the giver that a gift was not claimed in time. */
export const emailGiftLapsed = (tx: Executor, services: Services, voucher: SoldVoucher, gift: GiftRow): Promise<void> =>
  emailHolder(tx, services, gift.fromUserId, voucher, giftLapsedEmail(voucher, gift.email))

/** The email about a voucher that somebody has added to a wallet by its code. */
const handedOverEmail = (voucher: SoldVoucher): VoucherEmail => ({
  event: 'handed_over',
  subject: 'Your voucher was added to another wallet',
  title: 'Your voucher was added to another wallet',
  paragraphs: [
    'Somebody to whom the code was given has added this voucher to their wallet. It has a new code now; the one that you know is worth nothing any more.',
    'If you gave the code to nobody, please write to us at once.',
  ],
  facts: voucherFacts(voucher),
  link: walletLink,
  why: HOLDER_WHY,
})

/** Writes to the former holder of a voucher, as it was, that it is somebody else's. */
export const emailHandedOver = (tx: Executor, services: Services, voucher: SoldVoucher): Promise<void> =>
  emailHolder(tx, services, voucher.userId, voucher, handedOverEmail(voucher))
