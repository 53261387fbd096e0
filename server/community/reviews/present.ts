import type { Comment } from '@/contract/comment'
import { EDIT_HOURS } from '@/domain/reviews/review-rules'
import { presentPicture } from '../../kernel/pictures/picture-library'
import type { Services } from '../../kernel/services'
import type { Decision } from '../decisions'
import { presentAuthor } from '../../stays/repository/authors'
import { presentState } from '../present-state'
import type { ListedReview } from './review-rows'

const HOUR_MS = 3_600_000

/** Whether a review that was written at an instant can still be changed. */
export const isEditable = (createdAt: Date, now: Date): boolean =>
  now.getTime() < createdAt.getTime() + EDIT_HOURS * HOUR_MS

/** A review as lists show it to a viewer; decision is why it is not shown to others. */
export function presentReview(
  row: ListedReview,
  { clock, pictures }: Pick<Services, 'clock' | 'pictures'>,
  viewer: string | null,
  decision: Decision | undefined,
): Comment {
  const createdAt = new Date(row.createdAt)
  const isOwn = viewer !== null && row.userId === viewer
  return {
    commentId: row.id,
    author: presentAuthor(row.author),
    content: row.content,
    pictures: row.pictureIds.map((id) => presentPicture(pictures, id)),
    createdAt: createdAt.toISOString(),
    isOwn,
    isDeleted: false,
    isLike: row.isLike,
    likeCount: row.likeCount,
    ...presentState(row, isOwn ? decision : undefined),
    replyCount: 0,
    replies: [],
    review: {
      score: row.score,
      subScores: row.subScores,
      stayMonth: row.stayMonth,
      roomName: row.roomName,
      travelerType: row.travelerType,
      language: row.language,
      isVerifiedStay: row.isVerifiedStay,
      isIncentivized: row.isIncentivized,
      isEdited: row.isEdited,
      hotelReply:
        row.replyContent === null || row.repliedAt === null
          ? null
          : { content: row.replyContent, repliedAt: new Date(row.repliedAt).toISOString() },
      canEdit: isOwn && isEditable(createdAt, clock.now()),
    },
  }
}
