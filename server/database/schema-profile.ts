import { date, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from './bytes'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What people say of themselves beside name and picture, which stand in user_account. */
export const userProfile = pgTable('user_profile', {
  userId: text('user_id').primaryKey(),
  gender: text('gender').$type<'unset' | 'female' | 'male' | 'other'>().notNull(),
  birthday: date('birthday', { mode: 'string' }),
  country: text('country'),
  dialCode: text('dial_code').notNull(),
  phone: text('phone').notNull(),
  intro: text('intro').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** Pictures that people sent, drawn anew; one that was replaced loses its content at once and its row when it no longer counts for the day's limit. */
export const uploadedPicture = pgTable('uploaded_picture', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  purpose: text('purpose').$type<'avatar'>().notNull(),
  content: bytes('content'),
  createdAt: instant('created_at').notNull(),
})
