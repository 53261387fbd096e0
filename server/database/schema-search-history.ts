import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { SearchHistoryEntry } from '@/contract/search-history'

/** What was searched for; owner is `user <id>` or `device <hash of the device id>`. */
export const searchHistory = pgTable(
  'search_history',
  {
    owner: text('owner').notNull(),
    kind: text('kind').notNull(),
    value: text('value').notNull(),
    entry: jsonb('entry').$type<SearchHistoryEntry>().notNull(),
    searchedAt: timestamp('searched_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.kind, table.value] })],
)
