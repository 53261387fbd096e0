import { type SQL, sql } from 'drizzle-orm'
import type { Author } from '@/contract/person'
import { avatarUrl } from '../../uploads/uploaded-pictures'

/** An author as stored: avater is the id of a picture. */
export interface StoredAuthor {
  readonly uid: string | null
  readonly nickName: string
  readonly avater: string
  readonly isDemo: boolean
}

/** The author `a` as one JSON value; where there is no account, a guest of that name. A closed account has no page. */
export const authorJson = (guestName: SQL = sql`''`): SQL => sql`json_build_object(
  'uid', case when a.is_logoff then null else a.id end, 'nickName', coalesce(a.nick_name, ${guestName}),
  'avater', coalesce(a.avater, ''), 'isDemo', coalesce(a.is_demo, false))`

/** Whether a review `r` of an author `a`, or of none, is shown to everybody. */
export const isShownReview: SQL = sql`(r.state = 'approved' and a.blocked_at is null)`

/** An author as lists show them. */
export const presentAuthor = ({ uid, nickName, avater, isDemo }: StoredAuthor): Author => ({
  uid,
  nickName,
  avater: avatarUrl(avater),
  isDemo,
})
