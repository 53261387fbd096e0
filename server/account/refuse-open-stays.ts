import type { OpenStay } from '@/contract/account-rights'
import { shortRange } from '@/domain/days/short-range'
import { orderStatusText } from '@/domain/booking/order-status'
import type { Executor } from '../kernel/database/executor'
import { conflict } from '../kernel/errors'
import { listOpenStays } from '../repositories/open-stays'
import type { OrderRow } from '../repositories/order'

const presentStay = ({ id, orderNo, snapshot, checkIn, checkOut, status }: OrderRow): OpenStay => ({
  orderid: id,
  orderNo,
  hotelName: snapshot.hotelName,
  checkIn,
  checkOut,
  statusText: orderStatusText(status),
})

const sentence = (stays: readonly OpenStay[]) =>
  `Your account can be deleted once these bookings are over: ${stays
    .map(({ hotelName, checkIn, checkOut }) => `${hotelName}, ${shortRange(checkIn, checkOut)}`)
    .join('; ')}.`

/** Throws 409 stays_open, naming the bookings, while a user has paid stays that are not over or money that is not back. */
export async function refuseOpenStays(db: Executor, userId: string): Promise<void> {
  const stays = (await listOpenStays(db, userId)).map(presentStay)
  if (stays.length > 0) throw conflict('stays_open', sentence(stays), stays)
}
