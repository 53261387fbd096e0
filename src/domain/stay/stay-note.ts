import type { Stay } from '@/contract/stay'
import { shortRange } from '../days/short-range'
import { nightsBetween } from '../days/nights-between'
import { countOf } from '../words/count-of'
import type { WantedStay } from './decide-stay'
import { STAY_LIMITS } from './stay-limits'
import { readWholeStay } from './stay-query'

type Fields = Readonly<Record<string, string | undefined>>

const counted = {
  rooms: (count: number) => countOf(count, 'room'),
  adults: (count: number) => countOf(count, 'adult'),
  children: (count: number) => countOf(count, 'child', 'children'),
} as const

/** What of an address's stay is more than a search takes, in a sentence; null where all of it fits. */
export function stayLimitNote(fields: Fields): string | null {
  const whole = readWholeStay(fields)
  const most: string[] = (['rooms', 'adults', 'children'] as const).flatMap((field) =>
    (whole[field] ?? 0) > STAY_LIMITS[field] ? [counted[field](STAY_LIMITS[field])] : [],
  )
  const { checkIn, checkOut } = whole
  const nights = checkIn && checkOut ? nightsBetween(checkIn, checkOut) : 0
  if (nights > STAY_LIMITS.nights) most.push(countOf(STAY_LIMITS.nights, 'night'))
  return most.length === 0 ? null : `A search takes at most ${most.join(' and ')}. Prices are for that.`
}

/** That a list is for other days than those that were asked for, which have passed; else null. */
export function pastNote(wanted: WantedStay, answered: Stay | null): string | null {
  if (answered === null || wanted.checkIn === undefined || answered.checkIn === wanted.checkIn) return null
  return `Those dates have passed. Prices are for ${shortRange(answered.checkIn, answered.checkOut)}.`
}

/** Whether two wanted stays are the same in all that they say. */
export const isSameWanted = (one: WantedStay, other: WantedStay): boolean =>
  (['checkIn', 'checkOut', 'rooms', 'adults', 'children'] as const).every((field) => one[field] === other[field])
