import { sql } from 'drizzle-orm'
import type { CommentSummary } from '@/contract/comment'
import { isShownMoment } from '../../stays/posts'
import type { Executor } from '../../kernel/database/executor'
import { notFound } from '../../kernel/errors'
import { commentCount } from './comment-rows'

const NAME_CHARACTERS = 60

/** Counts the comments on a post that is shown; throws 404. */
export async function summarizeComments(db: Executor, momentId: string): Promise<CommentSummary> {
  const { rows } = await db.execute<{ content: string; count: number }>(sql`
    select m.content, ${commentCount} as count from moment m join user_account a on a.id = m.user_id
    where m.id = ${momentId} and ${isShownMoment}`)
  const row = rows[0]
  if (!row) throw notFound('There is no such post.')
  return {
    type: 'moment',
    goodsId: momentId,
    name: [...row.content].slice(0, NAME_CHARACTERS).join(''),
    count: row.count,
    score: null,
    distribution: [],
    subScores: { cleanliness: null, service: null, location: null, value: null, facilities: null },
    recent: null,
    withPictures: 0,
    travelerTypes: [],
    rooms: [],
    languages: [],
    keywords: [],
    hasDemo: false,
  }
}
