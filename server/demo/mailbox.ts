import type { Services } from '../kernel/services'
import { desc } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { devMail } from '../kernel/database/schema/people'
import type { Mailer, OutgoingEmail } from '../kernel/mail/mailer'
import { escapeHtml } from '../kernel/http/html'

/** An email in the development mailbox. */
export interface DevMail extends OutgoingEmail {
  sentAt: Date
}

/** Stores an email in the development mailbox; the same one again changes nothing. */
async function insertDevMail(executor: Executor, email: DevMail): Promise<void> {
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

const style = `
:root { color-scheme: light dark; --ground: #f4f5f4; --card: #fff; --ink: #16222b; --soft: #5c6b75; --line: #dfe4e3; --sign: #0a6c74 }
@media (prefers-color-scheme: dark) { :root { --ground: #101a26; --card: #182432; --ink: #eef3f5; --soft: #9fb0bb; --line: #2a3948; --sign: #6fd3d8 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { margin: 0; font-size: 1.5rem }
header p, .facts { color: var(--soft); margin: .25rem 0 0; font-size: .875rem }
article { margin-top: 1rem; padding: 1rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px }
h2 { margin: 0; font-size: 1.0625rem }
pre { margin: .75rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
a { color: var(--sign) }
.empty { margin-top: 3rem; text-align: center; color: var(--soft) }
`

const emailHtml = ({ to, subject, text, sentAt }: DevMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="facts">To ${escapeHtml(to)} · <time datetime="${sentAt.toISOString()}">${sentAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p>
<pre>${escapeHtml(text)}</pre>
</article>`

/** The development mailbox as a page, newest email first. */
export function mailPage(emails: readonly DevMail[]): string {
  const content = emails.length === 0 ? '<p class="empty">No mail yet.</p>' : emails.map(emailHtml).join('\n')
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>Mailbox · Staylark</title><style>${style}</style></head>
<body><main>
<header><h1>Mailbox</h1><p>Emails of this server stay here because MAIL_URL is not set. Also as <a href="/dev/mail.json">JSON</a>.</p></header>
${content}
</main></body>
</html>`
}

/** Stores emails in the database instead of sending them, for reading at /dev/mail; several processes share the mailbox. */
export function createDevMailer(services: Pick<Services, 'database' | 'clock'>): Mailer {
  return {
    send: (email) => insertDevMail(services.database.db, { sentAt: services.clock.now(), ...email }),
  }
}
