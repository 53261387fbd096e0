import { and, asc, desc, eq, getTableColumns, gt, inArray, lte, not, or, sql } from 'drizzle-orm'
import type { VoucherStatus } from '@/contract/voucher-terms'
import { lockPurchase } from '../../booking/repository/purchases'
import type { Executor } from '../../kernel/database/executor'
import { purchase } from '../../kernel/database/schema/orders'
import { couponOrder, voucher, voucherLog } from '../../kernel/database/schema/vouchers'

/** A voucher as it is stored. */
export type VoucherRow = typeof voucher.$inferSelect

/** A voucher with what was shown when its order was placed, and who placed it. */
export type SoldVoucher = VoucherRow &
  Pick<typeof couponOrder.$inferSelect, 'snapshot' | 'marketRule' | 'withdrawalUntil'> & { buyerId: string }

/** What may change of a voucher beside its state. */
export type VoucherChanges = Partial<
  Pick<
    VoucherRow,
    | 'userId'
    | 'nightsLeft'
    | 'refundedMinor'
    | 'triesOn'
    | 'tries'
    | 'wasBooked'
    | 'usedAt'
    | 'hands'
    | 'sealedCode'
    | 'sealKeyId'
    | 'codeIndex'
  >
>

const columns = {
  ...getTableColumns(voucher),
  snapshot: couponOrder.snapshot,
  marketRule: couponOrder.marketRule,
  withdrawalUntil: couponOrder.withdrawalUntil,
  buyerId: purchase.userId,
}

/** Begins a query for vouchers with what was shown when they were bought. */
const selectVouchers = (db: Executor) =>
  db
    .select(columns)
    .from(voucher)
    .innerJoin(couponOrder, eq(couponOrder.id, voucher.orderId))
    .innerJoin(purchase, eq(purchase.id, voucher.orderId))

/** Stores new vouchers. */
export async function insertVouchers(tx: Executor, rows: VoucherRow[]): Promise<void> {
  await tx.insert(voucher).values(rows)
}

/** The vouchers of orders, each order's in their order. */
export const findVouchersOfOrders = (db: Executor, orderIds: readonly string[]): Promise<SoldVoucher[]> =>
  selectVouchers(db)
    .where(inArray(voucher.orderId, [...orderIds]))
    .orderBy(asc(voucher.orderId), asc(voucher.lineNo))

/** The vouchers of an order in their order. */
export const findVouchersOfOrder = (db: Executor, orderId: string): Promise<SoldVoucher[]> =>
  findVouchersOfOrders(db, [orderId])

/** Locks the vouchers of an order, all or those named, in their order; the transaction holds the order's lock. */
export async function lockVouchersOfOrder(
  tx: Executor,
  orderId: string,
  ids: readonly string[] | null = null,
): Promise<SoldVoucher[]> {
  const isNamed = ids === null ? undefined : inArray(voucher.id, [...ids])
  return selectVouchers(tx)
    .where(and(eq(voucher.orderId, orderId), isNamed))
    .orderBy(asc(voucher.lineNo))
    .for('update', { of: voucher })
}

/** Locks a voucher, and before it its order, until the transaction ends and reads it as it then is. */
export async function lockVoucher(tx: Executor, voucherId: string): Promise<SoldVoucher | undefined> {
  const [known] = await tx.select({ orderId: voucher.orderId }).from(voucher).where(eq(voucher.id, voucherId))
  if (known) await lockPurchase(tx, known.orderId)
  const [row] = await selectVouchers(tx).where(eq(voucher.id, voucherId)).for('update', { of: voucher })
  return row
}

/** Locks a voucher as lockVoucher does; throws if it does not exist. */
export async function lockKnownVoucher(tx: Executor, voucherId: string): Promise<SoldVoucher> {
  const found = await lockVoucher(tx, voucherId)
  if (!found) throw new Error(`there is no voucher ${voucherId}`)
  return found
}

/** A voucher by its id, whosever it is. */
export async function findVoucher(db: Executor, voucherId: string): Promise<SoldVoucher | undefined> {
  const [row] = await selectVouchers(db).where(eq(voucher.id, voucherId))
  return row
}

