import type { CollectionType, WishTarget } from '@/contract/collection'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { mergedWishes, type MergedWish } from '@/domain/favorites/stored-favorites'
import { badInput } from '../kernel/errors'
import { askerIn } from '../quotes/asker-in'
import { notedPrices } from '../quotes/noted-prices'
import type { WishAsker } from '../quotes/wish-items'
import { insertWishes, type NewWish } from '../repositories/collection'
import { listKnown } from '../repositories/wished-things'

const TYPES: readonly CollectionType[] = ['hotel', 'coupon', 'moment']

/** Adds what a device kept for a visitor to the asker's wish list, as old as it is there; what is unknown is skipped and what stands there stays as it is. Answers how many of them stand there now. */
export async function mergeWishes(
  { targets, currency, ...wanted }: { targets: readonly WishTarget[]; currency?: string } & WantedStay,
  asker: WishAsker,
): Promise<number> {
  const { database, clock } = asker.services
  const merged = readTargets(targets, clock.now())
  const rows: NewWish[] = []
  for (const bizType of TYPES) {
    rows.push(
      ...(await rowsOf(
        bizType,
        merged.filter((wish) => wish.bizType === bizType),
        wanted,
        askerIn(asker, currency),
      )),
    )
  }
  await database.transaction((tx) => insertWishes(tx, rows))
  return rows.length
}

function readTargets(targets: readonly WishTarget[], now: Date): MergedWish[] {
  const odd = targets.findIndex(({ savedAt }) => Number.isNaN(Date.parse(savedAt)))
  if (odd >= 0) throw badInput(`targets.${odd}.savedAt`, 'There is no such moment.')
  return mergedWishes(targets, now.getTime())
}

async function rowsOf(
  bizType: CollectionType,
  wishes: readonly MergedWish[],
  wanted: WantedStay,
  asker: WishAsker,
): Promise<NewWish[]> {
  if (wishes.length === 0) return []
  const known = await listKnown(
    asker.services.database.db,
    bizType,
    wishes.map(({ bizId }) => bizId),
  )
  const wishesKnown = wishes.filter(({ bizId }) => known.has(bizId))
  const fresh = wishesKnown.filter(({ isFresh }) => isFresh).map(({ bizId }) => bizId)
  const prices = await notedPrices(bizType, fresh, wanted, asker)
  const userId = asker.user.uid
  return wishesKnown.map(({ bizId, savedAtMs }) => {
    return { userId, bizType, bizId, createdAt: new Date(savedAtMs), saved: prices.get(bizId) ?? null }
  })
}
