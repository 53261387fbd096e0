import type { Comment, CommentSummary, GoodsType } from '@/contract/comment'
import { formatBirthday, formatMonth } from '../days/format-day'
import { countOf } from '../text/phrases'
import { type SubScoreKey, subScoreNames } from './sub-scores'
import { RECENT_LEAST, RECENT_MONTHS } from './review-rules'
import { travelerTypeNames } from './review-query'

/** Strings of the page of reviews. */
export const reviewPageText = {
  missing: 'This one is no longer here. These are the others.',
  write: 'Write a review',
  comment: 'Write a comment',
  onlyStays: 'Only guests with a finished stay can write a review.',
  rules: 'How reviews work',
  demo: 'Demo',
  demoNotice: 'Some of these reviews were invented to demonstrate the app. They carry the mark “Demo”.',
  earlier: 'Show what comes before',
} as const

/** The words for what a page lists. */
export const listedNoun = (type: GoodsType): string => (type === 'moment' ? 'comment' : 'review')

/** The sentence of an empty list. */
export const emptyReviewsText = (type: GoodsType, isFiltered: boolean): string => {
  if (isFiltered) return 'No review matches these filters.'
  return type === 'moment' ? 'Nobody has commented yet.' : 'Nobody has reviewed this yet.'
}

/** When and how a reviewer stayed: "May 2026 · Garden Twin · Couple". */
export function stayText({ review, createdAt }: Pick<Comment, 'review' | 'createdAt'>): string {
  if (!review) return writtenOn(createdAt)
  const company = review.travelerType ? travelerTypeNames[review.travelerType] : ''
  return [formatMonth(review.stayMonth), review.roomName, company].filter((part) => part !== '').join(' · ')
}

/** The day of an instant in UTC: "7 Apr 2026". */
export const writtenOn = (instant: string): string => formatBirthday(instant.slice(0, 10))

/** Scores of a review or a summary that there are, with their names. */
export const shownSubScores = (scores: Readonly<Record<SubScoreKey, number | null>>): (readonly [string, number])[] =>
  subScoreNames.flatMap(([key, name]) => {
    const score = scores[key]
    return score === null ? [] : [[name, score] as const]
  })

/** The figure of the last twelve months: "Last 12 months: 4.6 from 18 reviews"; null below the least count. */
export function recentText({ recent }: Pick<CommentSummary, 'recent'>): string | null {
  if (!recent || recent.count < RECENT_LEAST) return null
  return `Last ${RECENT_MONTHS} months: ${recent.score.toFixed(1)} from ${countOf(recent.count, 'review')}`
}

/** A mark of a review. */
export interface ReviewMark {
  readonly text: string
  readonly tone: 'leaf' | 'plain' | 'coral'
}

/** The marks that a review carries. */
export function reviewMarks({ review, author }: Pick<Comment, 'review' | 'author'>): ReviewMark[] {
  return [
    ...(author.isDemo ? [{ text: reviewPageText.demo, tone: 'coral' } as const] : []),
    ...(review?.isVerifiedStay ? [{ text: 'Verified stay', tone: 'leaf' } as const] : []),
    ...(review?.isIncentivized ? [{ text: 'Incentivized', tone: 'plain' } as const] : []),
    ...(review?.isEdited ? [{ text: 'Edited', tone: 'plain' } as const] : []),
  ]
}

/** How many people a review has helped. */
export const helpfulText = (count: number): string => (count === 0 ? 'Helpful' : `Helpful (${count})`)

/** A text longer than this is folded at first, in characters. */
const FOLDED_FROM = 280

/** Whether a text is long enough to be folded. */
export const isLongText = (text: string): boolean => text.length > FOLDED_FROM || text.split('\n').length > 6
