import type { CommentApi, ReviewableStay, ReviewFacts, TravelerType } from '@/contract/comment'
import type { Picture } from '@/contract/scalars'
import { shortRange } from '../days/format-day'
import { isRecord } from '../is-record'
import { type SubScoreKey, subScoreNames } from '../reviews/sub-scores'
import { contentFault } from './content-text'
import type { StoredUpload } from './upload-rows'
import { writtenDraftReader } from './written-draft'

/** With whom one traveled, in the order of the chips. */
export const travelerTypes: readonly { readonly value: TravelerType; readonly label: string }[] = [
  { value: 'solo', label: 'Solo' },
  { value: 'couple', label: 'Couple' },
  { value: 'family', label: 'Family' },
  { value: 'friends', label: 'Friends' },
  { value: 'business', label: 'Business' },
]

/** What a reviewer writes; score is 0 until it is given, and sub-scores are left out until then. */
export interface ReviewForm {
  readonly score: number
  readonly subScores: Partial<Record<SubScoreKey, number>>
  readonly travelerType: TravelerType | null
  readonly text: string
  readonly isIncentivized: boolean
}

export const EMPTY_REVIEW: ReviewForm = {
  score: 0,
  subScores: {},
  travelerType: null,
  text: '',
  isIncentivized: false,
}

/** The stay that is reviewed, as the form shows it. */
export interface ReviewedStay {
  readonly hotelId: string
  readonly hotelName: string
  readonly roomName: string
  /** "Tue 1 Dec – Thu 3 Dec", or the month of an existing review. */
  readonly when: string
  readonly picture: Picture | null
}

/** What is reviewed: a finished stay, or a review that is changed within 48 hours of writing it. */
export type ReviewTarget =
  | { readonly kind: 'new'; readonly orderId: string; readonly stay: ReviewedStay }
  | {
      readonly kind: 'edit'
      readonly commentId: string
      readonly stay: ReviewedStay
      readonly form: ReviewForm
      readonly files: readonly StoredUpload[]
    }

/** A finished stay as what is reviewed. */
export const targetOfStay = (stay: ReviewableStay): ReviewTarget => ({
  kind: 'new',
  orderId: stay.orderId,
  stay: {
    hotelId: stay.hotelId,
    hotelName: stay.hotelName,
    roomName: stay.roomName,
    when: shortRange(stay.checkIn, stay.checkOut),
    picture: stay.picture,
  },
})

export type CreateReview = CommentApi['POST /api/ugc/comment']['input']
export type EditReview = CommentApi['PATCH /api/ugc/comment']['input']

/** Texts of the form. */
export const reviewFormText = {
  newTitle: 'Write a review',
  editTitle: 'Edit your review',
  noScore: 'Please rate your stay.',
  incentive: 'I received something for this review',
  incentiveDetail: 'Money, a discount or a gift. Readers see it beside your review.',
  halfTip: 'Tap the left half of a star for half a star.',
  editRule: 'You can edit a review for 48 hours. An edited review is checked again and loses its helpful votes.',
  sent: 'Thank you. Your review is published.',
  held: 'Thank you. Your review will be shown once it has been checked.',
} as const

/** Name under which the draft of a review is stored. */
export const reviewDraftName = (target: ReviewTarget): string =>
  `review_draft ${target.kind === 'new' ? target.orderId : target.commentId}`

/** What is missing or wrong in a review, in a sentence; null where it can be sent. */
export const reviewFault = ({ score, text }: ReviewForm): string | null =>
  score === 0 ? reviewFormText.noScore : contentFault(text)

const written = ({ score, subScores, travelerType, text, isIncentivized }: ReviewForm) => ({
  score,
  subScores: { ...subScores },
  ...(travelerType && { travelerType }),
  content: text.trim(),
  isIncentivized,
})

const pictureIdsOf = (files: readonly StoredUpload[]) => files.map(({ fileId }) => fileId)

/** What is sent for a review of a stay. */
export const createReviewBody = (
  form: ReviewForm,
  files: readonly StoredUpload[],
  orderId: string,
  hotelId: string,
): CreateReview => ({ type: 'hotel', goodsId: hotelId, orderId, ...written(form), pictureIds: pictureIdsOf(files) })

/** What is sent for a changed review. */
export const editReviewBody = (form: ReviewForm, files: readonly StoredUpload[], commentId: string): EditReview => ({
  commentId,
  ...written(form),
  pictureIds: pictureIdsOf(files),
})

/** The form of a review that was written before. */
export const formOfReview = (content: string, facts: ReviewFacts): ReviewForm => ({
  score: facts.score,
  subScores: Object.fromEntries(Object.entries(facts.subScores).filter(([, score]) => score !== null)),
  travelerType: facts.travelerType,
  text: content,
  isIncentivized: facts.isIncentivized,
})

const isScore = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 5

const areSubScores = (value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(value).every(([key, score]) => subScoreNames.some(([name]) => name === key) && isScore(score))

const isTravelerType = (value: unknown): boolean => value === null || travelerTypes.some((type) => type.value === value)

const isForm = (value: unknown): value is ReviewForm =>
  isRecord(value) &&
  isScore(value.score) &&
  areSubScores(value.subScores) &&
  isTravelerType(value.travelerType) &&
  typeof value.text === 'string' &&
  typeof value.isIncentivized === 'boolean'

/** Reads the stored draft of a review. */
export const readReviewDraft = writtenDraftReader<ReviewForm, CreateReview>(isForm)
