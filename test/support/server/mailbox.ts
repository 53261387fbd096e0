import { desc, eq } from 'drizzle-orm'
import { devMail } from '../../../server/database/schema-people'
import type { Services } from '../../../server/services'

/** A letter as it lies in the mailbox of this machine. */
export type KeptLetter = typeof devMail.$inferSelect

/** The letters to an address, newest first. */
export async function lettersTo({ database }: Pick<Services, 'database'>, email: string): Promise<KeptLetter[]> {
  return database.db
    .select()
    .from(devMail)
    .where(eq(devMail.recipient, email))
    .orderBy(desc(devMail.sentAt), desc(devMail.id))
}

/** The newest code that was sent to an address; throws where there is none. */
export async function newestCode(services: Pick<Services, 'database'>, email: string): Promise<string> {
  const letters = await lettersTo(services, email)
  const code = letters.map(({ subject }) => /\d{6}/.exec(subject)?.[0]).find((found) => found !== undefined)
  if (code === undefined) throw new Error(`No code was sent to ${email}`)
  return code
}
