import type { GiftRecipient } from '@/contract/coupon-order'
import { canonicalEmail, isEmail } from '@/domain/account/email'
import { cleanLines } from '@/domain/booking/order-text'
import { hashToken } from '../account/sessions'
import type { Executor } from '../kernel/database/executor'
import { badInput, conflict } from '../kernel/errors'
import { runOnce } from '../kernel/idempotency/run-once'
import { enqueueJob } from '../kernel/jobs/outbox'
import type { JobHandler } from '../kernel/jobs/run-jobs'
import type { Services } from '../kernel/services'
import { emailGift, emailGiftLapsed } from './emails/gift-emails'
import { endOpenGifts, findGift, type GiftRow, insertGifts, isGiven } from './repository/gifts'
import { lockVoucher, type SoldVoucher } from './repository/vouchers'
import { wrongVoucherState } from './voucher-state'
import { noSuchVoucher } from './wallet'

/** Days within which a gift can be claimed, unless its vouchers expire earlier. */
export const GIFT_DAYS = 30
const DAY_MS = 86_400_000

/** A voucher with its holder, and the idempotency key. */
interface OnVoucher {
  readonly userId: string
  readonly voucherId: string
  readonly key: string
}

/** A recipient as typed, cleaned and checked; throws 400 with the field at fault. */
export function recipientOf({ email, message }: GiftRecipient, field = 'email'): GiftRecipient {
  const address = canonicalEmail(email)
  if (!isEmail(address)) throw badInput(field, 'Please enter a valid e-mail address.')
  return { email: address, message: cleanLines(message) }
}

/** Gives a voucher to an e-mail address. Throws 404 for anybody else's, 409 voucher_state, over, not_transferable and voucher_given. */
export async function giveVoucher(
  services: Services,
  { userId, voucherId, key }: OnVoucher,
  sent: GiftRecipient,
): Promise<{ voucherId: string; expireTime: string }> {
  const recipient = recipientOf(sent)
  const once = { scope: userId, operationId: 'giveVoucher', key, request: { voucherId, ...sent } }
  const reply = await runOnce(services, once, async (tx) => {
    const voucher = await lockVoucher(tx, voucherId)
    if (voucher?.userId !== userId) throw noSuchVoucher()
    await refuseGift(tx, services, voucher)
    const expiresAt = await createGift(tx, services, [voucher], recipient)
    return { voucherId, expireTime: expiresAt.toISOString() }
  })
  services.mailQueue.wake()
  return reply
}

async function refuseGift(tx: Executor, { clock }: Services, voucher: SoldVoucher): Promise<void> {
  const { id, status, snapshot, expireAt } = voucher
  if (status !== 'UNUSED') throw wrongVoucherState(status)
  if (!snapshot.terms.isTransferable) throw conflict('not_transferable', 'This voucher cannot be given away.')
  if (clock.now() >= expireAt) throw conflict('over', 'This voucher is over.')
  if (await isGiven(tx, id)) throw conflict('voucher_given', 'This voucher is given already. Take it back first.')
}

/** Creates one gift of some vouchers of a holder, which are claimed together with the token in its email. Returns until when. */
export async function createGift(
  tx: Executor,
  services: Services,
  vouchers: readonly SoldVoucher[],
  recipient: GiftRecipient,
): Promise<Date> {
  const { clock, random } = services
  const createdAt = clock.now()
  const token = random.token(32)
  const ends = vouchers.map(({ expireAt }) => expireAt.getTime())
  const expiresAt = new Date(Math.min(createdAt.getTime() + GIFT_DAYS * DAY_MS, ...ends))
  const rows = vouchers.map(({ id, userId }): GiftRow => ({
    id: random.id(),
    voucherId: id,
    fromUserId: userId,
    ...recipient,
    tokenHash: hashToken(token),
    status: 'OPEN',
    claimedBy: null,
    createdAt,
    expiresAt,
    endedAt: null,
  }))
  await insertGifts(tx, rows)
  await emailGift(tx, services, { vouchers, recipient, token, expiresAt })
  for (const { id } of rows)
    await enqueueJob(tx, services, { topic: 'lapse-gift', key: id, payload: { giftId: id }, availableAt: expiresAt })
  return expiresAt
}

/** Takes a gift back that nobody has claimed. Throws 404 for anybody else's voucher and 409 gift_ended. */
export async function withdrawGift(services: Services, { userId, voucherId, key }: OnVoucher): Promise<{ ok: true }> {
  const once = { scope: userId, operationId: 'withdrawGift', key, request: { voucherId } }
  return runOnce(services, once, async (tx) => {
    const voucher = await lockVoucher(tx, voucherId)
    if (voucher?.userId !== userId) throw noSuchVoucher()
    const ended = await endOpenGifts(tx, [voucherId], 'WITHDRAWN', services.clock.now())
    if (ended.length === 0) throw conflict('gift_ended', 'This gift is not open any more.')
    return { ok: true } as const
  })
}

/** Ends an expired gift and emails its giver. */
export const lapseGift: JobHandler<'lapse-gift'> = async (services, { giftId }) => {
  const gift = await findGift(services.database.db, giftId)
  if (gift?.status !== 'OPEN') return
  await services.database.transaction(async (tx) => {
    const voucher = await lockVoucher(tx, gift.voucherId)
    const ended = voucher && (await endOpenGifts(tx, [voucher.id], 'LAPSED', services.clock.now()))
    if (ended && ended.length > 0) await emailGiftLapsed(tx, services, voucher, gift)
  })
  services.mailQueue.wake()
}
