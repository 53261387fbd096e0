import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What was looked at, once each; owner is `user <id>` or `device <hash of the device id>`. */
export const recentView = pgTable(
  'recent_view',
  {
    owner: text('owner').notNull(),
    businessType: text('business_type', { enum: ['hotel'] }).notNull(),
    businessId: text('business_id').notNull(),
    sessionId: text('session_id'),
    openId: text('open_id'),
    terminalType: text('terminal_type'),
    appType: text('app_type'),
    viewedAt: timestamp('viewed_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.businessType, table.businessId] })],
)
