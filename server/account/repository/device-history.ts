import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SearchHistoryEntry } from '@/contract/suggest'
import type { Executor } from '../../kernel/database/executor'
import { recentView, searchHistory } from '../../kernel/database/schema/people'
import type { RecentView } from '@/contract/search'

/** Most searches stored per owner. */
const MOST_SEARCHES = 20

/** What is stored of an entry: its fields by name, whatever else came with it. */
function storedFields(entry: SearchHistoryEntry): SearchHistoryEntry {
  const { kind, value, label, showLabel, cityId, hotelId, skuId, lat, lng } = entry
  return { kind, value, label, showLabel, cityId, hotelId, skuId, lat, lng }
}

/** An owner's searches, newest first. */
export async function listSearches(tx: Executor, owner: string): Promise<SearchHistoryEntry[]> {
  const rows = await tx
    .select({ entry: searchHistory.entry })
    .from(searchHistory)
    .where(eq(searchHistory.owner, owner))
    .orderBy(desc(searchHistory.searchedAt), asc(searchHistory.kind), asc(searchHistory.value))
    .limit(MOST_SEARCHES)
  return rows.map(({ entry }) => entry)
}

/** Notes searches, the first one being the newest; known ones move to the front and the oldest beyond the limit go. */
export async function putSearches(
  tx: Executor,
  owner: string,
  entries: readonly SearchHistoryEntry[],
  now: Date,
): Promise<void> {
  const kinds = sql.param(entries.map(({ kind }) => kind))
  const values = sql.param(entries.map(({ value }) => value))
  const entriesJson = sql.param(entries.map((entry) => JSON.stringify(storedFields(entry))))
  await tx.execute(sql`
    with given as (
      select distinct on (kind, value) kind, value, entry::jsonb as entry,
        ${now.toISOString()}::timestamptz - place * interval '1 millisecond' as searched_at
      from unnest(${kinds}::text[], ${values}::text[], ${entriesJson}::text[]) with ordinality as put (kind, value, entry, place)
      order by kind, value, place
    ), too_old as (
      delete from search_history old
      where old.owner = ${owner} and (old.kind, old.value) in (
        select kind, value from search_history
        where owner = ${owner} and (kind, value) not in (select kind, value from given)
        order by searched_at desc, kind, value
        offset ${MOST_SEARCHES}::integer - (select count(*) from given)
      )
    )
    insert into search_history (owner, kind, value, entry, searched_at)
    select ${owner}, kind, value, entry, searched_at from given
    on conflict (owner, kind, value) do update set entry = excluded.entry, searched_at = excluded.searched_at`)
}

/** Makes the searches of one owner those of another; of what both know the newer date counts. */
export async function moveSearches(tx: Executor, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    with moved as (delete from search_history where owner = ${from} returning kind, value, entry, searched_at)
    insert into search_history (owner, kind, value, entry, searched_at)
    select ${to}, kind, value, entry, searched_at from moved
    on conflict (owner, kind, value) do update
    set searched_at = greatest(search_history.searched_at, excluded.searched_at)`)
}

/** Forgets all searches of these owners. */
export async function deleteSearches(tx: Executor, owners: readonly string[]): Promise<void> {
  await tx.delete(searchHistory).where(inArray(searchHistory.owner, [...owners]))
}

/** Most views stored per owner. */
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

/** Stores in one query that an owner viewed a hotel and deletes the oldest views beyond the limit; false for an unknown hotel. */
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
