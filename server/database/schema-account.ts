import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** One-time tickets with which the file of an account is fetched. */
export const accountExport = pgTable('account_export', {
  ticketHash: text('ticket_hash').primaryKey(),
  userId: text('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})
