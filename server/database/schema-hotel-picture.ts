import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from './bytes'

/** Pictures named in operators' files, re-encoded as WebP; the id tells size and color. */
export const hotelPicture = pgTable('hotel_picture', {
  id: text('id').primaryKey(),
  hotelId: text('hotel_id').notNull(),
  url: text('url').notNull(),
  content: bytes('content').notNull(),
})
