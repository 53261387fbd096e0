import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Which hotel an operator's entry has become, and from what content. */
export const hotelSource = pgTable(
  'hotel_source',
  {
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    hotelId: text('hotel_id').notNull(),
    contentHash: text('content_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.sourceId] })],
)
