import { eq } from 'drizzle-orm'
import { sku, skuBuyer } from '../../../server/kernel/database/schema/vouchers'
import type { TestServer } from './start-test-server'

/** How many vouchers of a SKU are held by unpaid orders, and how many are sold. */
export async function stockOf({ services }: TestServer, skuId: string): Promise<{ held?: number; sold?: number }> {
  const [row] = await services.database.db.select().from(sku).where(eq(sku.id, skuId))
  return { held: row?.held, sold: row?.sold }
}

/** How many vouchers of a SKU count against the limits of all its buyers. */
export async function countOf({ services }: TestServer, skuId: string): Promise<number> {
  const rows = await services.database.db.select().from(skuBuyer).where(eq(skuBuyer.skuId, skuId))
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}
