import { travelerRoutes } from '@/contract/traveler'
import { ID_TYPES, idTypeName, isIdTypeSupported } from '@/domain/account/id-number'
import { saveTraveler } from '../commands/save-traveler'
import { notFound } from '../kernel/errors'
import { presentTraveler } from '../presenters/traveler'
import { listTravelersOf, removeTraveler } from '../repositories/traveler'
import { routeModule } from '../kernel/http/route-module'

const done = { ok: true } as const

/** Travelers of the signed-in user; those of others are not found. */
export const travelerModule = routeModule(travelerRoutes, {
  listTravelers: async ({ countryCode = null }, { services, user }) => {
    const rows = await listTravelersOf(services.database.db, user.uid)
    return { list: rows.map((row) => presentTraveler(services.env.secret, row, countryCode)) }
  },
  saveTraveler: async (input, { services, user }) => {
    const row = await saveTraveler(services, user.uid, input)
    return presentTraveler(services.env.secret, row, input.countryCode ?? null)
  },
  deleteTraveler: async ({ id }, { services, user }) => {
    const isGone = await removeTraveler(services.database.db, user.uid, id)
    if (!isGone) throw notFound('This traveler is no longer there.')
    return done
  },
  listIdTypes: async ({ countryCode = null }) => ({
    list: ID_TYPES.map((idType) => ({
      idType,
      idTypeName: idTypeName(idType),
      disabled: !isIdTypeSupported(idType, countryCode),
    })),
  }),
})
