import { collectionRoutes } from '@/contract/collection'
import { addFavorite, mergeFavorites } from './commands'
import { badCursor, badInput } from '../kernel/errors'
import { favoriteItems } from './list'
import {
  listFavoriteIds,
  listFavorites,
  removeFavorites,
  restoreFavorites,
  type FavoritesOf,
  type FavoritePosition,
} from './repository/favorites'
import type { Services } from '../kernel/services'
import { routeModule } from '../kernel/http/route-module'
import { instantOfCursor } from '../kernel/http/cursor'

const defaultPageSize = 20
const mostIds = 50

function idsOf(text: string): string[] {
  const ids = text.split(',').filter((id) => /^[\w-]{1,40}$/.test(id))
  if (ids.length > mostIds) throw badInput('bizIds', `Please choose ${mostIds} at most.`)
  return [...new Set(ids)]
}

async function takeOff({ database, clock }: Services, favorites: FavoritesOf): Promise<{ isCollection: boolean }> {
  await database.transaction((tx) => removeFavorites(tx, favorites, clock.now()))
  return { isCollection: false }
}

/** Wish lists: each call states the wanted result, so that a repetition changes nothing. */
export const collectionModule = routeModule(collectionRoutes, {
  addCollection: async (input, context) => {
    await addFavorite(input, context)
    return { isCollection: true }
  },
  cancelCollection: ({ bizType, bizId }, { services, user }) =>
    takeOff(services, { userId: user.uid, bizType, bizIds: [bizId] }),
  cancelCollectionList: ({ bizType, bizIds }, { services, user }) =>
    takeOff(services, { userId: user.uid, bizType, bizIds }),
  restoreCollection: ({ bizType, bizIds }, { services, user }) =>
    services.database.transaction(async (tx) => {
      await restoreFavorites(tx, { userId: user.uid, bizType, bizIds }, services.clock.now())
      return { collected: await listFavoriteIds(tx, { userId: user.uid, bizType, bizIds }) }
    }),
  mergeCollection: async (input, context) => ({ merged: await mergeFavorites(input, context) }),
  isCollected: async ({ bizType, bizIds }, { services, user }) => ({
    collected: await listFavoriteIds(services.database.db, { userId: user.uid, bizType, bizIds: idsOf(bizIds) }),
  }),
  listCollection: async ({ bizType = 'hotel', pageSize = defaultPageSize, cursor, ...stay }, context) => {
    const requested = { userId: context.user.uid, bizType }
    const favorites = await listFavorites(
      context.services.database.db,
      requested,
      readFavoriteCursor(cursor),
      pageSize + 1,
    )
    const page = favorites.slice(0, pageSize)
    const last = page.at(-1)
    return {
      list: await favoriteItems(bizType, page, stay, context),
      nextCursor: last && favorites.length > page.length ? writeFavoriteCursor(last) : null,
    }
  },
})

/** Where a page of a wish list ended, as the opaque text that the client sends back. */
function writeFavoriteCursor({ createdAt, bizId }: FavoritePosition): string {
  return Buffer.from(`${createdAt.getTime()} ${bizId}`).toString('base64url')
}

/** Reads what writeWishCursor wrote; null for none; throws 400 on anything else. */
function readFavoriteCursor(cursor: string | undefined): FavoritePosition | null {
  if (cursor === undefined || cursor === '') return null
  const [, atMs, bizId] = /^(\d{1,15}) ([\w-]{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (atMs === undefined || bizId === undefined) throw badCursor()
  return { createdAt: instantOfCursor(atMs), bizId }
}
