import type { ReviewableStay } from '@/contract/comment'
import { addDays } from '@/domain/days/civil-day'
import { REVIEW_DAYS } from '@/domain/reviews/review-rules'
import type { Services } from '../../kernel/services'
import { readFinishedStays } from '../stays'
import { reviewableSince } from './write'

/** A user's finished stays of the last 180 days that they have not reviewed, newest first. */
export async function reviewableStays(
  services: Services,
  userId: string,
  of: { readonly hotelId?: string; readonly orderId?: string },
): Promise<ReviewableStay[]> {
  const stays = await readFinishedStays(services.database.db, { userId, ...of }, reviewableSince(services))
  return stays
    .filter(({ isReviewed }) => !isReviewed)
    .map(({ orderId, hotelId, hotelName, roomName, checkIn, checkOut, headImg }) => ({
      orderId,
      hotelId,
      hotelName,
      roomName,
      checkIn,
      checkOut,
      picture: headImg,
      reviewUntil: addDays(checkOut, REVIEW_DAYS),
    }))
}
