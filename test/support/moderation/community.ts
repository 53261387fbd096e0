import { sql } from 'drizzle-orm'
import { moment, momentComment, review, type StoredState } from '../../../server/kernel/database/schema/community'
import { signIn, type SignedInPerson } from '../server/sign-in'
import type { TestServer } from '../server/start-test-server'

/** Puts posts, comments and reviews of people straight into a test's database. */
export interface Community {
  person(): Promise<SignedInPerson>
  post(author: SignedInPerson, text?: string): Promise<string>
  comment(author: SignedInPerson, momentId: string, text?: string): Promise<string>
  review(author: SignedInPerson | null, hotelId: string, score: number, state?: StoredState): Promise<string>
}

/** Creates the hand that writes for people. */
export function communityOf({ services }: TestServer): Community {
  const { database, clock, random } = services
  const facts = () => ({ id: random.id(), createdAt: clock.now() })
  return {
    person: () => signIn(services),
    post: async ({ uid }, content = 'A morning by the lake.') => {
      const row = { ...facts(), userId: uid, content, pictureId: 'p1' }
      await database.db.insert(moment).values(row)
      return row.id
    },
    comment: async ({ uid }, momentId, content = 'How lovely.') => {
      const row = { ...facts(), userId: uid, momentId, content }
      await database.db.insert(momentComment).values(row)
      return row.id
    },
    review: async (author, hotelId, score, state = 'approved') => {
      const row = { ...facts(), userId: author?.uid ?? null, guestName: author ? '' : 'A guest', hotelId, score, state }
      await database.db
        .insert(review)
        .values({ ...row, stayMonth: '2026-10', roomName: 'Lake room', content: 'Quiet nights.', cleanliness: score })
      return row.id
    },
  }
}

/** The stored score of a hotel, and the one that counting its reviews gives. */
export async function scoresOf(
  { services }: TestServer,
  hotelId: string,
): Promise<Record<'stored' | 'counted', unknown>> {
  const { db } = services.database
  const stored = await db.execute(sql`
    select review_count as reviews, review_score::text as score, scores ->> 'cleanliness' as cleanliness
    from hotel where id = ${hotelId}`)
  const counted = await db.execute(sql`
    select count(*)::integer as reviews, round(avg(score), 1)::text as score, round(avg(cleanliness), 1)::text as cleanliness
    from review r where hotel_id = ${hotelId} and state = 'approved'
      and not exists (select from user_account u where u.id = r.user_id and u.blocked_at is not null)`)
  return { stored: stored.rows[0], counted: counted.rows[0] }
}

/** What operators did to content, oldest first, as `action kind id`. */
export async function contentAudit({ services }: TestServer, contentId: string): Promise<string[]> {
  const { rows } = await services.database.db.execute<{ line: string }>(sql`
    select operator || ' ' || action || ' ' || content_type as line from operator_audit
    where content_id = ${contentId} order by at, id`)
  return rows.map(({ line }) => line)
}
