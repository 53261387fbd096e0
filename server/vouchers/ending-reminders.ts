import { addDays } from '@/domain/days/civil-day'
import type { Executor } from '../kernel/database/executor'
import { enqueueJob } from '../kernel/jobs/outbox'
import type { JobHandler } from '../kernel/jobs/run-jobs'
import type { Services } from '../kernel/services'
import { instantOfWallTime } from '../kernel/time/zones'
import { endSoonEmail } from './emails/ending-emails'
import { recipientsOf } from './emails/recipients'
import { enqueueVoucherOrderEmail } from './emails/voucher-order-email'
import { type CouponOrderRow, lockCouponOrder } from './repository/coupon-orders'
import { findVouchersOfOrder } from './repository/vouchers'
import { westernmostZone } from './validity'

/** How many days before the last day of vouchers their holders are reminded. */
export const REMINDER_DAYS = [30, 7, 1] as const

/** When they are reminded on such a day, in the zone in which the vouchers end. */
const REMINDER_TIME = '10:00'

/** Plans the reminders of new vouchers; none for what is bought later than a reminder would come. */
export async function planEndingReminders(
  tx: Executor,
  services: Services,
  { id, snapshot }: CouponOrderRow,
  lastDay: string,
): Promise<void> {
  const zone = westernmostZone(
    lastDay,
    snapshot.hotels.map(({ timeZone }) => timeZone),
  )
  for (const days of REMINDER_DAYS) {
    const availableAt = instantOfWallTime(addDays(lastDay, -days), REMINDER_TIME, zone)
    if (availableAt <= services.clock.now()) continue
    const payload = { orderId: id, days }
    await enqueueJob(tx, services, { topic: 'remind-of-voucher-end', key: `${id} ${days}`, payload, availableAt })
  }
}

/** Reminds the holders of vouchers that are not used and have no date yet; nothing where they have ended meanwhile. */
export const remindOfVoucherEnd: JobHandler<'remind-of-voucher-end'> = async (services, { orderId, days }) => {
  const now = services.clock.now()
  await services.database.transaction(async (tx) => {
    const order = await lockCouponOrder(tx, orderId)
    if (!order) return
    const vouchers = await findVouchersOfOrder(tx, orderId)
    const unused = vouchers.filter(({ status, expireAt }) => status === 'UNUSED' && now < expireAt)
    for (const { recipient, vouchers: theirs } of await recipientsOf(tx, order, unused))
      await enqueueVoucherOrderEmail(tx, services, order, recipient, endSoonEmail(order, theirs, days, recipient))
  })
  services.mailQueue.wake()
}
