import { confirmationLetter } from '../orders/confirmation-letter'
import { findOrder } from '../repositories/order'
import type { JobHandler } from './job-handler'

/** Writes to the traveller that the booking is confirmed; an order whose account is gone has nobody to write to. */
export const sendConfirmation: JobHandler<'send-confirmation'> = async ({ database, env, mail }, { orderId }) => {
  const order = await findOrder(database.db, orderId)
  if (order && order.contact.email !== '') await mail.send(confirmationLetter(order, env.publicUrl))
}
