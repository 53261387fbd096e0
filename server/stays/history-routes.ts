import { recentViewRoutes } from '@/contract/search'
import { callerKey, callerKeys } from '../account/devices'
import { notFound } from '../kernel/errors'
import { hotelCards } from './quote/hotel-cards'
import {
  deleteSearches,
  deleteViews,
  listSearches,
  listViewedHotels,
  putSearches,
  putView,
} from '../account/repository/device-history'
import { routeModule } from '../kernel/http/route-module'
import { searchHistoryRoutes } from '@/contract/suggest'

const done = { ok: true } as const

/** Recently viewed hotels. */
export const recentViewModule = routeModule(recentViewRoutes, {
  receiveRecommendLog: async (view, context) => {
    const owner = callerKey(context)
    const { database, clock } = context.services
    const isStored = owner === null || (await putView(database.db, owner, view, clock.now()))
    if (!isStored) throw notFound('There is no such hotel.')
    return done
  },
  listRecentViews: async (stay, context) => {
    const owner = callerKey(context)
    const ids = owner === null ? [] : await listViewedHotels(context.services.database.db, owner)
    const cards = await hotelCards(context, ids, stay)
    return { list: ids.flatMap((id) => cards.get(id) ?? []) }
  },
  clearRecentViews: async (_input, context) => {
    const owners = callerKeys(context)
    if (owners.length > 0) await deleteViews(context.services.database.db, owners)
    return done
  },
})

/** Search history. */
export const searchHistoryModule = routeModule(searchHistoryRoutes, {
  listSearchHistory: async (_input, context) => {
    const owner = callerKey(context)
    return { list: owner === null ? [] : await listSearches(context.services.database.db, owner) }
  },
  putSearchHistory: async ({ list }, context) => {
    const owner = callerKey(context)
    if (owner === null) return { list: [] }
    const { database, clock } = context.services
    await putSearches(database.db, owner, list, clock.now())
    return { list: await listSearches(database.db, owner) }
  },
  clearSearchHistory: async (_input, context) => {
    const owners = callerKeys(context)
    if (owners.length > 0) await deleteSearches(context.services.database.db, owners)
    return { ok: true } as const
  },
})
