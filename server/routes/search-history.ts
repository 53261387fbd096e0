import { searchHistoryRoutes } from '@/contract/search-history'
import { deviceSearches, userSearches } from '../auth/search-owner'
import { deleteSearches, listSearches, putSearches } from '../repositories/search-history'
import { routeModule, type RequestContext } from './handler'

/** The user's searches, or else the device's; nobody's where the call names no device, for then all such callers would share them. */
function ownerOf({ user, deviceId }: Pick<RequestContext, 'user' | 'deviceId'>): string | null {
  if (user) return userSearches(user.uid)
  return deviceId === null ? null : deviceSearches(deviceId)
}

const done = { ok: true } as const

/** What was searched for. */
export const searchHistoryModule = routeModule(searchHistoryRoutes, {
  listSearchHistory: async (_input, context) => {
    const owner = ownerOf(context)
    return { list: owner === null ? [] : await listSearches(context.services.database.db, owner) }
  },
  putSearchHistory: async ({ list }, context) => {
    const owner = ownerOf(context)
    if (owner === null) return { list: [] }
    const { database, clock } = context.services
    await putSearches(database.db, owner, list, clock.now())
    return { list: await listSearches(database.db, owner) }
  },
  clearSearchHistory: async (_input, { services, user, deviceId }) => {
    const owners = [...(user ? [userSearches(user.uid)] : []), ...(deviceId === null ? [] : [deviceSearches(deviceId)])]
    if (owners.length > 0) await deleteSearches(services.database.db, owners)
    return done
  },
})
