import { accountRoutes } from '@/contract/account'
import { isLoggedOff } from '../account/is-logged-off'
import { notFound } from '../kernel/errors'
import { presentUser } from '../presenters/user'
import { readIsVip, readVipProgress } from '../repositories/is-vip'
import { findUser, type UserRow } from '../repositories/user'
import type { Services, SignedInUser } from '../kernel/services'
import { routeModule } from '../kernel/http/route-module'

async function askingUser({ services, user }: { services: Services; user: SignedInUser }): Promise<UserRow> {
  const row = await findUser(services.database.db, user.uid)
  if (!row) throw notFound()
  return { ...row, isVip: await readIsVip(services.database.db, user.uid) }
}

/** The signed-in user, and where the asker seems to be. */
export const accountModule = routeModule(accountRoutes, {
  getCurrentUser: async (_input, context) => presentUser(await askingUser(context)),
  getVipStatus: (_input, { services, user }) => readIsVip(services.database.db, user.uid),
  getVipProgress: (_input, { services, user }) => readVipProgress(services.database.db, user.uid),
  checkLoggedOff: async (_input, context) => ({ isLogoff: await isLoggedOff(context) }),
  getIpRegion: async (_input, context) => context.services.regions.of(context),
})
