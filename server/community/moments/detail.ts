import { sql } from 'drizzle-orm'
import type { MomentDetail, MomentTag } from '@/contract/moment'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import type { StoredState } from '../../kernel/database/schema/community'
import { forbidden, gone, notFound } from '../../kernel/errors'
import { presentPicture } from '../../kernel/pictures/picture-library'
import { todayIn } from '../../kernel/time/zones'
import { readDecisions } from '../decisions'
import { couponJson, type FeedCoupon, presentCoupon } from '../../stays/posts'
import { type CardCaller, hotelCards } from '../../stays/quote/hotel-cards'
import { authorJson, presentAuthor, type StoredAuthor } from '../../stays/repository/authors'
import { isLikedBy, likeCount } from '../../stays/repository/likes'
import { listVideos } from '../../uploads/videos'
import { commentCount } from '../comments/comment-rows'
import { presentState } from '../present-state'
import { readTopicsOf } from './topics'

interface MomentRow extends Record<string, unknown> {
  readonly id: string
  readonly userId: string
  readonly author: StoredAuthor
  readonly isAuthorBlocked: boolean
  readonly isAuthorFollowed: boolean
  readonly hotelId: string | null
  readonly skuId: string | null
  readonly cityId: string | null
  readonly cityName: string | null
  readonly placeName: string
  readonly pictureIds: string[]
  readonly videoId: string | null
  readonly content: string
  readonly isVerifiedStay: boolean
  readonly isPaid: boolean
  readonly createdAt: string
  readonly state: StoredState
  readonly isDeleted: boolean
  readonly isLike: boolean
  readonly likeCount: number
  readonly commentCount: number
}

/** A post as a viewer sees it, what it is about priced for a stay. Throws 404, 410 moment_deleted, and for all but its author 403 author_blocked and moment_held. */
export async function readMomentDetail(context: CardCaller, id: string, stay: WantedStay): Promise<MomentDetail> {
  const { services, user } = context
  const viewer = user?.uid ?? null
  const { db } = services.database
  const { rows } = await db.execute<MomentRow>(sql`
    select m.id, m.user_id as "userId", ${authorJson()} as author, a.blocked_at is not null as "isAuthorBlocked",
      exists (select 1 from user_follow f where f.user_id = ${viewer}::text and f.followed_id = m.user_id) as "isAuthorFollowed",
      m.hotel_id as "hotelId", m.sku_id as "skuId", m.city_id as "cityId",
      (select name from city where id = m.city_id) as "cityName", m.place_name as "placeName",
      m.picture_ids as "pictureIds", m.video_id as "videoId", m.content, m.is_verified_stay as "isVerifiedStay",
      m.is_paid as "isPaid", m.created_at as "createdAt", m.state, m.deleted_at is not null as "isDeleted",
      ${isLikedBy(viewer, 'moment', sql`m.id`)} as "isLike", ${likeCount('moment', sql`m.id`)} as "likeCount",
      ${commentCount} as "commentCount"
    from moment m join user_account a on a.id = m.user_id where m.id = ${id}`)
  const row = rows[0]
  if (!row) throw notFound('There is no such post.')
  if (row.isDeleted) throw gone('moment_deleted', 'This post was deleted by its author.')
  const isOwn = viewer !== null && row.userId === viewer
  if (!isOwn && row.isAuthorBlocked) throw forbidden('author_blocked', 'The author of this post is blocked.')
  if (!isOwn && row.state !== 'approved') throw forbidden('moment_held', 'This post is under review.')
  const hidden = isOwn && row.state !== 'approved' ? [id] : []
  const decisions = await readDecisions(db, 'moment', hidden, services.clock.now())
  return {
    id,
    author: presentAuthor(row.author),
    isAuthorFollowed: row.isAuthorFollowed,
    isOwn,
    content: row.content,
    pictures: row.pictureIds.map((pictureId) => presentPicture(services.pictures, pictureId)),
    video: row.videoId === null ? null : ((await listVideos(services, db, [row.videoId])).get(row.videoId) ?? null),
    topics: await readTopicsOf(db, id, viewer),
    tag: await tagOf(context, row, stay),
    placeName: row.placeName,
    isVerifiedStay: row.isVerifiedStay,
    isPaid: row.isPaid,
    createdAt: new Date(row.createdAt).toISOString(),
    isLike: row.isLike,
    likeCount: row.likeCount,
    commentCount: row.commentCount,
    ...presentState(row, decisions.get(id)),
  }
}

async function tagOf(context: CardCaller, row: MomentRow, stay: WantedStay): Promise<MomentTag | null> {
  const { services, user, currency } = context
  const { db } = services.database
  if (row.skuId !== null) {
    const day = todayIn('UTC', services.clock.now())
    const { rows } = await db.execute<{ coupon: FeedCoupon }>(sql`
      select ${couponJson(user?.uid ?? null, day)} as coupon from sku c join hotel h on h.id = c.hotel_id
      where c.id = ${row.skuId}`)
    const [found] = rows
    const catalogue = await services.catalogue.latest(db)
    if (found) return { kind: 'coupon', card: presentCoupon(found.coupon, catalogue, services.pictures, currency) }
  }
  if (row.hotelId !== null) {
    const card = (await hotelCards(context, [row.hotelId], stay)).get(row.hotelId)
    if (card) return { kind: 'hotel', card }
  }
  return row.cityId === null || row.cityName === null ? null : { kind: 'city', cityId: row.cityId, name: row.cityName }
}
