import type { CancellationTerms, Stay, StayPrice } from '@/contract/stay'
import { shortRange } from '../days/format-day'
import { nightsBetween } from '../days/civil-day'
import { countOf } from '../text/phrases'
import { STAY_LIMITS, type WantedStay } from './wanted-stay'
import { readWholeStay } from './stay-query'
import { ratingText } from '../text/app-text'

type Fields = Readonly<Record<string, string | undefined>>

const counted = {
  rooms: (count: number) => countOf(count, 'room'),
  adults: (count: number) => countOf(count, 'adult'),
  children: (count: number) => countOf(count, 'child', 'children'),
} as const

/** What of an address's stay is more than a search takes, in a sentence; null where all of it fits. */
export function stayLimitText(fields: Fields): string | null {
  const whole = readWholeStay(fields)
  const most: string[] = (['rooms', 'adults', 'children'] as const).flatMap((field) =>
    (whole[field] ?? 0) > STAY_LIMITS[field] ? [counted[field](STAY_LIMITS[field])] : [],
  )
  const { checkIn, checkOut } = whole
  const nights = checkIn && checkOut ? nightsBetween(checkIn, checkOut) : 0
  if (nights > STAY_LIMITS.nights) most.push(countOf(STAY_LIMITS.nights, 'night'))
  return most.length === 0 ? null : `A search takes at most ${most.join(' and ')}. Prices are for that.`
}

/** Text that a list is for other days than the requested ones, which have passed; else null. */
export function pastText(wanted: WantedStay, searched: Stay | null): string | null {
  if (searched === null || wanted.checkIn === undefined || searched.checkIn === wanted.checkIn) return null
  return `Those dates have passed. Prices are for ${shortRange(searched.checkIn, searched.checkOut)}.`
}

/** Whether two wanted stays have equal fields. */
export const isSameWanted = (one: WantedStay, other: WantedStay): boolean =>
  (['checkIn', 'checkOut', 'rooms', 'adults', 'children'] as const).every((field) => one[field] === other[field])

/** Unit of a nightly amount: always one room, named where a stay takes several. */
export const nightUnit = (rooms: number): string => (rooms > 1 ? 'per room and night' : 'per night')

/** Price per room and night beside the total; null where both would be the same. */
export const perNightText = ({ nights, rooms, perNightAmount }: StayPrice): string | null =>
  nights * rooms > 1 ? perNightAmount : null

/** End of free cancellation on the traveler's own clock, "Fri 20 Nov, 18:05 your time"; null where there is none or both clocks show the same. */
export function ownDeadline(
  { freeUntilAt, tiers }: Pick<CancellationTerms, 'freeUntilAt' | 'tiers'>,
  ownTime: (instant: string) => string,
): string | null {
  if (!freeUntilAt) return null
  const own = ownTime(freeUntilAt)
  const there = tiers.find(({ endAt }) => endAt === freeUntilAt)?.endText
  return there === own.replace(',', '') ? null : `${own} your time`
}

/** Whether a returnPolicy earns the free-cancellation badge (spec §1: 1 or 2). */
export const isFreeToCancel = (returnPolicy: number): boolean => returnPolicy === 1 || returnPolicy === 2

/** Price text of a hotel that sells no rooms here: its own words, not a price of the stay. */
export const ownPriceText = (priceFrom: string): string => `Nights from ${priceFrom}, says the hotel`

/** What stands in place of a price where a hotel has nothing to sell for the stay. */
export const noPriceText = (hasRooms: boolean): string =>
  hasRooms ? 'Sold out for these dates' : 'Ask for availability'

const BANDS = [
  [5, 'Superb'],
  [4.9, 'Fantastic'],
  [4.8, 'Amazing'],
  [4.7, 'Excellent'],
  [4.6, 'Great'],
  [4.5, 'Very good'],
  [4, 'Good'],
  [2, 'Average'],
  [1, 'Not recommended'],
] as const

/** The word for a review score of 0 to 5, first cut down to one decimal so that no score falls between two bands; no score is 'No rating yet'. */
export function ratingWord(score: number | null): string {
  if (score === null || Number.isNaN(score)) return ratingText.none
  const tenths = Math.floor(Number((score * 10).toFixed(6)))
  return BANDS.find(([from]) => tenths >= Math.round(from * 10))?.[1] ?? 'Poor'
}
