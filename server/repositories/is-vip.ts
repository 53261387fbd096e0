import { type SQL, sql } from 'drizzle-orm'

/** Whether a user is a VIP, as a part of another statement; a visitor, null, is none and costs no look. */
export const isVip = (userId: string | null): SQL =>
  userId === null ? sql`false` : sql`exists (select from user_account u where u.id = ${userId} and u.is_vip)`
