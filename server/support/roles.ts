import { findUserByEmail } from '../account/repository/users'
import type { Executor } from '../kernel/database/executor'
import { forbidden, notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { deleteRoles, findStaffName, insertRole, isSomeoneSeen, recordSeen } from './repository/staff'

/** Someone of the house who responds in chats. */
export interface Agent {
  readonly uid: string
  /** As travelers see it. */
  readonly name: string
}

/** Time after its last sign when an agent counts as away, ms. */
export const AWAY_MS = 150_000

/** Least time between two records of an agent's presence, ms. */
const RECORDED_MS = 20_000

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Since when an agent must have been seen to count as present. */
export const presentSince = (now: Date): Date => before(now, AWAY_MS)

/** Records that an agent is at work. */
export const recordAgentSeen = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  uid: string,
): Promise<void> => recordSeen(database.db, uid, clock.now(), before(clock.now(), RECORDED_MS))

/** Whether an agent is at work. */
export const isAgentPresent = ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<boolean> =>
  isSomeoneSeen(database.db, presentSince(clock.now()))

/** The agent that a user is, who counts as present from now on. Throws 403 no_role for all others. */
export async function neededAgent(services: Pick<Services, 'database' | 'clock'>, uid: string): Promise<Agent> {
  const name = await findStaffName(services.database.db, uid, 'support')
  if (name === null) throw forbidden('no_role', 'Only people of the support can do this.')
  await recordAgentSeen(services, uid)
  return { uid, name }
}

const userOf = async (db: Executor, email: string) => {
  const user = await findUserByEmail(db, email)
  if (!user || user.isLogoff) throw notFound(`There is no account ${email}.`)
  return user
}

/** The agent with an address. Throws 404 for an unknown address and 403 no_role. */
export async function agentByEmail(services: Pick<Services, 'database' | 'clock'>, email: string): Promise<Agent> {
  return neededAgent(services, (await userOf(services.database.db, email)).id)
}

/** Makes a user an agent, with `also` in the same transaction; false where the user is one. Throws 404 for an unknown address. */
export async function grantSupport(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { email, grantedBy }: { readonly email: string; readonly grantedBy: string },
  also: (tx: Executor, uid: string) => Promise<void>,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const { id } = await userOf(tx, email)
    const role = { userId: id, role: 'support', grantedBy, grantedAt: clock.now() } as const
    const isNew = await insertRole(tx, role)
    if (isNew) await also(tx, id)
    return isNew
  })
}

/** Takes a user's roles, with `also` in the same transaction; false where the user had none. Throws 404 for an unknown address. */
export async function revokeRoles(
  { database }: Pick<Services, 'database'>,
  email: string,
  also: (tx: Executor, uid: string) => Promise<void>,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const { id } = await userOf(tx, email)
    const had = (await deleteRoles(tx, id)).length > 0
    if (had) await also(tx, id)
    return had
  })
}
