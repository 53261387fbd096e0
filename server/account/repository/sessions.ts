import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { signInTicket, loginSession, userAccount } from '../../kernel/database/schema/people'

export type SessionRow = typeof loginSession.$inferSelect

/** Stores a new sign-in. */
export async function insertSession(tx: Executor, session: typeof loginSession.$inferInsert): Promise<void> {
  await tx.insert(loginSession).values(session)
}

/** A sign-in by its id, ended or not; null also where its account has been closed. */
export async function findSession(tx: Executor, sid: string): Promise<SessionRow | null> {
  const [row] = await tx
    .select({ session: loginSession })
    .from(loginSession)
    .innerJoin(userAccount, eq(userAccount.id, loginSession.userId))
    .where(and(eq(loginSession.id, sid), eq(userAccount.isLogoff, false)))
  return row?.session ?? null
}

/** Of each sign-in, whether it is that user's and goes on at an instant; with a closed account all of its sign-ins have ended. */
export async function areSessionsLive(
  tx: Executor,
  sessions: readonly { uid: string; sid: string }[],
  at: Date,
): Promise<boolean[]> {
  const uids = sql.param(sessions.map(({ uid }) => uid))
  const sids = sql.param(sessions.map(({ sid }) => sid))
  const { rows } = await tx.execute<{ live: boolean }>(sql`
    select exists (
      select from login_session known join user_account account on account.id = known.user_id
      where known.id = asked.sid and known.user_id = asked.uid and known.revoked_at is null and not account.is_logoff
        and known.expires_at > ${at.toISOString()}::timestamptz
    ) as live
    from unnest(${uids}::text[], ${sids}::text[]) with ordinality as asked (uid, sid, place)
    order by asked.place`)
  return rows.map(({ live }) => live)
}

/** One step of a refresh token: what it was, what it becomes, and how long the sign-in now lasts. */
interface Rotation {
  sid: string
  fromHash: string
  toHash: string
  at: Date
  expiresAt: Date
}

/** Puts the next refresh token in the place of the present one; false when another call was first or the sign-in has ended. */
export async function rotateSession(tx: Executor, rotation: Rotation): Promise<boolean> {
  const isPresent = and(
    eq(loginSession.id, rotation.sid),
    eq(loginSession.refreshHash, rotation.fromHash),
    isNull(loginSession.revokedAt),
  )
  const changed = await tx
    .update(loginSession)
    .set({
      refreshHash: rotation.toHash,
      previousRefreshHash: rotation.fromHash,
      rotatedAt: rotation.at,
      expiresAt: rotation.expiresAt,
    })
    .where(isPresent)
    .returning({ id: loginSession.id })
  return changed.length > 0
}

/** Hashes of the devices that have signed in to the account of an e-mail address, in sign-ins that are still stored. */
export async function listSignedInDevices(tx: Executor, email: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ deviceHash: loginSession.deviceHash })
    .from(loginSession)
    .innerJoin(userAccount, eq(userAccount.id, loginSession.userId))
    .where(eq(userAccount.email, email))
  return rows.map(({ deviceHash }) => deviceHash)
}

/** Ends one sign-in. */
export async function revokeSession(tx: Executor, sid: string, at: Date): Promise<void> {
  await tx
    .update(loginSession)
    .set({ revokedAt: at })
    .where(and(eq(loginSession.id, sid), isNull(loginSession.revokedAt)))
}

/** Ends all sign-ins of a user but one. */
export async function revokeOtherSessions(tx: Executor, uid: string, currentSid: string, at: Date): Promise<void> {
  await tx
    .update(loginSession)
    .set({ revokedAt: at })
    .where(and(eq(loginSession.userId, uid), ne(loginSession.id, currentSid), isNull(loginSession.revokedAt)))
}

/** Stores the device of a sign-in. */
export async function setSessionDevice(
  tx: Executor,
  sid: string,
  device: Pick<SessionRow, 'deviceKind' | 'deviceName' | 'countryCode'>,
): Promise<void> {
  await tx.update(loginSession).set(device).where(eq(loginSession.id, sid))
}

/** The sign-ins of a user that go on: one of them first, then the last used; at most 50. */
export async function listLiveSessions(tx: Executor, uid: string, firstSid: string, at: Date): Promise<SessionRow[]> {
  const isLive = and(eq(loginSession.userId, uid), isNull(loginSession.revokedAt), gt(loginSession.expiresAt, at))
  const isFirst = sql`case when ${loginSession.id} = ${firstSid} then 0 else 1 end`
  return tx
    .select()
    .from(loginSession)
    .where(isLive)
    .orderBy(isFirst, desc(loginSession.rotatedAt), loginSession.id)
    .limit(50)
}

/** Whether a sign-in, ended or not, is a user's. */
export async function isSessionOf(tx: Executor, sid: string, uid: string): Promise<boolean> {
  const isOwn = and(eq(loginSession.id, sid), eq(loginSession.userId, uid))
  return (await tx.select({ id: loginSession.id }).from(loginSession).where(isOwn)).length > 0
}

/** Stores a one-time sign-in token by its hash. */
export async function insertTicket(tx: Executor, ticket: typeof signInTicket.$inferInsert): Promise<void> {
  await tx.insert(signInTicket).values(ticket)
}

/** Uses a one-time sign-in token up and returns its user id; null for an unknown, used or expired token. */
export async function takeTicket(tx: Executor, ticketHash: string, at: Date): Promise<string | null> {
  const isGood = and(
    eq(signInTicket.ticketHash, ticketHash),
    isNull(signInTicket.usedAt),
    gt(signInTicket.expiresAt, at),
  )
  const [row] = await tx
    .update(signInTicket)
    .set({ usedAt: at })
    .where(isGood)
    .returning({ userId: signInTicket.userId })
  return row?.userId ?? null
}

/** Whose a ticket is, without using it up; null when there is none, or it was used, or its time is over. */
export async function findTicketOwner(tx: Executor, ticketHash: string, at: Date): Promise<string | null> {
  const [row] = await tx
    .select({ userId: signInTicket.userId })
    .from(signInTicket)
    .where(and(eq(signInTicket.ticketHash, ticketHash), isNull(signInTicket.usedAt), gt(signInTicket.expiresAt, at)))
  return row?.userId ?? null
}

/** Makes every open ticket of a user worthless. */
export async function endTickets(tx: Executor, userId: string, at: Date): Promise<void> {
  await tx
    .update(signInTicket)
    .set({ usedAt: at })
    .where(and(eq(signInTicket.userId, userId), isNull(signInTicket.usedAt)))
}
