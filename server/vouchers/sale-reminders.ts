import { and, eq } from 'drizzle-orm'
import { conflict } from '../kernel/errors'
import { skuReminder } from '../kernel/database/schema/vouchers'
import type { Services } from '../kernel/services'
import { noSuchSku } from './product'
import { findSku } from './repository/skus'

/** Orders or cancels a person's email for when a SKU's sale begins. Throws 404, and 409 sale_begun where it has. */
export async function setSaleReminder(
  { database: { db }, clock }: Services,
  userId: string,
  { skuId, isWanted }: { readonly skuId: string; readonly isWanted: boolean },
): Promise<void> {
  const row = await findSku(db, skuId)
  if (!row) throw noSuchSku()
  const now = clock.now()
  if (isWanted && (row.saleStart === null || row.saleStart <= now))
    throw conflict('sale_begun', 'The sale has already begun.')
  if (!isWanted) {
    await db.delete(skuReminder).where(and(eq(skuReminder.skuId, skuId), eq(skuReminder.userId, userId)))
    return
  }
  await db.insert(skuReminder).values({ skuId, userId, createdAt: now }).onConflictDoNothing()
}
