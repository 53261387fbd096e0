import type { Comment } from '@/contract/comment'
import type { MomentDetail } from '@/contract/moment'

const author = { uid: 'u1', nickName: 'Maya', avater: '', isDemo: false }

/** A post that was just written, with what a test changes. */
export const momentDetail = (change: Partial<MomentDetail> = {}): MomentDetail => ({
  id: 'm1',
  author,
  isAuthorFollowed: false,
  isOwn: true,
  content: 'A walk at dawn.',
  pictures: [],
  video: null,
  topics: [],
  tag: null,
  placeName: '',
  isVerifiedStay: false,
  isPaid: false,
  createdAt: '2026-11-25T08:00:00.000Z',
  isLike: false,
  likeCount: 0,
  commentCount: 0,
  state: 'approved',
  stateReason: '',
  ...change,
})

/** A review that was just written, with what a test changes. */
export const reviewOf = (change: Partial<Comment> = {}): Comment => ({
  commentId: 'c1',
  author,
  content: 'Quiet rooms.',
  pictures: [],
  createdAt: '2026-11-25T08:00:00.000Z',
  isOwn: true,
  isDeleted: false,
  isLike: false,
  likeCount: 0,
  state: 'approved',
  stateReason: '',
  replyCount: 0,
  replies: [],
  review: null,
  ...change,
})
