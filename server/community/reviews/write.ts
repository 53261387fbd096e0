import { and, eq } from 'drizzle-orm'
import type { Comment } from '@/contract/comment'
import type { CommentApi } from '@/contract/comment'
import { addDays } from '@/domain/days/civil-day'
import { REVIEW_DAYS } from '@/domain/reviews/review-rules'
import { isUniqueViolation } from '../../kernel/database/database-unreachable'
import type { Executor } from '../../kernel/database/executor'
import { review } from '../../kernel/database/schema/community'
import { conflict, forbidden, notFound } from '../../kernel/errors'
import { runOnce } from '../../kernel/idempotency/run-once'
import type { Services } from '../../kernel/services'
import { todayIn } from '../../kernel/time/zones'
import { holdIfNeeded, refuseBlocked } from '../../moderation/reasons'
import { forgetLikes } from '../../stays/repository/likes'
import { updateReviewScores } from '../../stays/repository/review-scores'
import { releaseFiles, releaseOtherFiles } from '../../uploads/used-files'
import { takePictures } from '../taken-files'
import { exemptNames } from '../exempt-names'
import { type FinishedStay, readFinishedStays } from '../stays'
import { languageOf, writtenText } from '../written-text'
import { presentReviews } from './list'
import { isEditable } from './present'
import { readReview } from './review-rows'

type Edited = CommentApi['PATCH /api/ugc/comment']['input']

/** A review as it is sent. */
export interface SentReview extends Edited {
  readonly hotelId: string
  readonly orderId: string
}

const noStay = () =>
  forbidden('no_stay', 'Only a stay that you booked and finished here within the last 180 days can be reviewed.')

const alreadyReviewed = () => conflict('already_reviewed', 'You have already reviewed this stay.')

/** The earliest day on which a stay may have ended to be reviewed now. */
export const reviewableSince = (services: Pick<Services, 'clock'>): string =>
  addDays(todayIn('UTC', services.clock.now()), -REVIEW_DAYS)

/** Stores the review of a finished stay, checked, with the hotel's score in the same transaction. Throws 400, 403 no_stay and author_blocked, 409 already_reviewed. */
export async function createReview(
  services: Services,
  {
    userId,
    key,
    sent,
  }: { readonly userId: string; readonly key: string; readonly sent: Omit<SentReview, 'commentId'> },
): Promise<Comment> {
  const once = { scope: userId, operationId: 'createComment', key, request: sent }
  return runOnce(services, once, async (tx) => {
    await refuseBlocked(tx, userId)
    const stays = await readFinishedStays(
      tx,
      { userId, hotelId: sent.hotelId, orderId: sent.orderId },
      reviewableSince(services),
    )
    const [stay] = stays
    if (!stay) throw noStay()
    if (stay.isReviewed) throw alreadyReviewed()
    const id = services.random.id()
    await insertReview(tx, services, { id, userId, sent, stay }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? alreadyReviewed() : error
    })
    await updateReviewScores(tx, stay.hotelId)
    return presentOwn(tx, services, id, userId)
  })
}

async function insertReview(
  tx: Executor,
  services: Services,
  { id, userId, sent, stay }: { id: string; userId: string; sent: Omit<SentReview, 'commentId'>; stay: FinishedStay },
): Promise<void> {
  const content = writtenText(sent.content, false)
  const pictureIds = await takePictures(tx, {
    userId,
    fileIds: sent.pictureIds,
    purpose: 'review',
    usedBy: `review ${id}`,
  })
  const written = { bizType: 'comment', bizId: id, userId, texts: [content] } as const
  const exempt = await exemptNames(tx, stay.hotelId)
  await tx.insert(review).values({
    id,
    hotelId: stay.hotelId,
    userId,
    guestName: '',
    purchaseId: stay.orderId,
    productId: stay.productId,
    score: sent.score,
    ...subScoresOf(sent),
    stayMonth: stay.checkOut.slice(0, 7),
    roomName: stay.roomName,
    travelerType: sent.travelerType ?? null,
    language: languageOf(content),
    content,
    pictureIds,
    isIncentivized: sent.isIncentivized ?? false,
    createdAt: services.clock.now(),
    state: await holdIfNeeded(tx, services, { ...written, exempt }),
  })
}

const subScoresOf = ({ subScores }: Pick<Edited, 'subScores'>) => ({
  cleanliness: subScores.cleanliness ?? null,
  service: subScores.service ?? null,
  location: subScores.location ?? null,
  value: subScores.value ?? null,
  facilities: subScores.facilities ?? null,
})

/** Changes an own review within 48 hours: it loses its helpful votes and is checked again. Throws 400, 404, 409 edit_closed. */
export async function editReview(services: Services, userId: string, sent: Edited): Promise<Comment> {
  return services.database.transaction(async (tx) => {
    await refuseBlocked(tx, userId)
    const row = await lockOwnReview(tx, sent.commentId, userId)
    if (!isEditable(row.createdAt, services.clock.now()))
      throw conflict('edit_closed', 'A review can be changed within 48 hours.')
    const content = writtenText(sent.content, false)
    const usedBy = `review ${row.id}`
    const pictureIds = await takePictures(tx, { userId, fileIds: sent.pictureIds, purpose: 'review', usedBy })
    await releaseOtherFiles(tx, services, { usedBy, fileIds: sent.pictureIds })
    const written = { bizType: 'comment', bizId: row.id, userId, texts: [content] } as const
    const checked = await holdIfNeeded(tx, services, { ...written, exempt: await exemptNames(tx, row.hotelId) })
    await tx
      .update(review)
      .set({
        score: sent.score,
        ...subScoresOf(sent),
        travelerType: sent.travelerType ?? null,
        language: languageOf(content),
        content,
        pictureIds,
        isIncentivized: sent.isIncentivized ?? false,
        editedAt: services.clock.now(),
        // What a person took down stays down whatever its author makes of it.
        state: row.state === 'rejected' ? 'rejected' : checked,
      })
      .where(eq(review.id, row.id))
    await forgetLikes(tx, 'comment', [row.id])
    await updateReviewScores(tx, row.hotelId)
    return presentOwn(tx, services, row.id, userId)
  })
}

/** Deletes an own review with its pictures and votes; false where there is none of that id. */
export async function deleteReview(tx: Executor, services: Services, id: string, userId: string): Promise<boolean> {
  const [row] = await tx
    .delete(review)
    .where(and(eq(review.id, id), eq(review.userId, userId)))
    .returning({ hotelId: review.hotelId })
  if (!row) return false
  await releaseFiles(tx, services, `review ${id}`)
  await forgetLikes(tx, 'comment', [id])
  await updateReviewScores(tx, row.hotelId)
  return true
}

async function lockOwnReview(tx: Executor, id: string, userId: string): Promise<typeof review.$inferSelect> {
  const [row] = await tx
    .select()
    .from(review)
    .where(and(eq(review.id, id), eq(review.userId, userId)))
    .for('update')
  if (!row) throw notFound('There is no such review.')
  return row
}

async function presentOwn(tx: Executor, services: Services, id: string, userId: string): Promise<Comment> {
  const row = await readReview(tx, id, userId)
  if (!row) throw new Error('a review that was just written is there')
  const [shown] = await presentReviews(tx, services, [row], userId)
  if (!shown) throw new Error('one row becomes one review')
  return shown
}
