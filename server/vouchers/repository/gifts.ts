import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { voucherGift } from '../../kernel/database/schema/vouchers'

/** A voucher on its way to somebody else, as it is stored. */
export type GiftRow = typeof voucherGift.$inferSelect

/** How a gift that nobody has claimed ends. */
export type GiftEnd = 'WITHDRAWN' | 'LAPSED'

const isOpen = eq(voucherGift.status, 'OPEN')

/** Stores gifts. */
export async function insertGifts(tx: Executor, rows: GiftRow[]): Promise<void> {
  await tx.insert(voucherGift).values(rows)
}

/** The open gifts of vouchers. */
export const findOpenGifts = (db: Executor, voucherIds: readonly string[]): Promise<GiftRow[]> =>
  db
    .select()
    .from(voucherGift)
    .where(and(inArray(voucherGift.voucherId, [...voucherIds]), isOpen))

/** Whether a voucher is on its way to somebody else as a gift. */
export const isGiven = async (db: Executor, voucherId: string): Promise<boolean> =>
  (await findOpenGifts(db, [voucherId])).length > 0

/** Which of these vouchers are given to somebody who has not claimed them yet. */
export async function findGivenVouchers(db: Executor, voucherIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await findOpenGifts(db, voucherIds)).map(({ voucherId }) => voucherId))
}

/** The gifts by which somebody gave vouchers away, newest first. */
export const findClaimedGifts = (db: Executor, voucherIds: readonly string[], fromUserId: string): Promise<GiftRow[]> =>
  db
    .select()
    .from(voucherGift)
    .where(
      and(
        inArray(voucherGift.voucherId, [...voucherIds]),
        eq(voucherGift.fromUserId, fromUserId),
        eq(voucherGift.status, 'CLAIMED'),
      ),
    )
    .orderBy(desc(voucherGift.endedAt))

/** All gifts of a token, open or not. */
export const findGiftsOfToken = (db: Executor, tokenHash: string): Promise<GiftRow[]> =>
  db.select().from(voucherGift).where(eq(voucherGift.tokenHash, tokenHash)).orderBy(asc(voucherGift.id))

/** The gifts that a token claims while they can be claimed. */
export const findClaimable = (db: Executor, tokenHash: string, now: Date): Promise<GiftRow[]> =>
  db
    .select()
    .from(voucherGift)
    .where(and(eq(voucherGift.tokenHash, tokenHash), isOpen, gt(voucherGift.expiresAt, now)))
    .orderBy(asc(voucherGift.id))

/** Claims the gifts of a token for a person; those that are open at this moment. The transaction holds the vouchers' locks. */
export const claimGifts = (tx: Executor, tokenHash: string, userId: string, now: Date): Promise<GiftRow[]> =>
  tx
    .update(voucherGift)
    .set({ status: 'CLAIMED', claimedBy: userId, endedAt: now })
    .where(and(eq(voucherGift.tokenHash, tokenHash), isOpen, gt(voucherGift.expiresAt, now)))
    .returning()

/** Ends the gifts of these vouchers that nobody has claimed yet; the transaction holds the vouchers' locks. Returns those that it ended. */
export const endOpenGifts = (
  tx: Executor,
  voucherIds: readonly string[],
  status: GiftEnd,
  endedAt: Date,
): Promise<GiftRow[]> =>
  tx
    .update(voucherGift)
    .set({ status, endedAt })
    .where(and(inArray(voucherGift.voucherId, [...voucherIds]), isOpen))
    .returning()

/** A gift by its id. */
export async function findGift(db: Executor, giftId: string): Promise<GiftRow | undefined> {
  const [row] = await db.select().from(voucherGift).where(eq(voucherGift.id, giftId))
  return row
}
