import { addDays } from '@/domain/days/civil-day'
import type { Executor } from '../kernel/database/executor'
import { enqueueJob } from '../kernel/jobs/outbox'
import type { Services } from '../kernel/services'
import { instantOfWallTime } from '../kernel/time/zones'

/** A stay that is over; userId is null for guests without an account. */
interface EndedStay {
  readonly id: string
  readonly userId: string | null
  readonly checkOut: string
  readonly timeZone: string
}

const AT = '10:00'

/** Plans the invitation to review a stay for the morning after check-out in hotel time; only accounts can review. */
export async function planReviewInvitation(
  tx: Executor,
  services: Pick<Services, 'clock' | 'random'>,
  { id: orderId, userId, checkOut, timeZone }: EndedStay,
): Promise<void> {
  if (userId === null) return
  const availableAt = instantOfWallTime(addDays(checkOut, 1), AT, timeZone)
  await enqueueJob(tx, services, { topic: 'invite-to-review', key: orderId, payload: { orderId }, availableAt, userId })
}
