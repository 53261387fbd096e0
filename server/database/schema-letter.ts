import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { LetterKind } from '../letters/letter-kind'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Letters on their way, sealed; a row without content is one that was given up. */
export const waitingLetter = pgTable('letter', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<LetterKind>().notNull(),
  userId: text('user_id'),
  recipientKey: text('recipient_key').notNull(),
  deviceHash: text('device_hash'),
  sealed: text('sealed'),
  expiresAt: instant('expires_at'),
  availableAt: instant('available_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  deadAt: instant('dead_at'),
  createdAt: instant('created_at').notNull(),
})
