import { bigint, boolean, integer, jsonb, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { TravelerType } from '@/contract/comment'
import type { ReportReason, ReportState, ReportedType } from '@/contract/report'
import { instant } from './columns'

const score = (name: string) => numeric(name, { precision: 2, scale: 1, mode: 'number' })

/** How something that people wrote stands in the table: `held` until a person has looked at it. */
export type StoredState = 'approved' | 'held' | 'rejected'

const state = () => text('state').$type<StoredState>().notNull().default('approved')

/** Guests' reviews of hotels: of an account, or of a guest that a hotel's file names. */
export const review = pgTable('review', {
  id: text('id').primaryKey(),
  hotelId: text('hotel_id').notNull(),
  /** Null for a guest named by a hotel's file. */
  userId: text('user_id'),
  /** Empty for reviews of accounts. */
  guestName: text('guest_name').notNull(),
  /** The finished stay that it was written for; one review a stay. */
  purchaseId: text('purchase_id'),
  /** The product whose voucher paid for the stay. */
  productId: text('product_id'),
  score: score('score').notNull(),
  cleanliness: score('cleanliness'),
  service: score('service'),
  location: score('location'),
  value: score('value'),
  facilities: score('facilities'),
  stayMonth: text('stay_month').notNull(),
  roomName: text('room_name').notNull(),
  travelerType: text('traveler_type').$type<TravelerType>(),
  language: text('language').$type<'en' | 'zh'>().notNull().default('en'),
  content: text('content').notNull(),
  pictureIds: text('picture_ids').array().notNull().default([]),
  isIncentivized: boolean('is_incentivized').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  editedAt: instant('edited_at'),
  state: state(),
  replyContent: text('reply_content'),
  repliedAt: instant('replied_at'),
})

/** Travelers' posts; a deleted one is empty but for its author and day. */
export const moment = pgTable('moment', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  hotelId: text('hotel_id'),
  skuId: text('sku_id'),
  cityId: text('city_id'),
  placeName: text('place_name').notNull().default(''),
  /** What its card shows: its first picture, or the poster of its video. */
  pictureId: text('picture_id').notNull(),
  pictureIds: text('picture_ids').array().notNull().default([]),
  videoId: text('video_id'),
  content: text('content').notNull(),
  isVerifiedStay: boolean('is_verified_stay').notNull().default(false),
  isPaid: boolean('is_paid').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  state: state(),
  deletedAt: instant('deleted_at'),
})

/** Topics of posts; nameKey is the name as it is found: lower case, full form. */
export const topic = pgTable('topic', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Which post is about which topics. */
export const momentTopic = pgTable(
  'moment_topic',
  {
    momentId: text('moment_id').notNull(),
    topicId: text('topic_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.momentId, table.topicId] })],
)

/** Who follows which topic. */
export const topicFollow = pgTable(
  'topic_follow',
  {
    userId: text('user_id').notNull(),
    topicId: text('topic_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topicId] })],
)

/** Who follows whom. */
export const userFollow = pgTable(
  'user_follow',
  {
    userId: text('user_id').notNull(),
    followedId: text('followed_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.followedId] })],
)

/** Comments on posts; a reply has the comment that it stands under as its parent. */
export const momentComment = pgTable('moment_comment', {
  id: text('id').primaryKey(),
  momentId: text('moment_id').notNull(),
  parentId: text('parent_id'),
  /** The author of another reply that this one is for; null where it is for the comment. */
  replyTo: text('reply_to'),
  userId: text('user_id').notNull(),
  content: text('content').notNull(),
  state: state(),
  createdAt: instant('created_at').notNull(),
  deletedAt: instant('deleted_at'),
})

/** What can be liked; `comment` is a comment on a post, or a review that was found helpful. */
export type LikedType = 'moment' | 'comment'

/** Who likes what. */
export const contentLike = pgTable(
  'content_like',
  {
    bizType: text('biz_type').$type<LikedType>().notNull(),
    bizId: text('biz_id').notNull(),
    userId: text('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bizType, table.bizId, table.userId] })],
)

/** Likes of one thing that are rolled up. */
export const likeTotal = pgTable(
  'like_total',
  {
    bizType: text('biz_type').$type<LikedType>().notNull(),
    bizId: text('biz_id').notNull(),
    likes: integer('likes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bizType, table.bizId] })],
)

/** One like given or taken back that is not rolled up yet. */
export const likeChange = pgTable('like_change', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  bizType: text('biz_type').$type<LikedType>().notNull(),
  bizId: text('biz_id').notNull(),
  difference: smallint('difference').$type<1 | -1>().notNull(),
})

/** Notices of content that should not stand here; the receipt opens one without signing in. */
export const contentReport = pgTable('content_report', {
  id: text('id').primaryKey(),
  receiptHash: text('receipt_hash').notNull(),
  bizType: text('biz_type').$type<ReportedType>().notNull(),
  bizId: text('biz_id').notNull(),
  reason: text('reason').$type<ReportReason>().notNull(),
  explanation: text('explanation').notNull(),
  address: text('address').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  userId: text('user_id'),
  state: text('state').$type<ReportState>().notNull().default('open'),
  outcome: text('outcome').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  decidedAt: instant('decided_at'),
})

/** Why something is not shown, as its author reads it, and the author's objection. */
export const statementOfReasons = pgTable('statement_of_reasons', {
  id: text('id').primaryKey(),
  bizType: text('biz_type').$type<ReportedType>().notNull(),
  bizId: text('biz_id').notNull(),
  userId: text('user_id').notNull(),
  /** Key of the rule that it breaks. */
  rule: text('rule').notNull(),
  reason: text('reason').notNull(),
  isAutomated: boolean('is_automated').notNull(),
  decidedBy: text('decided_by').notNull(),
  createdAt: instant('created_at').notNull(),
  /** When it was taken back. */
  endedAt: instant('ended_at'),
  appealText: text('appeal_text').notNull().default(''),
  appealedAt: instant('appealed_at'),
  appealState: text('appeal_state').$type<'open' | 'upheld' | 'dismissed'>(),
  appealDecidedBy: text('appeal_decided_by'),
  appealDecidedAt: instant('appeal_decided_at'),
})

/** One place of a feed. */
export interface FeedEntry {
  readonly bizType: 'coupon' | 'hotel' | 'moment'
  readonly bizId: string
}

/** Lists whose order changes, as they were when they were first read; owner is empty for one that is everybody's. */
export const storedList = pgTable('stored_list', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind').notNull(),
  owner: text('owner').notNull(),
  entries: jsonb('entries').$type<readonly (FeedEntry | string)[]>().notNull(),
  createdAt: instant('created_at').notNull(),
})
