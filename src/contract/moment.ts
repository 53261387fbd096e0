import { type Static, Type } from 'typebox'
import { CouponCard, MomentCard } from './feed'
import { Author } from './person'
import { HotelCard } from './search'
import type { ApiOf, RouteTable } from './route'
import { Done, Id, Instant, Nullable, PageInput, PageOf, Picture } from './scalars'
import { StayInput } from './stay'
import { Video } from './upload'

/** Whether something that people wrote is shown: `held` waits for a person to look at it, `rejected` was refused or taken down, `blocked` belongs to a blocked author. Only `approved` is public. */
export const ContentState = Type.Enum(['approved', 'held', 'rejected', 'blocked'])
export type ContentState = Static<typeof ContentState>

/** A topic of posts, without its #. */
export const Topic = Type.Object({
  topicId: Id,
  name: Type.String(),
  momentCount: Type.Integer(),
  isFollowed: Type.Boolean({ description: 'By the caller; false for visitors' }),
})
export type Topic = Static<typeof Topic>

/** What a post is about. */
const MomentTag = Type.Union([
  Type.Object({ kind: Type.Literal('hotel'), card: HotelCard }),
  Type.Object({ kind: Type.Literal('coupon'), card: CouponCard }),
  Type.Object({ kind: Type.Literal('city'), cityId: Id, name: Type.String() }),
])
export type MomentTag = Static<typeof MomentTag>

/** A post on its page. */
export const MomentDetail = Type.Object({
  id: Id,
  author: Author,
  isAuthorFollowed: Type.Boolean({ description: 'By the caller; false for visitors' }),
  isOwn: Type.Boolean(),
  content: Type.String({ description: 'Topics stand in it as #name' }),
  pictures: Type.Array(Picture),
  video: Nullable(Video),
  topics: Type.Array(Topic),
  tag: Nullable(MomentTag, { description: 'What the post is about, at its price for the stay' }),
  placeName: Type.String({ description: 'e.g. Higashiyama, Kyoto; empty where no place is named' }),
  isVerifiedStay: Type.Boolean({ description: 'The author stayed there through us' }),
  isPaid: Type.Boolean({ description: 'The author says that they were paid for it' }),
  createdAt: Instant,
  isLike: Type.Boolean(),
  likeCount: Type.Integer(),
  commentCount: Type.Integer(),
  state: ContentState,
  stateReason: Type.String({ description: 'For the author, why it is not shown; empty where it is' }),
  appealId: Type.Optional(Id),
})
export type MomentDetail = Static<typeof MomentDetail>

const TopicName = Type.String({ maxLength: 120, description: '1 to 30 visible characters without # and spaces' })

export const momentRoutes = {
  getMoment: {
    method: 'GET',
    path: '/api/ugc/moment/detail',
    operationId: 'getMoment',
    summary: 'A post; 404 not_found, 410 moment_deleted, 403 moment_held and author_blocked for all but its author',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ id: Id, ...StayInput }),
    reply: MomentDetail,
  },
  listMoments: {
    method: 'GET',
    path: '/api/ugc/moment/list',
    operationId: 'listMoments',
    summary: 'Posts of one person, topic or hotel, newest first',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({
      uid: Type.Optional(Id),
      topicId: Type.Optional(Id),
      hotelId: Type.Optional(Id),
      ...PageInput,
    }),
    reply: PageOf(MomentCard),
  },
  listMyMoments: {
    method: 'GET',
    path: '/api/ugc/moment/mine',
    operationId: 'listMyMoments',
    summary: "The caller's own posts, newest first, also those that are not shown",
    client: 'new',
    auth: 'user',
    input: Type.Object({ ...PageInput }),
    reply: PageOf(
      Type.Object({ card: MomentCard, state: ContentState, stateReason: Type.String(), createdAt: Instant }),
    ),
  },
  createMoment: {
    method: 'POST',
    path: '/api/ugc/moment',
    operationId: 'createMoment',
    summary: 'Post a moment: text, up to nine pictures or one video, topics and what it is about',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: Type.Object({
      content: Type.String({ maxLength: 12_000, description: 'Up to 2,000 visible characters' }),
      pictureIds: Type.Array(Id, { maxItems: 9, description: 'fileIds of pictures that the caller uploaded' }),
      videoId: Type.Optional(Id),
      topics: Type.Array(TopicName, { maxItems: 10 }),
      hotelId: Type.Optional(Id),
      skuId: Type.Optional(Id),
      cityId: Type.Optional(Id),
      isPaid: Type.Boolean(),
    }),
    reply: MomentDetail,
  },
  deleteMoment: {
    method: 'DELETE',
    path: '/api/ugc/moment',
    operationId: 'deleteMoment',
    summary: 'Delete an own post with its pictures',
    client: 'new',
    auth: 'user',
    input: Type.Object({ id: Id }),
    reply: Done,
  },
  listTopics: {
    method: 'GET',
    path: '/api/ugc/topic/list',
    operationId: 'listTopics',
    summary: 'Topics by the number of their posts, or those whose names begin with a text',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 120 })), ...PageInput }),
    reply: PageOf(Topic),
  },
  getTopic: {
    method: 'GET',
    path: '/api/ugc/topic/detail',
    operationId: 'getTopic',
    summary: 'A topic by its id or name',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ topicId: Type.Optional(Id), name: Type.Optional(Type.String({ maxLength: 120 })) }),
    reply: Topic,
  },
  followTopic: {
    method: 'PUT',
    path: '/api/ugc/follow/topic',
    operationId: 'followTopic',
    summary: 'Follow a topic or no longer (the wanted state, not a toggle)',
    client: 'new',
    auth: 'user',
    input: Type.Object({ topicId: Id, isFollowed: Type.Boolean() }),
    reply: Topic,
  },
} as const satisfies RouteTable

export type MomentApi = ApiOf<typeof momentRoutes>
