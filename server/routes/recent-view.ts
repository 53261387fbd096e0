import { recentViewRoutes } from '@/contract/search'
import { callerKey, callerKeys } from '../account/devices'
import { notFound } from '../kernel/errors'
import { hotelCards } from '../quotes/hotel-cards'
import { deleteViews, listViewedHotels, putView } from '../account/repository/device-history'
import { routeModule } from '../kernel/http/route-module'

const done = { ok: true } as const

/** What was looked at. */
export const recentViewModule = routeModule(recentViewRoutes, {
  receiveRecommendLog: async (view, context) => {
    const owner = callerKey(context)
    const { database, clock } = context.services
    const isKept = owner === null || (await putView(database.db, owner, view, clock.now()))
    if (!isKept) throw notFound('There is no such hotel.')
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
