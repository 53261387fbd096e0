import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Travelers that users book for; the document's number is encrypted under the key of that id. */
export const traveler = pgTable('traveler', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  name: text('name').notNull(),
  idType: text('id_type').notNull(),
  sealedIdNo: text('sealed_id_no').notNull(),
  sealKeyId: text('seal_key_id').notNull(),
  idNoHash: text('id_no_hash').notNull(),
  birthday: text('birthday'),
  tel: text('tel').notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
})
