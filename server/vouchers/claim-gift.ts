import type { GiftEnding, GiftOffer } from '@/contract/gift'
import { hashToken } from '../account/sessions'
import { lockPurchase } from '../booking/repository/purchases'
import { conflict, gone } from '../kernel/errors'
import type { Executor } from '../kernel/database/executor'
import { runOnce } from '../kernel/idempotency/run-once'
import type { Services } from '../kernel/services'
import { emailGiftClaimed, giverNameOf } from './emails/gift-emails'
import { handOver } from './hand-over'
import { presentGivenVoucher } from './present-given'
import { claimGifts, findClaimable, findGiftsOfToken } from './repository/gifts'
import { findVouchers, lockVouchersOfOrder } from './repository/vouchers'

const endings = { CLAIMED: 'claimed', WITHDRAWN: 'withdrawn', LAPSED: 'lapsed', OPEN: 'lapsed' } as const

/** Why a token brings nothing: nobody but who has the link can find out, so it hides nothing. */
async function endingOf(db: Executor, tokenHash: string, userId: string | null): Promise<GiftEnding> {
  const gifts = await findGiftsOfToken(db, tokenHash)
  if (userId !== null && gifts.some(({ claimedBy }) => claimedBy === userId)) return 'yours'
  const [gift] = gifts
  return gift ? endings[gift.status] : 'unknown'
}

/** The refusal of a token that claims nothing. */
async function giftEnded(db: Executor, tokenHash: string, userId: string | null) {
  const ending = await endingOf(db, tokenHash, userId)
  return gone('gift_ended', 'This gift has been claimed or taken back, or its time is over.', { ending })
}

/** What the link of a gift brings; throws 410 gift_ended. */
export async function readGift(services: Services, userId: string | null, token: string): Promise<GiftOffer> {
  const { db } = services.database
  const tokenHash = hashToken(token)
  const gifts = await findClaimable(db, tokenHash, services.clock.now())
  const [gift] = gifts
  if (!gift) throw await giftEnded(db, tokenHash, userId)
  const vouchers = await findVouchers(
    db,
    gifts.map(({ voucherId }) => voucherId),
  )
  return {
    vouchers: vouchers.map(presentGivenVoucher),
    giverName: await giverNameOf(db, gift.fromUserId),
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
    if (!first) throw await giftEnded(tx, tokenHash, userId)
    if (known.some(({ fromUserId }) => fromUserId === userId))
      throw conflict('own_gift', 'This is your own gift. You can take it back in your wallet.')
    // An order is locked before its vouchers, and both before their gifts.
    await lockPurchase(tx, first.orderId)
    const ids = known.map(({ voucherId }) => voucherId)
    const vouchers = await lockVouchersOfOrder(tx, first.orderId, ids)
    const gifts = await claimGifts(tx, tokenHash, userId, now)
    const claimed = vouchers.filter(({ id }) => gifts.some(({ voucherId }) => voucherId === id))
    const [gift] = gifts
    if (!gift) throw await giftEnded(tx, tokenHash, userId)
    for (const voucher of claimed) await handOver(tx, services, voucher, userId, 'Claimed as a gift')
    await emailGiftClaimed(tx, services, claimed, gift)
    return { voucherIds: claimed.map(({ id }) => id) }
  })
  services.mailQueue.wake()
  return reply
}
