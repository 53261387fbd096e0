import type { MomentCard } from '@/contract/feed'
import { shortRange } from '@/domain/days/format-day'

/** What the price on a post covers: "22 – 23 Nov, with taxes", with rooms where there are several. */
export function momentCovers({ price, checkIn, checkOut }: NonNullable<MomentCard['from']>): string {
  const rooms = price.rooms > 1 ? `, ${price.rooms} rooms` : ''
  return `${shortRange(checkIn, checkOut)}${rooms}, with taxes`
}
