import { eq } from 'drizzle-orm'
import type { AssistantSettings } from '@/contract/dialog'
import { assistantConsent } from '../kernel/database/schema/support'
import type { AssistantCaller } from './caller-routes'
import type { Services } from '../kernel/services'
import { ownerOf } from './owner'

/** Whether an owner agreed that questions go to the outside model. */
export async function hasConsent({ database }: Pick<Services, 'database'>, owner: string): Promise<boolean> {
  const rows = await database.db.select().from(assistantConsent).where(eq(assistantConsent.owner, owner))
  return rows.length > 0
}

/** Who replies to a caller, and whether questions may go outside. */
export async function readSettings(caller: AssistantCaller): Promise<AssistantSettings> {
  const { services } = caller
  const { assistant } = services.env
  if (assistant === null) return { provider: null, hasConsent: false }
  return { provider: new URL(assistant.url).host, hasConsent: await hasConsent(services, ownerOf(caller)) }
}

/** Gives or withdraws the caller's consent; turns that begin afterwards observe it. */
export async function setConsent(caller: AssistantCaller, isGiven: boolean): Promise<AssistantSettings> {
  const { database, clock } = caller.services
  const owner = ownerOf(caller)
  if (isGiven) await database.db.insert(assistantConsent).values({ owner, givenAt: clock.now() }).onConflictDoNothing()
  else await database.db.delete(assistantConsent).where(eq(assistantConsent.owner, owner))
  return readSettings(caller)
}
