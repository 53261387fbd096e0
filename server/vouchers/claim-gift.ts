import type { GiftOffer } from '@/contract/gift'
import { hashToken } from '../account/sessions'
import { lockPurchase } from '../booking/repository/purchases'
import { conflict, gone } from '../kernel/errors'
import { runOnce } from '../kernel/idempotency/run-once'
import type { Services } from '../kernel/services'
import { emailGiftClaimed } from './emails/gift-emails'
import { handOver } from './hand-over'
import { presentGivenVoucher } from './present-given'
import { claimGifts, findClaimable } from './repository/gifts'
import { findVouchers, lockVouchersOfOrder } from './repository/vouchers'

/** The one refusal of a token that claims nothing, whatever the reason is. */
const ended = () => gone('gift_ended', 'This gift has been claimed or taken back, or its time is over.')

/** What the link of a gift brings; throws 410 gift_ended. */
export async function readGift(services: Services, userId: string | null, token: string): Promise<GiftOffer> {
  const { db } = services.database
  const gifts = await findClaimable(db, hashToken(token), services.clock.now())
  const [gift] = gifts
  if (!gift) throw ended()
  const vouchers = await findVouchers(
    db,
    gifts.map(({ voucherId }) => voucherId),
  )
  return {
    vouchers: vouchers.map(presentGivenVoucher),
    message: gift.message,
    expireTime: gift.expiresAt.toISOString(),
    isOwn: gift.fromUserId === userId,
  }
}

/** Who claims, and the key of this try. */
interface Claiming {
  readonly userId: string
  readonly key: string
}

/** Puts the vouchers of a gift into a person's wallet, each with a new code; of many who claim it at once one gets it. Throws 410 gift_ended, 409 own_gift. */
export async function claimGift(
  services: Services,
  { userId, key }: Claiming,
  token: string,
): Promise<{ voucherIds: string[] }> {
  const tokenHash = hashToken(token)
  const once = { scope: userId, operationId: 'claimGift', key, request: { tokenHash } }
  const reply = await runOnce(services, once, async (tx) => {
    const now = services.clock.now()
    const known = await findClaimable(tx, tokenHash, now)
    const [first] = await findVouchers(
      tx,
      known.map(({ voucherId }) => voucherId),
    )
    if (!first) throw ended()
    if (known.some(({ fromUserId }) => fromUserId === userId))
      throw conflict('own_gift', 'This is your own gift. You can take it back in your wallet.')
    // An order is locked before its vouchers, and both before their gifts.
    await lockPurchase(tx, first.orderId)
    const ids = known.map(({ voucherId }) => voucherId)
    const vouchers = await lockVouchersOfOrder(tx, first.orderId, ids)
    const gifts = await claimGifts(tx, tokenHash, userId, now)
    const claimed = vouchers.filter(({ id }) => gifts.some(({ voucherId }) => voucherId === id))
    const [gift] = gifts
    if (!gift) throw ended()
    for (const voucher of claimed) await handOver(tx, services, voucher, userId, 'Claimed as a gift')
    await emailGiftClaimed(tx, services, claimed, gift)
    return { voucherIds: claimed.map(({ id }) => id) }
  })
  services.mailQueue.wake()
  return reply
}
