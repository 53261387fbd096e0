import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { purchase, purchaseLog, type PurchaseStatus } from '../../kernel/database/schema/orders'

/** What all kinds of orders share, as it is stored. */
export type PurchaseRow = typeof purchase.$inferSelect

/** A line of a purchase's history as it is stored. */
export type PurchaseLogRow = typeof purchaseLog.$inferSelect

/** What may change of a purchase beside its state. */
export type PurchaseChanges = Partial<Pick<PurchaseRow, 'paidMinor' | 'refundedMinor' | 'deletedAt'>>

/** Stores a new purchase; false where its buyer already has an unpaid one of the same duplicate key. */
export async function insertPurchase(tx: Executor, row: PurchaseRow): Promise<boolean> {
  const rows = await tx.insert(purchase).values(row).onConflictDoNothing().returning({ id: purchase.id })
  return rows.length > 0
}

/** Locks a purchase until the transaction ends and reads it as it then is. */
export async function lockPurchase(tx: Executor, id: string): Promise<PurchaseRow | undefined> {
  const [row] = await tx.select().from(purchase).where(eq(purchase.id, id)).for('update')
  return row
}

/** Locks a purchase unless somebody else is at work on it. */
export async function lockPurchaseIfFree(tx: Executor, id: string): Promise<PurchaseRow | undefined> {
  const [row] = await tx.select().from(purchase).where(eq(purchase.id, id)).for('update', { skipLocked: true })
  return row
}

/** A purchase by its id, of any user. */
export async function findPurchase(db: Executor, id: string): Promise<PurchaseRow | undefined> {
  const [row] = await db.select().from(purchase).where(eq(purchase.id, id))
  return row
}

/** The purchase with an order number and a contact's e-mail address. */
export async function findPurchaseOfContact(
  db: Executor,
  orderNo: string,
  email: string,
): Promise<PurchaseRow | undefined> {
  const isContact = sql`${purchase.contact} ->> 'email' = ${email}`
  const [row] = await db
    .select()
    .from(purchase)
    .where(and(eq(purchase.orderNo, orderNo), isContact))
  return row
}

/** The parts of a purchase by kind; empty before it is paid, and for purchases without parts. */
export async function findParts(
  db: Executor,
  parentId: string,
): Promise<Partial<Record<PurchaseRow['kind'], PurchaseRow>>> {
  const parts = await db.select().from(purchase).where(eq(purchase.parentId, parentId))
  return Object.fromEntries(parts.map((part) => [part.kind, part]))
}

/** The purchase that is to be paid under a payId; its parts, if it has any, share it. */
export async function findPurchaseByPayId(db: Executor, payId: string): Promise<PurchaseRow | undefined> {
  const [row] = await db
    .select()
    .from(purchase)
    .where(and(eq(purchase.payId, payId), isNull(purchase.parentId)))
  return row
}

/** A purchase of a user; undefined for anybody else's. */
export async function findPurchaseOfUser(db: Executor, userId: string, id: string): Promise<PurchaseRow | undefined> {
  const [row] = await db
    .select()
    .from(purchase)
    .where(and(eq(purchase.id, id), eq(purchase.userId, userId)))
  return row
}

/** Unpaid purchases whose time to pay is over, longest over first. */
export async function findOverduePurchases(db: Executor, now: Date, limit: number): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(purchase)
    .where(and(eq(purchase.status, 'TO_PAY'), lte(purchase.payExpireAt, now)))
    .orderBy(asc(purchase.payExpireAt))
    .limit(limit)
}

/** A user's unpaid purchases of all kinds, newest first. */
export async function listUnpaidPurchases(db: Executor, userId: string): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(purchase)
    .where(and(eq(purchase.userId, userId), eq(purchase.status, 'TO_PAY')))
    .orderBy(desc(purchase.createdAt), desc(purchase.id))
}

/** A user's unpaid purchase with a duplicate key. */
export async function findUnpaidPurchase(
  db: Executor,
  { userId, duplicateKey }: Pick<PurchaseRow, 'userId' | 'duplicateKey'>,
): Promise<PurchaseRow | undefined> {
  const isSame = and(eq(purchase.userId, userId), eq(purchase.duplicateKey, duplicateKey))
  const [row] = await db
    .select()
    .from(purchase)
    .where(and(isSame, eq(purchase.status, 'TO_PAY')))
  return row
}

const nextVersion = { version: sql`${purchase.version} + 1` }

/** Moves a purchase from the state it is expected in; its new version, or null, without a change, where it is in another. */
export async function movePurchaseStatus(
  tx: Executor,
  purchaseId: string,
  from: PurchaseStatus,
  to: PurchaseStatus,
  changes: PurchaseChanges,
): Promise<number | null> {
  const [moved] = await tx
    .update(purchase)
    .set({ ...changes, ...nextVersion, status: to })
    .where(and(eq(purchase.id, purchaseId), eq(purchase.status, from)))
    .returning({ version: purchase.version })
  return moved?.version ?? null
}

/** Changes a purchase's facts without moving it; returns its new version. */
export async function updatePurchase(tx: Executor, purchaseId: string, changes: PurchaseChanges): Promise<number> {
  const [changed] = await tx
    .update(purchase)
    .set({ ...changes, ...nextVersion })
    .where(eq(purchase.id, purchaseId))
    .returning({ version: purchase.version })
  if (!changed) throw new Error(`there is no purchase ${purchaseId}`)
  return changed.version
}

/** Hides a purchase from its owner's list. */
export async function hidePurchase(tx: Executor, purchaseId: string, deletedAt: Date): Promise<void> {
  await tx.update(purchase).set({ deletedAt }).where(eq(purchase.id, purchaseId))
}

/** Writes the line of a purchase's history that belongs to a version of it: lines sort by version, as clocks of several servers may differ. */
export async function insertPurchaseLog(
  tx: Executor,
  version: number,
  line: Omit<PurchaseLogRow, 'id'>,
): Promise<void> {
  await tx.insert(purchaseLog).values({ ...line, id: `${line.purchaseId}.${String(version).padStart(6, '0')}` })
}

/** A purchase's history, oldest first. */
export async function findPurchaseLogs(db: Executor, purchaseId: string): Promise<PurchaseLogRow[]> {
  return db.select().from(purchaseLog).where(eq(purchaseLog.purchaseId, purchaseId)).orderBy(asc(purchaseLog.id))
}
