import { type SQL, sql } from 'drizzle-orm'
import type { VipProgress } from '@/contract/account'
import { vipRule } from '@/domain/account/vip-rule'
import type { Executor } from '../../kernel/database/executor'

const span = sql.raw(`interval '${vipRule.months} months'`)

/** SQL for all completed stays of a user (an expression). */
const completedStays = (userId: SQL): SQL => sql`(
  select stayed.id, stayed.check_out from purchase bought join hotel_order stayed on stayed.id = bought.id
  where bought.user_id = ${userId} and bought.status = 'COMPLETED')`

/** SQL for the completed stays of a user (an expression) that make a VIP today. Each is the last of as many within the span as the VIP rule requires, and itself within the span before today. */
const countedStays = (userId: SQL): SQL => sql`
  select stay.check_out from (
    select o.check_out, lag(o.check_out, ${sql.raw(String(vipRule.stays - 1))}) over (order by o.check_out, o.id) as first_out
    from ${completedStays(userId)} o
  ) stay
  where stay.check_out > current_date - ${span} and stay.first_out > stay.check_out - ${span}`

/** Whether a user, given as an expression, has the stays of the VIP rule: the last of them within the span before today, the first within the span before the last. */
const hasStays = (userId: SQL): SQL => sql`exists (${countedStays(userId)})`

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

interface ProgressRow extends Record<string, unknown> {
  readonly vip: boolean
  readonly until: string | null
  readonly stays: number
  readonly by: string | null
}

/** Returns a user's progress under the VIP rule. Counts only stays that can still contribute, which are one fewer than the rule requires. */
export async function readVipProgress(db: Executor, userId: string): Promise<VipProgress> {
  const { rows } = await db.execute<ProgressRow>(sql`
    select ${isVip(userId)} as vip, made.until::text as until, counted.stays, counted.by::text as by
    from (
      select case when exists (select from user_account u where u.id = ${userId} and u.is_vip) then null
        else (max(making.check_out) + ${span})::date - 1 end as until
      from (${countedStays(sql`${userId}`)}) making
    ) made, (
      select count(*)::int as stays, (min(newest.check_out) + ${span})::date - 1 as by
      from (
        select o.check_out from ${completedStays(sql`${userId}`)} o
        where o.check_out > current_date - ${span}
        order by o.check_out desc, o.id desc limit ${vipRule.stays - 1}
      ) newest
    ) counted`)
  const { vip, until, stays, by } = rows[0] ?? { vip: false, until: null, stays: 0, by: null }
  return { isVip: vip, until, stays, toGo: vipRule.stays - stays, by }
}
