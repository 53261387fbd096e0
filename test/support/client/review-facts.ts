import type { Comment, CommentSummary, ReviewFacts } from '@/contract/comment'
import type { ListedPicture } from '@/contract/picture'
import { reviewOf } from './community-facts'

/** Facts of a review, with what a test changes. */
export const reviewFacts = (change: Partial<ReviewFacts> = {}): ReviewFacts => ({
  score: 4.5,
  subScores: { cleanliness: 5, service: 4, location: null, value: null, facilities: null },
  stayMonth: '2026-05',
  roomName: 'Garden Twin',
  travelerType: 'couple',
  language: 'en',
  isVerifiedStay: true,
  isIncentivized: false,
  isEdited: false,
  hotelReply: null,
  canEdit: false,
  ...change,
})

/** A review that another traveler wrote, with what a test changes. */
export const guestReview = (commentId: string, change: Partial<Comment> = {}): Comment =>
  reviewOf({ commentId, isOwn: false, review: reviewFacts(), ...change })

/** A summary of reviews, with what a test changes. */
export const reviewSummary = (change: Partial<CommentSummary> = {}): CommentSummary => ({
  type: 'hotel',
  goodsId: 'h1',
  name: 'Garden House',
  count: 40,
  score: 4.4,
  distribution: [1, 2, 5, 12, 20],
  subScores: { cleanliness: 4.6, service: 4.4, location: 4.8, value: null, facilities: 4.1 },
  recent: { score: 4.6, count: 18 },
  withPictures: 3,
  travelerTypes: [{ key: 'couple', count: 12 }],
  rooms: [{ key: 'Garden Twin', count: 9 }],
  languages: [{ key: 'en', count: 30 }],
  keywords: [{ key: 'breakfast', count: 8 }],
  hasDemo: false,
  ...change,
})

const picture = { url: '/pictures/480/a.webp', width: 960, height: 640, averageColor: '#aabbcc', alt: 'A garden.' }

/** A listed picture, with what a test changes. */
export const listedPicture = (pictureId: string, change: Partial<ListedPicture> = {}): ListedPicture => ({
  pictureId,
  picture: { ...picture, url: `/pictures/480/${pictureId}.webp` },
  caption: `Caption ${pictureId}`,
  source: 'The hotel',
  author: null,
  from: null,
  ...change,
})
