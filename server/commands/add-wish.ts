import type { CollectionType } from '@/contract/collection'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { notFound } from '../kernel/errors'
import { askerIn } from '../quotes/asker-in'
import { notedPrices } from '../quotes/noted-prices'
import type { WishAsker } from '../quotes/wish-items'
import { insertWishes } from '../repositories/collection'
import { listKnown } from '../repositories/wished-things'

const NAMES: Readonly<Record<CollectionType, string>> = { hotel: 'hotel', coupon: 'voucher', moment: 'post' }

/** Puts a thing on the asker's wish list with what it costs now for the stay; what stands there stays as it is. 404 for what there is not, 400 for a stay that makes no sense. */
export async function addWish(
  { bizType, bizId, currency, ...wanted }: { bizType: CollectionType; bizId: string; currency?: string } & WantedStay,
  asker: WishAsker,
): Promise<void> {
  const { database, clock } = asker.services
  if (!(await listKnown(database.db, bizType, [bizId])).has(bizId)) {
    throw notFound(`There is no such ${NAMES[bizType]}.`)
  }
  const saved = (await notedPrices(bizType, [bizId], wanted, askerIn(asker, currency))).get(bizId) ?? null
  await insertWishes(database.db, [{ userId: asker.user.uid, bizType, bizId, createdAt: clock.now(), saved }])
}
