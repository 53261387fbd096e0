import { sql } from 'drizzle-orm'
import { isVipRow } from '../account/repository/vip'
import type { Executor } from '../kernel/database/executor'
import { catalogueVersion } from '../stays/repository/catalogue'
import { type NightTuple, type RuleTuple, nightFields, ruleFields } from './night-tuples'

/** What happened to nights and day rules since a snapshot, the catalogue's version at the same moment, and who asks. */
export interface LiveChanges {
  readonly version: number
  /** From where the next reading has to go on: every transaction before it has ended. */
  readonly horizon: string
  readonly nights: readonly NightTuple[]
  readonly rules: readonly RuleTuple[]
  /** Ids of hotels on the wish lists of the users that were asked for. */
  readonly wishes: ReadonlyMap<string, ReadonlySet<string>>
  /** Those of these users who are VIPs. */
  readonly vips: ReadonlySet<string>
}

interface Row extends Record<string, unknown> {
  readonly version: number
  readonly horizon: string
  readonly nights: NightTuple[] | null
  readonly rules: RuleTuple[] | null
  readonly wishes: [userId: string, hotelId: string][] | null
  readonly vips: string[] | null
}

/** Reads in one statement what transactions from `since` on have written (nothing where it is null) and, of some users, the wishes and who is a VIP. */
export async function readLiveChanges(
  executor: Executor,
  since: string | null,
  userIds: readonly string[],
): Promise<LiveChanges> {
  const { rows } = await executor.execute<Row>(sql`
    select ${catalogueVersion} as version, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select json_agg(${nightFields}) from room_night n where ${isSince(sql`n.changed_by`, since)}) as nights,
      (select json_agg(${ruleFields}) from room_day_rule d where ${isSince(sql`d.changed_by`, since)}) as rules,
      (select json_agg(json_build_array(c.user_id, c.biz_id)) from collection c
        where c.user_id = any(${sql.param([...userIds])}::text[]) and c.biz_type = 'hotel') as wishes,
      ${vipsAmong(userIds)} as vips`)
  const [row] = rows
  if (!row) throw new Error('the changes of nights could not be read')
  return {
    version: row.version,
    horizon: row.horizon,
    nights: row.nights ?? [],
    rules: row.rules ?? [],
    wishes: wishesByUser(row.wishes ?? []),
    vips: new Set(row.vips),
  }
}

/** A number that is not of this database yet, as one that was copied from another has, is passed over until it is. */
const isSince = (changedBy: ReturnType<typeof sql>, since: string | null) =>
  sql`${changedBy} >= ${since}::xid8 and ${changedBy} < pg_snapshot_xmax(pg_current_snapshot())`

/** Visitors cost no look. */
const vipsAmong = (userIds: readonly string[]) =>
  userIds.length === 0
    ? sql`null::json`
    : sql`(select json_agg(u.id) from user_account u where u.id = any(${sql.param([...userIds])}::text[]) and ${isVipRow})`

function wishesByUser(pairs: readonly [userId: string, hotelId: string][]): Map<string, Set<string>> {
  const byUser = new Map<string, Set<string>>()
  for (const [userId, hotelId] of pairs) byUser.set(userId, (byUser.get(userId) ?? new Set()).add(hotelId))
  return byUser
}
