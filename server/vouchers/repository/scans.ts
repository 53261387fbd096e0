import { eq } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { voucherScan } from '../../kernel/database/schema/vouchers'

/** A scan that a hotel made without a connection, as it is stored. */
type ScanRow = typeof voucherScan.$inferSelect

/** Stores a scan; false where one with its number was sent in before. */
export async function insertScan(tx: Executor, row: ScanRow): Promise<boolean> {
  const rows = await tx.insert(voucherScan).values(row).onConflictDoNothing().returning({ nonce: voucherScan.nonce })
  return rows.length === 1
}

/** A scan by its number. */
export async function findScan(db: Executor, nonce: string): Promise<ScanRow | undefined> {
  const [row] = await db.select().from(voucherScan).where(eq(voucherScan.nonce, nonce))
  return row
}

/** Writes down what stood against a scan. */
export async function setScanConflict(tx: Executor, nonce: string, conflict: string): Promise<void> {
  await tx.update(voucherScan).set({ conflict }).where(eq(voucherScan.nonce, nonce))
}
