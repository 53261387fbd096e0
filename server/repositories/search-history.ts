import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SearchHistoryEntry } from '@/contract/search-history'
import type { Executor } from '../kernel/database/executor'
import { searchHistory } from '../kernel/database/schema/people'

/** So many searches are kept for an owner. */
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
  const texts = sql.param(entries.map((entry) => JSON.stringify(storedFields(entry))))
  await tx.execute(sql`
    with given as (
      select distinct on (kind, value) kind, value, entry::jsonb as entry,
        ${now.toISOString()}::timestamptz - place * interval '1 millisecond' as searched_at
      from unnest(${kinds}::text[], ${values}::text[], ${texts}::text[]) with ordinality as put (kind, value, entry, place)
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
