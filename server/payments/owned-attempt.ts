import { notFound } from '../kernel/errors'
import { type AttemptRow, findAttempt } from '../repositories/payment'
import type { Services } from '../kernel/services'

/** Names an attempt by itself and by the payId that it must belong to. */
export interface AttemptName {
  readonly payId: string
  readonly bankOrderId: string
}

/** An attempt of a payment; throws 404 where there is none or it is another payment's. */
export async function ownedAttempt(
  { database }: Pick<Services, 'database'>,
  { payId, bankOrderId }: AttemptName,
): Promise<AttemptRow> {
  const attempt = await findAttempt(database.db, bankOrderId)
  if (attempt?.paymentId !== payId) throw notFound('There is no such payment.')
  return attempt
}
