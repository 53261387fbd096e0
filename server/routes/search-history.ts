import { searchHistoryRoutes } from '@/contract/suggest'
import { callerKey, callerKeys } from '../account/devices'
import { deleteSearches, listSearches, putSearches } from '../account/repository/device-history'
import { routeModule } from '../kernel/http/route-module'

/** What was searched for. */
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
