import { desc, eq } from 'drizzle-orm'
import { devMail } from '../../../server/database/schema-people'
import type { Services } from '../../../server/services'

/** A letter as it lies in the mailbox of this machine. */
export type KeptLetter = typeof devMail.$inferSelect

/** Where a test's letters are: those that wait, and those that arrived. */
type Mailbox = Pick<Services, 'database' | 'letterPost'>

/** The letters to an address, newest first; those that wait are sent before. */
export async function lettersTo({ database, letterPost }: Mailbox, email: string): Promise<KeptLetter[]> {
  await letterPost.drained()
  return database.db
    .select()
    .from(devMail)
    .where(eq(devMail.recipient, email))
    .orderBy(desc(devMail.sentAt), desc(devMail.id))
}

/** The newest code that was sent to an address; throws where there is none. */
export async function newestCode(services: Mailbox, email: string): Promise<string> {
  const letters = await lettersTo(services, email)
  const code = letters.map(({ subject }) => /\d{6}/.exec(subject)?.[0]).find((found) => found !== undefined)
  if (code === undefined) throw new Error(`No code was sent to ${email}`)
  return code
}
