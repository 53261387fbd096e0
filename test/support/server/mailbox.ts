import { desc, eq } from 'drizzle-orm'
import { devMail } from '../../../server/kernel/database/schema/people'
import type { Services } from '../../../server/kernel/services'

/** An email as it is stored in the development mailbox. */
export type StoredEmail = typeof devMail.$inferSelect

/** Where a test's emails are: those that wait, and those that were sent. */
type Mailbox = Pick<Services, 'database' | 'mailQueue'>

/** The emails to an address, newest first; those that wait are sent before. */
export async function emailsTo({ database, mailQueue }: Mailbox, email: string): Promise<StoredEmail[]> {
  await mailQueue.drained()
  return database.db
    .select()
    .from(devMail)
    .where(eq(devMail.recipient, email))
    .orderBy(desc(devMail.sentAt), desc(devMail.id))
}

/** The newest code that was sent to an address; throws where there is none. */
export async function newestCode(services: Mailbox, email: string): Promise<string> {
  const emails = await emailsTo(services, email)
  const code = emails.map(({ subject }) => /\d{6}/.exec(subject)?.[0]).find((found) => found !== undefined)
  if (code === undefined) throw new Error(`No code was sent to ${email}`)
  return code
}
