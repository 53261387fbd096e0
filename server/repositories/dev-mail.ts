import { desc } from 'drizzle-orm'
import type { Letter } from '../adapters/mail/mailer'
import type { Executor } from '../database/executor'
import { devMail } from '../database/schema-people'

/** A letter in the practice mailbox. */
export interface KeptLetter extends Letter {
  id: string
  sentAt: Date
}

/** Puts a letter into the practice mailbox. */
export async function insertDevMail(executor: Executor, letter: KeptLetter): Promise<void> {
  const { id, to, subject, text, html, sentAt } = letter
  await executor.insert(devMail).values({ id, recipient: to, subject, textBody: text, htmlBody: html, sentAt })
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
