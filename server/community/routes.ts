import { type Comment, commentRoutes } from '@/contract/comment'
import { momentRoutes } from '@/contract/moment'
import { personRoutes } from '@/contract/person'
import { pictureRoutes } from '@/contract/picture'
import { momentPage } from '../feed/moment-page'
import { badInput, notFound } from '../kernel/errors'
import { routeModule } from '../kernel/http/route-module'
import { listCommentReplies, listMomentComments } from './comments/list'
import { createComment, deleteComment, replyToComment } from './comments/write'
import { summarizeComments } from './comments/summary'
import { readMomentDetail } from './moments/detail'
import { listOwnMoments } from './moments/own'
import { listTopics, readTopic, setTopicFollow } from './moments/topics'
import { createMoment, deleteMoment } from './moments/write'
import { listPeople, setFollow } from './people/follow'
import { listPictureCategories, listPictures } from './pictures'
import { listReviews } from './reviews/list'
import { summarizeReviews } from './reviews/summary'
import { reviewableStays } from './reviews/reviewable-stays'
import { createReview, deleteReview, editReview } from './reviews/write'

const PAGE_SIZE = 20
const PICTURES_PAGE = 30

/** Following people. */
export const personModule = routeModule(personRoutes, {
  followUser: ({ uid }, { services, user }) => setFollow(services, user.uid, { uid, isFollowed: true }),
  unfollowUser: ({ uid }, { services, user }) => setFollow(services, user.uid, { uid, isFollowed: false }),
  listFollowing: ({ uid, cursor, pageSize = PAGE_SIZE }, { services, user }) =>
    listPeople(services, { uid, which: 'following', cursor, pageSize, viewer: user.uid }),
  listFollowers: ({ uid, cursor, pageSize = PAGE_SIZE }, { services, user }) =>
    listPeople(services, { uid, which: 'followers', cursor, pageSize, viewer: user.uid }),
})

/** Posts and their topics. */
export const momentModule = routeModule(momentRoutes, {
  getMoment: ({ id, ...stay }, context) => readMomentDetail(context, id, stay),

  listMoments: ({ uid, topicId, hotelId, cursor, pageSize = PAGE_SIZE }, context) =>
    momentPage(context, { uid, topicId, hotelId }, { list: 'listed moments', pageSize, cursor, stay: {} }),

  listMyMoments: ({ cursor, pageSize = PAGE_SIZE }, { services, user }) =>
    listOwnMoments(services, user.uid, { cursor, pageSize }),

  createMoment: async (sent, context) => {
    const { services, user, idempotencyKey } = context
    const id = await createMoment(services, { userId: user.uid, key: idempotencyKey, sent })
    return readMomentDetail(context, id, {})
  },

  deleteMoment: async ({ id }, { services, user }) => {
    const isDone = await services.database.transaction((tx) => deleteMoment(tx, services, id, user.uid))
    if (!isDone) throw notFound('There is no such post.')
    return { ok: true } as const
  },

  listTopics: ({ keyword, cursor, pageSize = PAGE_SIZE }, { services, user }) =>
    listTopics(services.database.db, { keyword, cursor, pageSize }, user?.uid ?? null),
  getTopic: (input, { services, user }) => readTopic(services.database.db, input, user?.uid ?? null),
  followTopic: (input, { services, user }) => setTopicFollow(services, user.uid, input),
})

/** Reviews of hotels and products, and comments on posts. */
export const commentModule = routeModule(commentRoutes, {
  listComments: (
    { type, goodsId, sort = 'relevance', commentId, cursor, pageSize = PAGE_SIZE, ...filter },
    context,
  ) => {
    const { services, user } = context
    const viewer = user?.uid ?? null
    return type === 'moment'
      ? listMomentComments(services, { momentId: goodsId, commentId, cursor, pageSize, viewer })
      : listReviews(services, { of: { type, goodsId }, filter, sort, commentId, cursor, pageSize, viewer })
  },

  listReplies: ({ commentId, cursor, pageSize = PAGE_SIZE }, { services, user }) =>
    listCommentReplies(services, { commentId, cursor, pageSize, viewer: user?.uid ?? null }),

  getCommentSummary: ({ type, goodsId }, { services: { database, clock } }) =>
    type === 'moment'
      ? summarizeComments(database.db, goodsId)
      : summarizeReviews(database.db, { type, goodsId }, clock.now()),

  listReviewableStays: async (input, { services, user }) => ({
    list: await reviewableStays(services, user.uid, input),
  }),

  createComment: (sent, { services, user, idempotencyKey: key }): Promise<Comment> => {
    const { type, goodsId, content, orderId = '', pictureIds = [], score, subScores = {}, ...facts } = sent
    if (type === 'moment') return createComment(services, { userId: user.uid, key, content, momentId: goodsId })
    if (score === undefined) throw badInput('score', 'Please give a score.')
    const review = { ...facts, hotelId: goodsId, orderId, content, pictureIds, score, subScores }
    return createReview(services, { userId: user.uid, key, sent: review })
  },

  editReview: (sent, { services, user }) => editReview(services, user.uid, sent),

  replyComment: ({ commentId, content }, { services, user, idempotencyKey: key }) =>
    replyToComment(services, { userId: user.uid, key, content, commentId }),

  deleteComment: async ({ commentId }, { services, user }) => {
    const isDone = await services.database.transaction(
      async (tx) =>
        (await deleteComment(tx, services, commentId, user.uid)) ||
        (await deleteReview(tx, services, commentId, user.uid)),
    )
    if (!isDone) throw noSuchComment()
    return { ok: true } as const
  },
})

const noSuchComment = () => notFound('There is no such comment.')

/** Pictures of hotels and cities, their own and those of guests. */
export const pictureModule = routeModule(pictureRoutes, {
  listPictures: ({ category = 'all', cursor, pageSize = PICTURES_PAGE, ...of }, { services }) =>
    listPictures(services, of, { category, cursor, pageSize }),
  listPictureCategories: (of, { services }) => listPictureCategories(services, of),
})
