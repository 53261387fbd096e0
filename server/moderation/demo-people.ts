import { type SQL, sql } from 'drizzle-orm'
import type { Database, Executor } from '../kernel/database/executor'
import { updateAllReviewScores } from '../stays/repository/review-scores'

const demo = sql`(select id from user_account where is_demo)`
const demoMoments = sql`(select id from moment where user_id in ${demo})`
const demoReviews = sql`(select id from review where user_id in ${demo})`

/** Comments that go: those of demo people, and all on their posts. */
const goneComments = sql`(select id from moment_comment where user_id in ${demo} or moment_id in ${demoMoments})`

const isGone = sql`((biz_type = 'moment' and biz_id in ${demoMoments})
  or (biz_type = 'comment' and (biz_id in ${goneComments} or biz_id in ${demoReviews})))`

/** What is deleted or changed, in this order: likes and replies before the content that they refer to, people last. */
const steps = (now: Date): readonly SQL[] => [
  sql`delete from content_like where ${isGone}`,
  sql`delete from like_change where ${isGone}`,
  sql`delete from like_total where ${isGone}`,
  sql`with gone as (delete from content_like where user_id in ${demo} returning biz_type, biz_id)
    insert into like_change (biz_type, biz_id, difference) select biz_type, biz_id, -1 from gone`,
  sql`delete from collection where user_id in ${demo} or (biz_type = 'moment' and biz_id in ${demoMoments})`,
  sql`delete from removed_wish where user_id in ${demo} or (biz_type = 'moment' and biz_id in ${demoMoments})`,
  sql`delete from statement_of_reasons where user_id in ${demo} or ${isGone}`,
  sql`update content_report set state = 'upheld', outcome = 'It is gone.', decided_at = ${now.toISOString()}::timestamptz
    where state = 'open' and (${isGone} or (biz_type = 'person' and biz_id in ${demo}))`,
  // What travelers replied to comments of demo people stays, as comments of their own.
  sql`update moment_comment set parent_id = null
    where parent_id in (select id from moment_comment where user_id in ${demo})
      and user_id not in ${demo} and moment_id not in ${demoMoments}`,
  sql`update moment_comment set reply_to = null where reply_to in ${demo}`,
  sql`delete from moment_comment where user_id in ${demo}`,
  sql`delete from moment where user_id in ${demo}`,
  sql`delete from review where user_id in ${demo}`,
  sql`delete from user_follow where user_id in ${demo} or followed_id in ${demo}`,
  sql`delete from topic_follow where user_id in ${demo}`,
  sql`delete from topic where not exists (select from moment_topic m where m.topic_id = topic.id)
    and not exists (select from topic_follow f where f.topic_id = topic.id)`,
  sql`delete from stored_list`,
  sql`delete from user_profile where user_id in ${demo}`,
  sql`delete from user_account where is_demo`,
]

async function countDemoPeople(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ people: number }>(
    sql`select count(*)::integer as people from user_account where is_demo`,
  )
  return rows[0]?.people ?? 0
}

/** Deletes the demo's people with everything they wrote, liked and followed, so that no invented review passes for a guest's, and recomputes all scores, in one transaction. Returns the number of people. */
export function removeDemoPeople(database: Pick<Database, 'transaction'>, now: Date): Promise<number> {
  return database.transaction(async (tx) => {
    const people = await countDemoPeople(tx)
    if (people === 0) return 0
    for (const step of steps(now)) await tx.execute(step)
    await updateAllReviewScores(tx)
    return people
  })
}
