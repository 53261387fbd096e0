import { addDays } from '@/domain/days/civil-day'
import { countOf } from '@/domain/text/phrases'
import type { Executor } from '../../kernel/database/executor'
import { enqueueJob } from '../../kernel/jobs/outbox'
import type { JobHandler } from '../../kernel/jobs/run-jobs'
import type { Services } from '../../kernel/services'
import { instantOfWallTime } from '../../kernel/time/zones'
import { lockOrder, type OrderRow } from '../repository/orders'
import { lockPurchase, type PurchaseRow } from '../repository/purchases'
import { enqueueOrderEmail, type OrderEmail, orderLink } from './order-email'
import {
  dateFacts,
  deskFacts,
  hotelFacts,
  hotelTimeText,
  moneyText,
  orderNoFact,
  roomFacts,
  roomsLeft,
} from './stay-facts'

/** The email about an unpaid order: until when it holds its rooms, and where to pay. */
export function paySoonEmail(order: OrderRow): OrderEmail {
  const { snapshot, roomCount, totalMinor, currencyCode, payId, payExpireAt } = order
  const until = hotelTimeText(order, payExpireAt)
  const [rooms, they] = roomCount === 1 ? ['your room', 'it goes'] : [`your ${roomCount} rooms`, 'they go']
  return {
    event: 'pay_soon',
    subject: 'Waiting for your payment',
    title: `Your booking at ${snapshot.hotelName} waits for payment`,
    paragraphs: [`We hold ${rooms} until ${until}. After that ${they} back on sale, and nothing is charged.`],
    facts: [
      orderNoFact(order),
      ['To pay', `${moneyText(totalMinor, currencyCode)}, taxes included`],
      ['Pay by', until],
      ...dateFacts(order),
      ...roomFacts(order),
      ['Cancellation', snapshot.cancellation.summary],
    ],
    link: { text: 'Pay now', path: `/order/pay/${payId}` },
    expiresAt: payExpireAt,
  }
}

/** The email about arriving on the next day: hours in hotel time, the address also for a driver, and what to know before. */
export function checkInSoonEmail(order: OrderRow): OrderEmail {
  const { snapshot, checkIn } = order
  const { rooms, totalMinor } = roomsLeft(order)
  return {
    event: 'check_in_soon',
    subject: 'Check-in tomorrow',
    title: `Tomorrow you stay at ${snapshot.hotelName}`,
    paragraphs: [],
    facts: [
      ...dateFacts(order),
      ['Arrival', order.arriveTime],
      ...hotelFacts(order),
      orderNoFact(order),
      ...deskFacts(order),
      ...roomFacts(order),
      ['Paid', `${moneyText(totalMinor, order.currencyCode)} for ${countOf(rooms.length, 'room')}`],
      ['Good to know', snapshot.knowBeforeYouGo.join(' ')],
    ],
    link: orderLink(order),
    stay: 'confirmed',
    expiresAt: instantOfWallTime(checkIn, '00:00', snapshot.timeZone),
  }
}

/** Plans the reminder of an unpaid order for when half of its hold is gone. */
export async function planPayReminder(
  tx: Executor,
  services: Services,
  { id, createdAt, payExpireAt }: Pick<PurchaseRow, 'id' | 'createdAt' | 'payExpireAt'>,
): Promise<void> {
  const availableAt = new Date((createdAt.getTime() + payExpireAt.getTime()) / 2)
  await enqueueJob(tx, services, { topic: 'remind-to-pay', key: id, payload: { orderId: id }, availableAt })
}

/** When travelers are reminded of their arrival, on the day before it in hotel time. */
const REMINDER_TIME = '10:00'

/** Plans the reminder of a confirmed stay for the day before it; none where the confirmation itself comes later than that. */
export async function planCheckInReminder(tx: Executor, services: Services, order: OrderRow): Promise<void> {
  const { id, checkIn, snapshot } = order
  const availableAt = instantOfWallTime(addDays(checkIn, -1), REMINDER_TIME, snapshot.timeZone)
  if (availableAt <= services.clock.now()) return
  await enqueueJob(tx, services, { topic: 'remind-of-check-in', key: id, payload: { orderId: id }, availableAt })
}

/** Reminds of an unpaid purchase of any kind, unless it was paid or closed meanwhile or its time is over. */
export const remindToPay: JobHandler<'remind-to-pay'> = async (services, { orderId }) => {
  await services.database.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, orderId)
    if (purchase?.status !== 'TO_PAY' || purchase.payExpireAt <= services.clock.now()) return
    await services.purchaseRules[purchase.kind].emailPaySoon(tx, services, purchase)
  })
  services.mailQueue.wake()
}

/** Writes to the traveler that a booking waits for payment. */
export const emailPaySoon = (tx: Executor, services: Services, order: OrderRow): Promise<void> =>
  enqueueOrderEmail(tx, services, order, paySoonEmail(order))

/** Reminds of a stay that begins the next day, unless it was cancelled, is to be, or has begun. */
export const remindOfCheckIn: JobHandler<'remind-of-check-in'> = (services, { orderId }) =>
  remind(services, orderId, ({ status }) => status === 'CONFIRMED' || status === 'PARTIAL_REFUNDED', checkInSoonEmail)

async function remind(
  services: Services,
  orderId: string,
  isDue: (order: OrderRow) => boolean,
  emailOf: (order: OrderRow) => OrderEmail & { readonly expiresAt?: Date },
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !isDue(order)) return
    const email = emailOf(order)
    if (email.expiresAt && email.expiresAt <= services.clock.now()) return
    await enqueueOrderEmail(tx, services, order, email)
  })
  services.mailQueue.wake()
}
