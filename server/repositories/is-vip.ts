import { type SQL, sql } from 'drizzle-orm'
import { vipRule } from '@/domain/vip/vip-rule'
import type { Executor } from '../database/executor'

const span = sql.raw(`interval '${vipRule.months} months'`)

/** Whether a user, given as an expression, has the stays of the VIP rule: the last of them within the span before today, the first within the span before the last. */
const hasStays = (userId: SQL): SQL => sql`exists (
  select from (
    select o.check_out, lag(o.check_out, ${sql.raw(String(vipRule.stays - 1))}) over (order by o.check_out, o.id) as first_out
    from hotel_order o where o.user_id = ${userId} and o.status = 'COMPLETED'
  ) stay
  where stay.check_out > current_date - ${span} and stay.first_out > stay.check_out - ${span}
)`

/** Whether a row `u` of user_account is a VIP: by grant of the operator, or by the VIP rule over its completed stays. */
export const isVipRow: SQL = sql`(u.is_vip or ${hasStays(sql`u.id`)})`

/** Whether a user is a VIP, as a part of another query; a visitor, null, is none and costs no look-up. */
export const isVip = (userId: string | null): SQL =>
  userId === null ? sql`false` : sql`exists (select from user_account u where u.id = ${userId} and ${isVipRow})`

/** Whether a user is a VIP. */
export async function readIsVip(db: Executor, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ vip: boolean }>(sql`select ${isVip(userId)} as vip`)
  return rows[0]?.vip ?? false
}
