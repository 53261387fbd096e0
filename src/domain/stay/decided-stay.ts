import type { Stay } from '@/contract/stay'
import { nightsBetween } from '../days/nights-between'
import type { WantedStay } from './decide-stay'

/** A wanted stay with its nights, where all of it has been said; else null. */
export function decidedStay({ checkIn, checkOut, rooms, adults, children = 0 }: WantedStay): Stay | null {
  if (!checkIn || !checkOut || !rooms || !adults) return null
  return { checkIn, checkOut, rooms, adults, children, nights: nightsBetween(checkIn, checkOut) }
}
