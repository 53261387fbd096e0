import { moment, momentComment, review } from '../../../server/kernel/database/schema/community'
import { signIn } from '../server/sign-in'
import type { AdasThings } from './adas-things'
import { forUsers, open, ownersOnly, type Row } from './row'

/** Writes a post of Ada's and returns its id. */
async function momentOf({ server: { services }, ada }: AdasThings): Promise<string> {
  const id = services.random.id()
  const createdAt = services.clock.now()
  const pictureIds = ['city-day-01']
  const row = { id, userId: ada.uid, pictureId: 'city-day-01', pictureIds, content: 'Fog.', createdAt }
  await services.database.db.insert(moment).values(row)
  return id
}

/** Writes a comment of Ada's and returns its id. */
async function commentOf(things: AdasThings): Promise<string> {
  const { services } = things.server
  const id = services.random.id()
  const row = { id, userId: things.ada.uid, content: 'Nice.', createdAt: services.clock.now() }
  await services.database.db.insert(momentComment).values({ ...row, momentId: await momentOf(things) })
  return id
}

/** Writes a review of Ada's and returns its id. */
async function reviewOf({ server: { services }, ada, hotelId }: AdasThings): Promise<string> {
  const id = services.random.id()
  const createdAt = services.clock.now()
  const stay = { stayMonth: '2026-10', roomName: 'Twin Room' }
  const row = { id, hotelId, userId: ada.uid, guestName: '', score: 4, content: 'Good.', createdAt, ...stay }
  await services.database.db.insert(review).values(row)
  return id
}

const somebodyNew = async ({ server }: AdasThings) => ({ uid: (await signIn(server.services)).uid })

const rating = { score: 4, subScores: {}, content: 'Good.', pictureIds: [] }

/** A call about public content: only a missing sign-in changes the response. */
const anybodysPost = (input: Row['input']): Row => ({ input, visitor: 401, eve: 200, ada: 200 })

/** The rows of posts, reviews, comments, people and pictures. */
export const communityRows: Record<string, Row> = {
  followUser: forUsers(somebodyNew),
  unfollowUser: forUsers(somebodyNew),
  listFollowing: forUsers(({ ada }) => ({ uid: ada.uid })),
  listFollowers: forUsers(({ ada }) => ({ uid: ada.uid })),
  getMoment: open(async (things) => ({ id: await momentOf(things) })),
  listMoments: open(({ ada }) => ({ uid: ada.uid })),
  listMyMoments: forUsers(),
  createMoment: {
    input: () => ({ content: '', pictureIds: [], topics: [], isPaid: false }),
    visitor: 401,
    eve: 400,
    ada: 400,
  },
  deleteMoment: ownersOnly(async (things) => ({ id: await momentOf(things) }), { id: 'NOSUCHMOMENT' }),
  listTopics: open(),
  getTopic: open(() => ({ name: 'NoSuchTopic' }), 404),
  followTopic: { input: () => ({ topicId: 'NOSUCHTOPIC', isFollowed: true }), visitor: 401, eve: 404, ada: 404 },
  listComments: open(({ hotelId }) => ({ type: 'hotel', goodsId: hotelId })),
  listReplies: open(async (things) => ({ commentId: await commentOf(things) })),
  getCommentSummary: open(({ hotelId }) => ({ type: 'hotel', goodsId: hotelId })),
  listReviewableStays: forUsers(),
  createComment: {
    input: ({ hotelId, orderid }) => ({ type: 'hotel', goodsId: hotelId, orderId: orderid, ...rating }),
    visitor: 401,
    eve: 403,
    ada: 403,
  },
  editReview: ownersOnly(async (things) => ({ commentId: await reviewOf(things), ...rating }), {
    commentId: 'NOSUCHREVIEW',
    ...rating,
  }),
  replyComment: anybodysPost(async (things) => ({ commentId: await commentOf(things), content: 'Yes.' })),
  deleteComment: ownersOnly(async (things) => ({ commentId: await commentOf(things) }), { commentId: 'NOSUCHCOMMENT' }),
  listPictures: open(({ hotelId }) => ({ type: 'hotel', goodsId: hotelId })),
  listPictureCategories: open(({ hotelId }) => ({ type: 'hotel', goodsId: hotelId })),
}
