import { utcDay } from '../days/civil-day'
import type { OrderCard } from '@/contract/order'
import { stayQuery } from '../stays/stay-query'

type Rebooked = Pick<OrderCard, 'checkIn' | 'checkOut' | 'roomCount' | 'adults' | 'children' | 'serverTime'>

/** The stay of an order as fields of its hotel's address: rooms and guests always, dates unless they are over. */
export function rebookQuery(order: Rebooked): Record<string, string | number> {
  const { checkIn, checkOut, roomCount: rooms, adults, children, serverTime } = order
  const dates = checkIn < utcDay(serverTime) ? {} : { checkIn, checkOut }
  return stayQuery({ ...dates, rooms, adults, children })
}
