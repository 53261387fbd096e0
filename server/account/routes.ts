import { accountRoutes, preferenceRoutes } from '@/contract/account'
import { isLoggedOff } from './access-token'
import { badInput, notFound } from '../kernel/errors'
import { type KnownUser, presentProfile, presentUser, readPublicProfile, updateProfile } from './profile'
import { readIsVip, readVipProgress } from './repository/vip'
import {
  countFavorites,
  countOpenVouchers,
  findProfile,
  findUser,
  setPreferredCurrency,
  type UserRow,
} from './repository/users'
import type { Services, SignedInUser } from '../kernel/services'
import { routeModule } from '../kernel/http/route-module'
import { type LoginSession, loginSessionRoutes } from '@/contract/login'
import { endSession } from './sessions'
import { endTickets, isSessionOf, listLiveSessions, revokeOtherSessions, type SessionRow } from './repository/sessions'
import { profileRoutes, travelerRoutes } from '@/contract/profile'
import { currencyOf } from '@/domain/money/currency'
import { ID_TYPES, idTypeName, isIdTypeSupported } from '@/domain/account/id-number'
import { listTravelersOf, presentTraveler, removeTraveler, saveTraveler } from './travelers'

async function signedInUser({ services, user }: { services: Services; user: SignedInUser }): Promise<UserRow> {
  const row = await findUser(services.database.db, user.uid)
  if (!row) throw notFound()
  return { ...row, isVip: await readIsVip(services.database.db, user.uid) }
}

/** The signed-in user, and the caller's likely region. */
export const accountModule = routeModule(accountRoutes, {
  getCurrentUser: async (_input, context) => presentUser(await signedInUser(context)),
  getVipStatus: (_input, { services, user }) => readIsVip(services.database.db, user.uid),
  getVipProgress: (_input, { services, user }) => readVipProgress(services.database.db, user.uid),
  checkLoggedOff: async (_input, { services, user, header }) => {
    const [, token = null] = /^Bearer (\S+)$/i.exec(header('authorization') ?? '') ?? []
    return { isLogoff: await isLoggedOff(services, { user, token }) }
  },
  getIpRegion: async (_input, context) => context.services.regions.of(context),
})

const done = { ok: true } as const

/** Where the user is signed in, and how to end that. */
export const loginSessionsModule = routeModule(loginSessionRoutes, {
  listSessions: async (_input, { services: { database, clock }, user }) => {
    const sessions = await listLiveSessions(database.db, user.uid, user.sid, clock.now())
    return { list: sessions.map((session) => presentLoginSession(session, user.sid)) }
  },
  revokeSession: async ({ id }, { services, user }) => {
    if (!(await isSessionOf(services.database.db, id, user.uid))) throw notFound('There is no such sign-in.')
    await endSession(services, { uid: user.uid, sid: id })
    return done
  },
  revokeOtherSessions: async (_input, { services: { database, clock }, user }) => {
    await database.transaction(async (tx) => {
      await revokeOtherSessions(tx, user.uid, user.sid, clock.now())
      await endTickets(tx, user.uid, clock.now())
    })
    return done
  },
})

const names = new Intl.DisplayNames('en', { type: 'region' })

/** A sign-in as its owner sees it; a country is named in English. */
function presentLoginSession(session: SessionRow, thisSid: string): LoginSession {
  const { id, deviceKind, deviceName, countryCode, createdAt, rotatedAt } = session
  return {
    id,
    deviceKind,
    deviceName,
    countryName: countryCode === null ? null : (names.of(countryCode) ?? null),
    startedAt: createdAt.toISOString(),
    lastUsedAt: rotatedAt.toISOString(),
    isThis: id === thisSid,
  }
}

async function known(services: Services, uid: string): Promise<KnownUser> {
  const found = await findProfile(services.database.db, uid)
  if (!found) throw notFound('There is no such person.')
  return found
}

/** Users' profiles, and the part of them that is public. */
export const profileModule = routeModule(profileRoutes, {
  getProfile: async (_input, { services, user }) => presentProfile(await known(services, user.uid)),
  updateProfile: async (input, { services, user }) => presentProfile(await updateProfile(services, user.uid, input)),
  getPublicHomePage: async ({ uid }, { services, user }) => {
    const found = await known(services, uid)
    if (found.user.isLogoff) throw notFound('There is no such person.')
    return readPublicProfile(services.database.db, found, user?.uid ?? null)
  },
  getUserExtInfo: async (_input, { services, user }) => {
    const { createdAt, passwordHash, currencyCode } = (await known(services, user.uid)).user
    const isVip = await readIsVip(services.database.db, user.uid)
    const favoriteCount = await countFavorites(services.database.db, user.uid)
    const voucherCount = await countOpenVouchers(services.database.db, user.uid)
    return {
      memberSince: createdAt.toISOString(),
      isVip,
      hasPassword: passwordHash !== null,
      wishCount: favoriteCount,
      voucherCount,
      currencyCode,
    }
  },
})

/** What an account prefers on every device. */
export const preferencesModule = routeModule(preferenceRoutes, {
  savePreferences: async ({ currencyCode }, { services, user }) => {
    if (!currencyOf(currencyCode)) throw badInput('currencyCode', 'We do not show prices in this currency.')
    await setPreferredCurrency(services.database.db, user.uid, currencyCode)
    return done
  },
})

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
