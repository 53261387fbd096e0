import { sql } from 'drizzle-orm'
import type { MomentApi } from '@/contract/moment'
import { cutNewestPage, isAfterNewest, readNewestCursor } from '../../kernel/http/newest-cursor'
import type { StoredState } from '../../kernel/database/schema/community'
import type { Services } from '../../kernel/services'
import { readDecisions } from '../decisions'
import { type FeedMoment, momentJson, presentMoment } from '../../stays/posts'
import { presentState } from '../present-state'

const LIST = 'own moments'

interface OwnRow extends Record<string, unknown> {
  readonly id: string
  readonly createdAt: string
  readonly state: StoredState
  readonly isAuthorBlocked: boolean
  readonly moment: FeedMoment
}

/** A page of a user's own posts, newest first, also those that are not shown, with the reason why. */
export async function listOwnMoments(
  services: Services,
  userId: string,
  { cursor, pageSize }: { readonly cursor: string | undefined; readonly pageSize: number },
): Promise<MomentApi['GET /api/ugc/moment/mine']['reply']> {
  const { db } = services.database
  const { rows } = await db.execute<OwnRow>(sql`
    select m.id, m.created_at as "createdAt", m.state, a.blocked_at is not null as "isAuthorBlocked",
      ${momentJson(userId)} as moment
    from moment m join user_account a on a.id = m.user_id left join hotel h on h.id = m.hotel_id
    where m.user_id = ${userId} and m.deleted_at is null
      and ${isAfterNewest(sql`m.created_at`, sql`m.id`, readNewestCursor(LIST, cursor))}
    order by m.created_at desc, m.id desc limit ${pageSize + 1}`)
  const { page, nextCursor } = cutNewestPage(LIST, rows, pageSize)
  const hidden = page.filter(({ state }) => state !== 'approved').map(({ id }) => id)
  const decisions = await readDecisions(db, 'moment', hidden, services.clock.now())
  const list = page.map((row) => {
    const { state, stateReason } = presentState(row, decisions.get(row.id))
    return {
      card: presentMoment(row.moment, services.pictures),
      state,
      stateReason,
      createdAt: new Date(row.createdAt).toISOString(),
    }
  })
  return { list, nextCursor }
}
