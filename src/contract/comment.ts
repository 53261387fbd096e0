import { type Static, type TSchema, Type } from 'typebox'
import { ContentState } from './moment'
import { Author } from './person'
import type { ApiOf, RouteTable } from './route'
import { Day, Done, Id, Instant, Nullable, PageInput, PageOf, Picture } from './scalars'

/** What is commented on: hotels and products have reviews, moments have comments. */
export const GoodsType = Type.Enum(['hotel', 'product', 'moment'])
export type GoodsType = Static<typeof GoodsType>

/** With whom a reviewer travelled. */
export const TravelerType = Type.Enum(['solo', 'couple', 'family', 'friends', 'business'])
export type TravelerType = Static<typeof TravelerType>

const Score = Type.Number({ minimum: 0.5, maximum: 5, multipleOf: 0.5 })
const MeanScore = Nullable(Type.Number({ minimum: 0, maximum: 5 }))

const subScoresOf = <Of extends TSchema>(score: Of) =>
  Type.Object({ cleanliness: score, service: score, location: score, value: score, facilities: score })

/** Means of sub-scores with one decimal; null where no review gives one. */
export const SubScores = subScoresOf(MeanScore)

/** A hotel's reply to a review. */
const HotelReply = Type.Object({ content: Type.String(), repliedAt: Instant })

/** What only reviews have. */
export const ReviewFacts = Type.Object({
  score: Type.Number({ minimum: 0, maximum: 5 }),
  subScores: subScoresOf(Nullable(Score)),
  stayMonth: Type.String({ description: 'YYYY-MM' }),
  roomName: Type.String({ description: 'Empty where it is not known' }),
  travelerType: Nullable(TravelerType),
  language: Type.Enum(['en', 'zh']),
  isVerifiedStay: Type.Boolean({ description: 'Written for a stay that was booked and finished through us' }),
  isIncentivized: Type.Boolean({ description: 'The reviewer received something for it' }),
  isEdited: Type.Boolean(),
  hotelReply: Nullable(HotelReply),
  canEdit: Type.Boolean({ description: 'The caller wrote it within the last 48 hours' }),
})
export type ReviewFacts = Static<typeof ReviewFacts>

const commentFields = {
  commentId: Id,
  author: Author,
  content: Type.String({ description: 'Empty where it was deleted and only its replies remain' }),
  pictures: Type.Array(Picture),
  createdAt: Instant,
  isOwn: Type.Boolean(),
  isDeleted: Type.Boolean(),
  isLike: Type.Boolean({ description: 'For reviews: the caller found it helpful' }),
  likeCount: Type.Integer(),
  state: ContentState,
  stateReason: Type.String({ description: 'For the author, why it is not shown; empty where it is' }),
  appealId: Type.Optional(Id),
}

/** A reply to a comment. */
export const CommentReply = Type.Object({
  ...commentFields,
  replyTo: Nullable(Author, { description: 'Whom it is for, where that is not the author of the comment' }),
})
export type CommentReply = Static<typeof CommentReply>

/** A comment on a moment with its first replies, or a review of a hotel or product. */
export const Comment = Type.Object({
  ...commentFields,
  replyCount: Type.Integer(),
  replies: Type.Array(CommentReply, { description: 'The oldest ones, and the one that was asked for' }),
  review: Nullable(ReviewFacts),
})
export type Comment = Static<typeof Comment>

/** Which reviews of a hotel or product: all filters together; none is everything. */
const ReviewFilters = {
  withPictures: Type.Optional(Type.Boolean()),
  travelerType: Type.Optional(TravelerType),
  room: Type.Optional(Type.String({ maxLength: 120 })),
  band: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: 'Reviews that round down to this score' })),
  language: Type.Optional(Type.Enum(['en', 'zh'])),
  keyword: Type.Optional(Type.String({ maxLength: 60, description: 'A key of the summary’s keywords' })),
}

/** The order of reviews; comments on moments are always oldest first. */
export const ReviewSort = Type.Enum(['relevance', 'newest', 'oldest', 'highest', 'lowest'])
export type ReviewSort = Static<typeof ReviewSort>

const On = { type: GoodsType, goodsId: Id }

/** How a hotel or product was reviewed, or how much a moment was commented on; counts are of public ones. */
export const CommentSummary = Type.Object({
  ...On,
  name: Type.String({ description: 'Of the hotel or product; the first words of a moment' }),
  count: Type.Integer(),
  score: MeanScore,
  distribution: Type.Array(Type.Integer(), { description: 'Reviews that round down to 1, 2, 3, 4 and 5' }),
  subScores: SubScores,
  recent: Nullable(Type.Object({ score: Type.Number(), count: Type.Integer() }), {
    description: 'Of the last 12 months; null below 5 reviews',
  }),
  withPictures: Type.Integer(),
  travelerTypes: Type.Array(Type.Object({ key: TravelerType, count: Type.Integer() })),
  rooms: Type.Array(Type.Object({ key: Type.String(), count: Type.Integer() })),
  languages: Type.Array(Type.Object({ key: Type.Enum(['en', 'zh']), count: Type.Integer() })),
  keywords: Type.Array(Type.Object({ key: Type.String(), count: Type.Integer() })),
  hasDemo: Type.Boolean({ description: 'Some reviews are invented for the demo' }),
})
export type CommentSummary = Static<typeof CommentSummary>

