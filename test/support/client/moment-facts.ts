import type { Comment, CommentReply } from '@/contract/comment'
import type { MomentDetail, Topic } from '@/contract/moment'
import type { PublicHomePage } from '@/contract/profile'

const mei = { uid: 'u2', nickName: 'Mei', avater: '', isDemo: false }

const picture = (id: string) => ({
  url: `/pictures/480/${id}.webp`,
  width: 960,
  height: 640,
  averageColor: '#88aabb',
  alt: `Picture ${id}`,
})

/** A topic with a name, which its id is made of. */
export const topicOf = (name: string, change: Partial<Topic> = {}): Topic => ({
  topicId: `t-${name}`,
  name,
  momentCount: 12,
  isFollowed: false,
  ...change,
})

/** A public post of another person with two pictures, with what a test changes. */
export const momentFacts = (change: Partial<MomentDetail> = {}): MomentDetail => ({
  id: 'm1',
  author: mei,
  isAuthorFollowed: false,
  isOwn: false,
  content: 'Rain on the temple roof. #Kyoto',
  pictures: [picture('one'), picture('two')],
  video: null,
  topics: [topicOf('Kyoto')],
  tag: null,
  placeName: 'Higashiyama, Kyoto',
  isVerifiedStay: true,
  isPaid: false,
  createdAt: '2026-11-22T08:00:00.000Z',
  isLike: false,
  likeCount: 12,
  commentCount: 3,
  state: 'approved',
  stateReason: '',
  ...change,
})

const shared = {
  author: { uid: 'u3', nickName: 'Tom', avater: '', isDemo: false },
  content: 'Which temple is it?',
  pictures: [],
  createdAt: '2026-11-23T08:00:00.000Z',
  isOwn: false,
  isDeleted: false,
  isLike: false,
  likeCount: 2,
  state: 'approved',
  stateReason: '',
} as const

/** A comment without replies, with what a test changes. */
export const commentOf = (change: Partial<Comment> = {}): Comment => ({
  commentId: 'c1',
  ...shared,
  pictures: [],
  replyCount: 0,
  replies: [],
  review: null,
  ...change,
})

/** A reply, with what a test changes. */
export const replyOf = (change: Partial<CommentReply> = {}): CommentReply => ({
  commentId: 'r1',
  ...shared,
  pictures: [],
  author: mei,
  content: 'The one on the hill.',
  replyTo: null,
  ...change,
})

/** The public page of another person, with what a test changes. */
export const personFacts = (change: Partial<PublicHomePage> = {}): PublicHomePage => ({
  uid: 'u2',
  nickName: 'Mei',
  avater: '',
  intro: 'Temples before breakfast.',
  country: 'JP',
  isDemo: false,
  isOwn: false,
  isFollowed: false,
  momentCount: 4,
  followerCount: 1,
  followingCount: 7,
  likeCount: 31,
  ...change,
})
