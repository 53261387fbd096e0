import { type SQL, sql } from 'drizzle-orm'
import type { CollectionType } from '@/contract/collection'
import type { Executor } from '../kernel/database/executor'

/** Things of one kind on one user's wish list. */
export interface WishesOf {
  readonly userId: string
  readonly bizType: CollectionType
  readonly bizIds: readonly string[]
}

/** So long a removal can be undone. */
const UNDO_MINUTES = 10

const savedColumns = sql.raw('saved_minor, saved_currency, saved_check_in, saved_nights, saved_rooms')
const savedFromNew = sql.raw(
  'created_at = excluded.created_at, saved_minor = excluded.saved_minor, saved_currency = excluded.saved_currency, saved_check_in = excluded.saved_check_in, saved_nights = excluded.saved_nights, saved_rooms = excluded.saved_rooms',
)

/** Takes things off a wish list and keeps them as they stood there, in one statement; what is not there is passed over. */
export async function removeWishes(tx: Executor, wishes: WishesOf, now: Date): Promise<void> {
  const { userId, bizType } = wishes
  await tx.execute(sql`
    with gone as (${takenOff(wishes)})
    insert into removed_wish (user_id, biz_type, biz_id, created_at, ${savedColumns}, removed_at)
    select ${userId}, ${bizType}, id, created_at, ${savedColumns}, ${now.toISOString()}::timestamptz from gone
    on conflict (user_id, biz_type, biz_id) do update set ${savedFromNew}, removed_at = excluded.removed_at`)
}

/** Puts back what was taken off in the last ten minutes, where it stood and with what it cost then, in one statement. */
export async function restoreWishes(tx: Executor, wishes: WishesOf, now: Date): Promise<void> {
  const { userId, bizType } = wishes
  await tx.execute(sql`
    with young as (
      select * from removed_wish where user_id = ${userId} and biz_type = ${bizType}
        and biz_id = any(${idsOf(wishes)}) and removed_at >= ${oldestAt(now)}::timestamptz
    ), back as (${broughtBack(bizType)})
    delete from removed_wish r using back where r.user_id = ${userId} and r.biz_type = ${bizType} and r.biz_id = back.id`)
}

const oldestAt = (now: Date) => new Date(now.getTime() - UNDO_MINUTES * 60_000).toISOString()

const idsOf = ({ bizIds }: WishesOf) => sql`${sql.param([...bizIds])}::text[]`

function takenOff(wishes: WishesOf): SQL {
  const { userId, bizType } = wishes
  if (bizType === 'moment') {
    return sql`delete from moment_like where user_id = ${userId} and moment_id = any(${idsOf(wishes)})
      returning moment_id as id, created_at, null::bigint as saved_minor, null::text as saved_currency,
        null::date as saved_check_in, null::smallint as saved_nights, null::smallint as saved_rooms`
  }
  return sql`delete from collection
    where user_id = ${userId} and biz_type = ${bizType} and biz_id = any(${idsOf(wishes)})
    returning biz_id as id, created_at, ${savedColumns}`
}

function broughtBack(bizType: CollectionType): SQL {
  if (bizType === 'moment') {
    return sql`insert into moment_like (user_id, moment_id, created_at) select user_id, biz_id, created_at from young
      on conflict (moment_id, user_id) do update set created_at = excluded.created_at returning moment_id as id`
  }
  return sql`insert into collection (user_id, biz_type, biz_id, created_at, ${savedColumns})
    select user_id, biz_type, biz_id, created_at, ${savedColumns} from young
    on conflict (user_id, biz_type, biz_id) do update set ${savedFromNew} returning biz_id as id`
}
