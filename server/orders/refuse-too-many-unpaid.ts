import type { Env } from '../kernel/config/env'
import { conflict } from '../kernel/errors'
import type { Executor } from '../kernel/database/executor'
import { lockUserSince } from '../repositories/profile'
import { findUnpaidOrdersOfUser } from '../repositories/order'
import type { OrderRow } from '../repositories/order'

const DAY_MS = 86_400_000

/** The part of the usual bound that an account has in its first day: 2 of 5. */
const NEW_ACCOUNT_SHARE = 0.4

const tooManyUnpaid = (orders: readonly OrderRow[]) =>
  conflict(
    'too_many_unpaid',
    `You already have ${orders.length} bookings that wait for payment. Please pay or cancel one of them first.`,
    { orders: orders.map(({ id: orderid, orderNo, payId }) => ({ orderid, orderNo, payId })) },
  )

/** Throws 409 too_many_unpaid (data: the unpaid orders) where a new order would exceed the bound. It locks the user first, so parallel submits of one account are counted one by one. An unpaid order of the same package and days is left to the duplicate check. */
export async function refuseTooManyUnpaid(
  tx: Executor,
  { mostUnpaidOrders }: Pick<Env, 'mostUnpaidOrders'>,
  order: OrderRow,
): Promise<void> {
  const since = await lockUserSince(tx, order.userId)
  const unpaid = await findUnpaidOrdersOfUser(tx, order.userId, mostUnpaidOrders)
  const isSame = ({ packageId, checkIn, checkOut }: OrderRow) =>
    packageId === order.packageId && checkIn === order.checkIn && checkOut === order.checkOut
  const isNew = since !== null && order.createdAt.getTime() - since.getTime() < DAY_MS
  const most = isNew ? Math.ceil(mostUnpaidOrders * NEW_ACCOUNT_SHARE) : mostUnpaidOrders
  if (unpaid.length >= most && !unpaid.some(isSame)) throw tooManyUnpaid(unpaid)
}
