import { loginSessionRoutes } from '@/contract/login-sessions'
import { endSession } from '../auth/end-session'
import { notFound } from '../kernel/errors'
import { presentLoginSession } from '../presenters/login-session'
import { isSessionOf, listLiveSessions, revokeOtherSessions } from '../repositories/session'
import { endTickets } from '../repositories/session-ticket'
import { routeModule } from '../kernel/http/route-module'

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
