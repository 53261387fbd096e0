import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { voucherGift } from '../../kernel/database/schema/vouchers'

/** Which of these vouchers are given to somebody who has not claimed them yet. */
export async function findGivenVouchers(db: Executor, voucherIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ voucherId: voucherGift.voucherId })
    .from(voucherGift)
    .where(and(inArray(voucherGift.voucherId, [...voucherIds]), eq(voucherGift.status, 'OPEN')))
  return new Set(rows.map(({ voucherId }) => voucherId))
}

/** Ends the gifts of these vouchers that nobody has claimed yet; the transaction holds the vouchers' locks. */
export async function endOpenGifts(
  tx: Executor,
  voucherIds: readonly string[],
  status: 'WITHDRAWN' | 'LAPSED',
  endedAt: Date,
): Promise<void> {
  await tx
    .update(voucherGift)
    .set({ status, endedAt })
    .where(and(inArray(voucherGift.voucherId, [...voucherIds]), eq(voucherGift.status, 'OPEN')))
}