/** Vouchers by their ids, in the order in which they were issued. */
export const findVouchers = (db: Executor, ids: readonly string[]): Promise<SoldVoucher[]> =>
  selectVouchers(db)
    .where(inArray(voucher.id, [...ids]))
    .orderBy(asc(voucher.orderId), asc(voucher.lineNo))

/** The voucher with a code, by the code's keyed hash. */
export async function findVoucherByCode(db: Executor, codeIndex: string): Promise<SoldVoucher | undefined> {
  const [row] = await selectVouchers(db).where(eq(voucher.codeIndex, codeIndex))
  return row
}

/**
 * The voucher with a code that its holder lets go: unused, not over, transferable, and not given to anybody yet; or one that is the
 * caller's own, whatever its state. Locked where it is read in a transaction. Whatever the reason is, finding none takes one query.
 */
export async function findOfferedVoucher(
  db: Executor,
  codeIndex: string,
  userId: string,
  now: Date,
): Promise<SoldVoucher | undefined> {
  const isOpenGift = sql`exists (select from voucher_gift gift where gift.voucher_id = ${voucher.id} and gift.status = 'OPEN')`
  const isTransferable = sql`(${couponOrder.snapshot} -> 'terms' ->> 'isTransferable')::boolean`
  const isFree = and(eq(voucher.status, 'UNUSED'), gt(voucher.expireAt, now), isTransferable, not(isOpenGift))
  const [row] = await selectVouchers(db)
    .where(and(eq(voucher.codeIndex, codeIndex), or(eq(voucher.userId, userId), isFree)))
    .for('update', { of: voucher })
  return row
}

/** A holder's vouchers in some states, those that end first at the top. */
export const findVouchersOfHolder = (
  db: Executor,
  userId: string,
  statuses: readonly VoucherStatus[],
): Promise<SoldVoucher[]> =>
  selectVouchers(db)
    .where(and(eq(voucher.userId, userId), inArray(voucher.status, [...statuses])))
    .orderBy(asc(voucher.expireAt), asc(voucher.id))

/** Orders of which some vouchers end unused, the ones that ended first at the front. */
export async function findOrdersWithEndedVouchers(db: Executor, now: Date, limit: number): Promise<string[]> {
  const isUnused = inArray(voucher.status, ['UNUSED', 'ASKED', 'APPOINTED'])
  const rows = await db
    .select({ orderId: voucher.orderId })
    .from(voucher)
    .where(and(isUnused, lte(voucher.expireAt, now)))
    .groupBy(voucher.orderId)
    .orderBy(asc(sql`min(${voucher.expireAt})`))
    .limit(limit)
  return rows.map(({ orderId }) => orderId)
}

/** Moves a voucher from the state it is expected in; its new version, or null, without a change, where it is in another. */
export async function moveVoucherStatus(
  tx: Executor,
  voucherId: string,
  from: VoucherStatus,
  to: VoucherStatus,
  changes: VoucherChanges,
): Promise<number | null> {
  const [moved] = await tx
    .update(voucher)
    .set({ ...changes, status: to, version: sql`${voucher.version} + 1` })
    .where(and(eq(voucher.id, voucherId), eq(voucher.status, from)))
    .returning({ version: voucher.version })
  return moved?.version ?? null
}

/** A line of a voucher's history. */
export type VoucherLogRow = typeof voucherLog.$inferSelect

/** The last move of a voucher into a state. */
export async function findLastMove(
  db: Executor,
  voucherId: string,
  to: VoucherStatus,
): Promise<VoucherLogRow | undefined> {
  const [row] = await db
    .select()
    .from(voucherLog)
    .where(and(eq(voucherLog.voucherId, voucherId), eq(voucherLog.toStatus, to)))
    .orderBy(desc(voucherLog.version))
    .limit(1)
  return row
}

/** Writes a line of a voucher's history; false where its cause was written before. */
export async function insertVoucherLog(tx: Executor, line: typeof voucherLog.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(voucherLog).values(line).onConflictDoNothing().returning({ version: voucherLog.version })
  return rows.length === 1
}
