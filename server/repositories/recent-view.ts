import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { RecentView } from '@/contract/recent-view'
import type { Executor } from '../kernel/database/executor'
import { recentView } from '../kernel/database/schema/people'

/** So many things are kept for an owner. */
const MOST_VIEWS = 20

/** What an owner looked at, newest first. */
export async function listViewedHotels(tx: Executor, owner: string): Promise<string[]> {
  const rows = await tx
    .select({ id: recentView.businessId })
    .from(recentView)
    .where(and(eq(recentView.owner, owner), eq(recentView.businessType, 'hotel')))
    .orderBy(desc(recentView.viewedAt), asc(recentView.businessId))
    .limit(MOST_VIEWS)
  return rows.map(({ id }) => id)
}

/** Notes in one statement that an owner looked at a hotel, and lets the oldest beyond the limit go; false where there is no such hotel. */
export async function putView(tx: Executor, owner: string, view: RecentView, now: Date): Promise<boolean> {
  const { businessType, businessId, sessionId = null, openId = null, terminalType = null, appType = null } = view
  const { rows } = await tx.execute(sql`
    with too_old as (
      delete from recent_view old
      where old.owner = ${owner} and old.business_id in (
        select business_id from recent_view where owner = ${owner} and business_id <> ${businessId}
        order by viewed_at desc, business_id offset ${MOST_VIEWS - 1}::integer
      )
    )
    insert into recent_view
      (owner, business_type, business_id, session_id, open_id, terminal_type, app_type, viewed_at)
    select ${owner}, ${businessType}, h.id, ${sessionId}, ${openId}, ${terminalType}, ${appType},
      ${now.toISOString()}::timestamptz
    from hotel h where h.id = ${businessId}
    on conflict (owner, business_type, business_id) do update set session_id = excluded.session_id,
      open_id = excluded.open_id, terminal_type = excluded.terminal_type, app_type = excluded.app_type,
      viewed_at = greatest(recent_view.viewed_at, excluded.viewed_at)
    returning 1`)
  return rows.length > 0
}

/** Makes what one owner looked at another's; of what both know the newer time counts. */
export async function moveViews(tx: Executor, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    with moved as (delete from recent_view where owner = ${from} returning *)
    insert into recent_view
      (owner, business_type, business_id, session_id, open_id, terminal_type, app_type, viewed_at)
    select ${to}, business_type, business_id, session_id, open_id, terminal_type, app_type, viewed_at from moved
    on conflict (owner, business_type, business_id) do update
    set viewed_at = greatest(recent_view.viewed_at, excluded.viewed_at)`)
}

/** Forgets all that these owners looked at. */
export async function deleteViews(tx: Executor, owners: readonly string[]): Promise<void> {
  await tx.delete(recentView).where(inArray(recentView.owner, [...owners]))
}