/** A finished stay that the caller may still review. */
export const ReviewableStay = Type.Object({
  orderId: Id,
  hotelId: Id,
  hotelName: Type.String(),
  roomName: Type.String(),
  checkIn: Day,
  checkOut: Day,
  picture: Picture,
  reviewUntil: Day,
})
export type ReviewableStay = Static<typeof ReviewableStay>

/** What a reviewer writes of a stay. */
const reviewInput = {
  score: Score,
  subScores: Type.Partial(subScoresOf(Score)),
  travelerType: Type.Optional(TravelerType),
  isIncentivized: Type.Optional(Type.Boolean()),
}

const written = {
  content: Type.String({ maxLength: 12_000, description: 'Up to 2,000 visible characters' }),
  pictureIds: Type.Array(Id, { maxItems: 9, description: 'fileIds of pictures that the caller uploaded' }),
}

export const commentRoutes = {
  listComments: {
    method: 'GET',
    path: '/api/ugc/comment/list',
    operationId: 'listComments',
    summary: 'Reviews of a hotel or product, or comments on a moment; with commentId, the page around that one',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({
      ...On,
      ...ReviewFilters,
      sort: Type.Optional(ReviewSort),
      commentId: Type.Optional(Id),
      ...PageInput,
    }),
    reply: Type.Object({
      ...PageOf(Comment).properties,
      previousCursor: Nullable(Type.String(), {
        description: 'For what stands before a page that begins in the middle',
      }),
    }),
  },
  listReplies: {
    method: 'GET',
    path: '/api/ugc/comment/replies',
    operationId: 'listReplies',
    summary: 'Replies to a comment, oldest first',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ commentId: Id, ...PageInput }),
    reply: PageOf(CommentReply),
  },
  getCommentSummary: {
    method: 'GET',
    path: '/api/ugc/comment/summary',
    operationId: 'getCommentSummary',
    summary: 'Score, distribution and what to filter reviews by',
    client: 'new',
    auth: 'open',
    input: Type.Object(On),
    reply: CommentSummary,
  },
  listReviewableStays: {
    method: 'GET',
    path: '/api/ugc/comment/stays',
    operationId: 'listReviewableStays',
    summary: "The caller's finished stays without a review, of the last 180 days",
    client: 'new',
    auth: 'user',
    input: Type.Object({ hotelId: Type.Optional(Id), orderId: Type.Optional(Id) }),
    reply: Type.Object({ list: Type.Array(ReviewableStay) }),
  },
  createComment: {
    method: 'POST',
    path: '/api/ugc/comment',
    operationId: 'createComment',
    summary: 'Review a finished stay once, or comment on a moment; 403 no_stay without a stay, 409 already_reviewed',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: Type.Object({
      type: Type.Enum(['hotel', 'moment']),
      goodsId: Id,
      content: written.content,
      orderId: Type.Optional(Type.String({ maxLength: 40, description: 'The finished stay; reviews need it' })),
      pictureIds: Type.Optional(written.pictureIds),
      score: Type.Optional(Score),
      subScores: Type.Optional(reviewInput.subScores),
      travelerType: reviewInput.travelerType,
      isIncentivized: reviewInput.isIncentivized,
    }),
    reply: Comment,
  },
  editReview: {
    method: 'PATCH',
    path: '/api/ugc/comment',
    operationId: 'editReview',
    summary: 'Change an own review within 48 hours; it loses its helpful votes and is checked again',
    client: 'new',
    auth: 'user',
    input: Type.Object({ commentId: Id, ...written, ...reviewInput }),
    reply: Comment,
  },
  replyComment: {
    method: 'POST',
    path: '/api/ugc/comment/reply',
    operationId: 'replyComment',
    summary: 'Reply to a comment on a moment, or to a reply to it',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: Type.Object({ commentId: Id, content: written.content }),
    reply: CommentReply,
  },
  deleteComment: {
    method: 'DELETE',
    path: '/api/ugc/comment',
    operationId: 'deleteComment',
    summary: 'Delete an own comment, reply or review',
    client: 'new',
    auth: 'user',
    input: Type.Object({ commentId: Id }),
    reply: Done,
  },
} as const satisfies RouteTable

export type CommentApi = ApiOf<typeof commentRoutes>
