import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes } from './columns'

/** Operators whose hotels were imported, by the name that they were given. */
export const importSource = pgTable('import_source', { name: text('name').primaryKey() })

/** Whose hotels a file holds, by its absolute path. */
export const importFile = pgTable('import_file', { path: text('path').primaryKey(), source: text('source').notNull() })

/** Which hotel an operator's entry has become, and from what content; cityName is the city as its address gives it. */
export const hotelSource = pgTable(
  'hotel_source',
  {
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    hotelId: text('hotel_id').notNull(),
    contentHash: text('content_hash').notNull(),
    cityName: text('city_name').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.source, table.sourceId] })],
)

/** Pictures named in operators' files, re-encoded as WebP; the id encodes size and color. */
export const hotelPicture = pgTable('hotel_picture', {
  id: text('id').primaryKey(),
  hotelId: text('hotel_id').notNull(),
  url: text('url').notNull(),
  content: bytes('content').notNull(),
})

/** Which SKU an operator's entry has become, from which file, and from what content; empty where its sale has ended since. */
export const skuImport = pgTable(
  'sku_import',
  {
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    skuId: text('sku_id').notNull(),
    path: text('path').notNull(),
    contentHash: text('content_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.sourceId] })],
)
