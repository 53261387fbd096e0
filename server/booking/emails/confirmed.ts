import type { Executor } from '../../kernel/database/executor'
import type { Services } from '../../kernel/services'
import type { OrderRow } from '../repository/orders'
import { enqueueOrderEmail, type OrderEmail, orderLink } from './order-email'
import { dateFacts, deskFacts, hotelFacts, moneyText, orderNoFact, roomFacts, roomsLeft } from './stay-facts'

/** The email about a booking, or what is left of it, that the hotel has confirmed: stay, price, cancellation terms in hotel time, and how to get there. */
export function confirmedEmail(order: OrderRow): OrderEmail {
  const { snapshot } = order
  return {
    event: 'confirmed',
    subject: 'Confirmed',
    title: `Your booking at ${snapshot.hotelName} is confirmed`,
    paragraphs: [],
    facts: [
      orderNoFact(order),
      ...deskFacts(order),
      ...dateFacts(order),
      ...roomFacts(order),
      ['Arrival', order.arriveTime],
      ['Requests', order.specialRequest],
      ['Total', `${moneyText(roomsLeft(order).totalMinor, order.currencyCode)}, taxes included`],
      ['Cancellation', snapshot.cancellation.summary],
      ...hotelFacts(order),
    ],
    link: orderLink(order),
    stay: 'confirmed',
  }
}

/** Writes to the traveler that a booking is confirmed; order is the one that now is. */
export const emailConfirmed = (tx: Executor, services: Services, order: OrderRow): Promise<void> =>
  enqueueOrderEmail(tx, services, order, confirmedEmail(order))
