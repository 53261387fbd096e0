import { and, eq, inArray, isNull } from 'drizzle-orm'
import { isBuyable, saleStateOf } from '@/domain/vouchers/sale-state'
import type { Executor } from '../kernel/database/executor'
import { userAccount } from '../kernel/database/schema/people'
import { skuReminder } from '../kernel/database/schema/vouchers'
import { conflict } from '../kernel/errors'
import type { JobHandler } from '../kernel/jobs/run-jobs'
import { planSaleReminder } from '../kernel/jobs/sale-reminder'
import { enqueueMail } from '../kernel/mail/enqueue-mail'
import type { Services } from '../kernel/services'
import { saleBegunEmail } from './emails/sale-begun'
import { noSuchSku, saleFactsOf } from './product'
import { findSku, findSkuRooms, type SkuRow } from './repository/skus'

/** Orders or cancels a person's email for when a SKU's sale begins. Throws 404, and 409 sale_begun where it has. */
export async function setSaleReminder(
  services: Services,
  userId: string,
  { skuId, isWanted }: { readonly skuId: string; readonly isWanted: boolean },
): Promise<void> {
  const { database, clock } = services
  await database.transaction(async (tx) => {
    const row = await findSku(tx, skuId)
    if (!row) throw noSuchSku()
    if (!isWanted) {
      await tx.delete(skuReminder).where(and(eq(skuReminder.skuId, skuId), eq(skuReminder.userId, userId)))
      return
    }
    const now = clock.now()
    if (row.saleStart === null || row.saleStart <= now) throw conflict('sale_begun', 'The sale has already begun.')
    await tx.insert(skuReminder).values({ skuId, userId, createdAt: now }).onConflictDoNothing()
    await planSaleReminder(tx, services, { skuId, at: row.saleStart })
  })
}

/** Emails that are written in one transaction. */
const BATCH = 200

/** Writes to those who wait for a sale that has begun; waits where it was put off, and writes nothing where it is over or sold out. */
export const remindOfSale: JobHandler<'remind-of-sale'> = async (services, { skuId }) => {
  const { db } = services.database
  const row = await findSku(db, skuId)
  const state = row && saleStateOf(saleFactsOf(row, 0), services.clock.now())
  if (state === 'not_started' && row?.saleStart) return row.saleStart
  if (!row || !state || !isBuyable(state)) return undefined
  const [first] = await findSkuRooms(db, skuId)
  const timeZone = first?.hotel.timeZone ?? 'UTC'
  for (let written = BATCH; written === BATCH;)
    written = await services.database.transaction((tx) => writeBatch(tx, services, row, timeZone))
  services.mailQueue.wake()
  return undefined
}

/** Writes to the next of those who wait, each once; returns how many. */
async function writeBatch(tx: Executor, services: Services, row: SkuRow, timeZone: string): Promise<number> {
  const isWaiting = and(eq(skuReminder.skuId, row.id), isNull(skuReminder.sentAt))
  const waiting = await tx
    .select({ userId: skuReminder.userId, address: userAccount.email })
    .from(skuReminder)
    .innerJoin(userAccount, eq(userAccount.id, skuReminder.userId))
    .where(isWaiting)
    .limit(BATCH)
    .for('update', { of: skuReminder, skipLocked: true })
  if (waiting.length === 0) return 0
  const ids = waiting.map(({ userId }) => userId)
  await tx
    .update(skuReminder)
    .set({ sentAt: services.clock.now() })
    .where(and(eq(skuReminder.skuId, row.id), inArray(skuReminder.userId, ids)))
  for (const { userId, address } of waiting) {
    if (!address) continue
    const email = saleBegunEmail(row, { address, timeZone, publicUrl: services.env.publicUrl })
    const expiresAt = row.saleEnd ? { expiresAt: row.saleEnd } : {}
    await enqueueMail(tx, services, { kind: 'sale_begun', email, uid: userId, ...expiresAt })
  }
  return waiting.length
}
