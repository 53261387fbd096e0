import type { CollectionType, FavoriteTarget } from '@/contract/collection'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { badInput, notFound } from '../kernel/errors'
import { notedPrices } from './saved-prices'
import type { FavoriteCaller } from './list'
import { insertFavorites, type NewFavorite } from './repository/favorites'
import { listKnown } from './repository/favorite-things'
import { type MergedFavorite, mergedFavorites } from '@/domain/favorites/stored-favorites'
import { currencyOf } from '@/domain/money/currency'

const NAMES: Readonly<Record<CollectionType, string>> = { hotel: 'hotel', coupon: 'voucher', moment: 'post' }

/** Adds an item to the caller's wish list with its current cost for the stay; an existing entry stays unchanged. Throws 404 for an unknown item and 400 for an impossible stay. */
export async function addFavorite(
  { bizType, bizId, currency, ...wanted }: { bizType: CollectionType; bizId: string; currency?: string } & WantedStay,
  caller: FavoriteCaller,
): Promise<void> {
  const { database, clock } = caller.services
  if (!(await listKnown(database.db, bizType, [bizId])).has(bizId)) {
    throw notFound(`There is no such ${NAMES[bizType]}.`)
  }
  const saved = (await notedPrices(bizType, [bizId], wanted, callerIn(caller, currency))).get(bizId) ?? null
  await insertFavorites(database.db, [{ userId: caller.user.uid, bizType, bizId, createdAt: clock.now(), saved }])
}

const TYPES: readonly CollectionType[] = ['hotel', 'coupon', 'moment']

/** Adds what a device stored for a visitor to the caller's wish list, with its dates. Unknown items are skipped and existing entries stay unchanged. Returns how many of them are now on the list. */
export async function mergeFavorites(
  { targets, currency, ...wanted }: { targets: readonly FavoriteTarget[]; currency?: string } & WantedStay,
  caller: FavoriteCaller,
): Promise<number> {
  const { database, clock } = caller.services
  const merged = readTargets(targets, clock.now())
  const rows: NewFavorite[] = []
  for (const bizType of TYPES) {
    rows.push(
      ...(await rowsOf(
        bizType,
        merged.filter((favorite) => favorite.bizType === bizType),
        wanted,
        callerIn(caller, currency),
      )),
    )
  }
  await database.transaction((tx) => insertFavorites(tx, rows))
  return rows.length
}

function readTargets(targets: readonly FavoriteTarget[], now: Date): MergedFavorite[] {
  const odd = targets.findIndex(({ savedAt }) => Number.isNaN(Date.parse(savedAt)))
  if (odd >= 0) throw badInput(`targets.${odd}.savedAt`, 'There is no such moment.')
  return mergedFavorites(targets, now.getTime())
}

async function rowsOf(
  bizType: CollectionType,
  favorites: readonly MergedFavorite[],
  wanted: WantedStay,
  caller: FavoriteCaller,
): Promise<NewFavorite[]> {
  if (favorites.length === 0) return []
  const known = await listKnown(
    caller.services.database.db,
    bizType,
    favorites.map(({ bizId }) => bizId),
  )
  const knownFavorites = favorites.filter(({ bizId }) => known.has(bizId))
  const fresh = knownFavorites.filter(({ isFresh }) => isFresh).map(({ bizId }) => bizId)
  const prices = await notedPrices(bizType, fresh, wanted, caller)
  const userId = caller.user.uid
  return knownFavorites.map(({ bizId, savedAtMs }) => {
    return { userId, bizType, bizId, createdAt: new Date(savedAtMs), saved: prices.get(bizId) ?? null }
  })
}

/** Returns the caller with the currency that the call names, because its client sends no header; an unsupported currency counts as absent. */
function callerIn({ services, user, currency }: FavoriteCaller, named: string | undefined): FavoriteCaller {
  return { services, user, currency: currencyOf(named ?? '') ? (named ?? currency) : currency }
}
