import { desc } from 'drizzle-orm'
import type { SentLetter } from '../adapters/mail/mailer'
import type { Executor } from '../database/executor'
import { devMail } from '../database/schema-people'

/** A letter in the practice mailbox. */
export interface KeptLetter extends SentLetter {
  sentAt: Date
}

/** Puts a letter into the practice mailbox; the same one again changes nothing. */
export async function insertDevMail(executor: Executor, letter: KeptLetter): Promise<void> {
  const { id, to, subject, text, html, sentAt } = letter
  const row = { id, recipient: to, subject, textBody: text, htmlBody: html, sentAt }
  await executor.insert(devMail).values(row).onConflictDoNothing()
}

/** The newest letters of the practice mailbox, newest first. */
export async function listDevMail(executor: Executor, most: number): Promise<KeptLetter[]> {
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
