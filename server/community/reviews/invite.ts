import { enqueueMail } from '../../kernel/mail/enqueue-mail'
import { createEmail } from '../../kernel/mail/layout'
import type { JobHandler } from '../../kernel/jobs/run-jobs'
import { findUser } from '../../account/repository/users'
import { findPurchase } from '../../booking/repository/purchases'
import { REVIEW_DAYS } from '@/domain/reviews/review-rules'
import { readFinishedStays } from '../stays'
import { reviewableSince } from './write'

/** Invites the traveler of a finished stay to review it, once; the same text for every stay. Nothing is sent to guests without an account, and for a stay that is reviewed already. */
export const inviteToReview: JobHandler<'invite-to-review'> = async (services, { orderId }) => {
  const { database, env } = services
  await database.transaction(async (tx) => {
    const purchase = await findPurchase(tx, orderId)
    const user = purchase?.userId == null ? null : await findUser(tx, purchase.userId)
    if (!user || user.isLogoff || user.blockedAt) return
    const [stay] = await readFinishedStays(tx, { userId: user.id, orderId }, reviewableSince(services))
    if (!stay || stay.isReviewed) return
    const title = `How was your stay at ${stay.hotelName}?`
    const href = `${env.publicUrl}/ugc/comment/hotel/${stay.hotelId}?write=${stay.orderId}`
    await enqueueMail(tx, services, {
      kind: 'review_invitation',
      uid: user.id,
      email: createEmail({
        to: user.email,
        subject: title,
        preview: 'What was good and what was not helps the people who come next.',
        title,
        parts: [
          {
            kind: 'text',
            text: 'What was good and what was not helps the people who come next. Every honest review is shown, good or bad.',
          },
          { kind: 'link', text: 'Write a review', href },
        ],
        why: `You got this e-mail because your stay is over. It can be reviewed for ${REVIEW_DAYS} days, and this is the only e-mail about it.`,
      }),
    })
  })
  services.mailQueue.wake()
}
