import { desc } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { devMail } from '../kernel/database/schema/people'
import type { OutgoingEmail } from '../kernel/mail/mailer'

/** An email in the development mailbox. */
export interface DevMail extends OutgoingEmail {
  sentAt: Date
}

/** Stores an email in the development mailbox; the same one again changes nothing. */
export async function insertDevMail(executor: Executor, email: DevMail): Promise<void> {
  const { id, to, subject, text, html, sentAt } = email
  const row = { id, recipient: to, subject, textBody: text, htmlBody: html, sentAt }
  await executor.insert(devMail).values(row).onConflictDoNothing()
}

/** The newest emails of the development mailbox, newest first. */
export async function listDevMail(executor: Executor, most: number): Promise<DevMail[]> {
  const rows = await executor.select().from(devMail).orderBy(desc(devMail.sentAt), desc(devMail.id)).limit(most)
  return rows.map(({ id, recipient, subject, textBody, htmlBody, sentAt }) => ({
    id,
    to: recipient,
    subject,
    text: textBody,
    html: htmlBody,
    sentAt,
  }))
}
