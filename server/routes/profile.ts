import { profileRoutes } from '@/contract/profile'
import { updateProfile } from '../commands/update-profile'
import { notFound } from '../kernel/errors'
import { presentProfile, presentPublicProfile, type KnownUser } from '../presenters/profile'
import { readIsVip } from '../repositories/is-vip'
import { countWishes } from '../repositories/preferences'
import { findProfile } from '../repositories/profile'
import type { Services } from '../kernel/services'
import { routeModule } from '../kernel/http/route-module'

async function known(services: Services, uid: string): Promise<KnownUser> {
  const found = await findProfile(services.database.db, uid)
  if (!found) throw notFound('There is no such person.')
  return found
}

/** What people say of themselves, and what of it anybody may know. */
export const profileModule = routeModule(profileRoutes, {
  getProfile: async (_input, { services, user }) => presentProfile(await known(services, user.uid)),
  updateProfile: async (input, { services, user }) => presentProfile(await updateProfile(services, user.uid, input)),
  getPublicHomePage: async ({ uid }, { services }) => {
    const found = await known(services, uid)
    if (found.user.isLogoff) throw notFound('There is no such person.')
    return presentPublicProfile(found)
  },
  getUserExtInfo: async (_input, { services, user }) => {
    const { createdAt, passwordHash, currencyCode } = (await known(services, user.uid)).user
    const isVip = await readIsVip(services.database.db, user.uid)
    const wishCount = await countWishes(services.database.db, user.uid)
    return { memberSince: createdAt.toISOString(), isVip, hasPassword: passwordHash !== null, wishCount, currencyCode }
  },
})
