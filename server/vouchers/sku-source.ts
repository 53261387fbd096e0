import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { SubmitCouponOrder } from '@/contract/coupon-order'
import type { OrderChannel } from '@/contract/order'
import { skuSourceRoutes } from '@/contract/sku-source'
import { callerKey, callerKeys } from '../account/devices'
import type { Executor } from '../kernel/database/executor'
import { skuSource } from '../kernel/database/schema/vouchers'
import { routeModule } from '../kernel/http/route-module'
import type { Services } from '../kernel/services'
import { noSuchSku } from './product'
import { findSku } from './repository/skus'

/** How long a visit's source is stored with later purchases, in ms; the purge removes it afterwards. */
const SOURCE_MS = 30 * 86_400_000

/** The link or post from which a caller came to a SKU last. */
type SkuSource = Pick<typeof skuSource.$inferSelect, 'fromKey' | 'seenAt'>

/** The link or post from which one of these owners (a user, a device) last came to a SKU within 30 days; null for none. */
async function findSource(
  db: Executor,
  now: Date,
  owners: readonly string[],
  skuId: string,
): Promise<SkuSource | null> {
  if (owners.length === 0) return null
  const isRecent = gt(skuSource.seenAt, new Date(now.getTime() - SOURCE_MS))
  const [row] = await db
    .select({ fromKey: skuSource.fromKey, seenAt: skuSource.seenAt })
    .from(skuSource)
    .where(and(inArray(skuSource.owner, [...owners]), eq(skuSource.skuId, skuId), isRecent))
    .orderBy(desc(skuSource.seenAt))
    .limit(1)
  return row ?? null
}

/** The channel of a purchase of a SKU: as sent, but with the link or post that led to this SKU in place of that of the visit. */
export async function channelOfPurchase(
  tx: Executor,
  { clock }: Pick<Services, 'clock'>,
  { owners, sent }: { readonly owners: readonly string[]; readonly sent: Pick<SubmitCouponOrder, 'channel'> },
  skuId: string,
): Promise<OrderChannel | null> {
  const source = await findSource(tx, clock.now(), owners, skuId)
  return source ? { ...sent.channel, fromKey: source.fromKey } : (sent.channel ?? null)
}

/** The links and posts that lead callers to SKUs; nothing is stored for callers without a user or a device. */
export const skuSourceModule = routeModule(skuSourceRoutes, {
  getSkuTempSource: async ({ skuId }, { services, user, deviceId }) => {
    const source = await findSource(services.database.db, services.clock.now(), callerKeys({ user, deviceId }), skuId)
    return { fromKey: source?.fromKey ?? null, seenAt: source?.seenAt.toISOString() ?? null }
  },

  putSkuSource: async ({ skuId, fromKey }, { services, user, deviceId }) => {
    const { db } = services.database
    if (!(await findSku(db, skuId))) throw noSuchSku()
    const owner = callerKey({ user, deviceId })
    if (owner === null) return { ok: true } as const
    const row = { fromKey, seenAt: services.clock.now() }
    await db
      .insert(skuSource)
      .values({ owner, skuId, ...row })
      .onConflictDoUpdate({ target: [skuSource.owner, skuSource.skuId], set: row })
    return { ok: true } as const
  },
})
