import { addDays, nightsBetween } from '@/domain/days/civil-day'
import { FURTHEST_CHECK_IN_DAYS, STAY_LIMITS } from '@/domain/stays/wanted-stay'
import { chineseDays, chineseMonthDays, chineseVague } from './chinese-days'
import type { DateContext, DateFault, DateMeaning, DateReader, DateRule } from './date-rule'
import { englishDays, numberedDays } from './english-days'
import { englishPeriods, englishVague } from './english-periods'
import { holidayDays } from './holidays'
import { TAKEN } from './taken'
import { readNights } from './read-nights'

/** Dates of a question: a stay (loose where its days are our choice), a length alone, a time without days, or what is wrong. */
export type DatesReading =
  | { readonly kind: 'stay'; readonly checkIn: string; readonly checkOut: string; readonly isLoose: boolean }
  | { readonly kind: 'nights'; readonly nights: number }
  | { readonly kind: 'vague'; readonly nights: number | null }
  | { readonly kind: 'fault'; readonly fault: DateFault }

/** What was read, and the text with TAKEN in place of dates. */
interface ReadDates {
  readonly dates: DatesReading | null
  readonly rest: string
}

interface FoundDate {
  readonly at: number
  readonly end: number
  readonly read: DateReader
}

const rules: readonly DateRule[] = [
  ...numberedDays,
  ...englishPeriods,
  ...chineseMonthDays,
  ...holidayDays,
  ...chineseDays,
  ...englishDays,
]

/** Times without days are looked for where no days are. */
const vagueRules: readonly DateRule[] = [...englishVague, ...chineseVague]

/** Applies rules to a text in their order; later rules don't see what earlier ones matched. */
function search(text: string, tried: readonly DateRule[], context: DateContext): { found: FoundDate[]; rest: string } {
  const found: FoundDate[] = []
  let rest = text
  for (const { pattern, read } of tried)
    for (const match of rest.matchAll(pattern)) {
      const reader = read(match, context)
      if (!reader) continue
      const end = match.index + match[0].length
      found.push({ at: match.index, end, read: reader })
      rest = rest.slice(0, match.index) + TAKEN.repeat(match[0].length) + rest.slice(end)
    }
  return { found: found.toSorted((one, other) => one.at - other.at), rest }
}

const JOINS =
  /^[\s,]*(?:-|–|—|~|to|till?|until|through|thru|and|&|\.{2,}|到|至|和|或)\s*(?:the|on|about|about the)?[\s,]*$/
const LEAVES = /check(?:ing)?[ -]?out|leav|depart|until|till|退房|离店|离开|走|回|\bto\b|到/
const FIRST_WORD = /^(?:to|until|till|and|between|-|–|~)(?![a-z])/
const THEN_LEAVES = /^ ?(?:退房|离店|离开|走)/

function checkedStay(checkIn: string, checkOut: string, today: string, isLoose: boolean): DatesReading {
  const refuse = (fault: DateFault): DatesReading => ({ kind: 'fault', fault })
  if (checkIn < today) return refuse('past')
  if (checkOut <= checkIn) return refuse('order')
  if (nightsBetween(today, checkIn) > FURTHEST_CHECK_IN_DAYS) return refuse('tooFar')
  if (nightsBetween(checkIn, checkOut) > STAY_LIMITS.nights) return refuse('tooLong')
  return { kind: 'stay', checkIn, checkOut, isLoose }
}

/** The meaning of the second expression as the end of a stay; null where it is no end. */
function endOf(text: string, first: FoundDate, second: FoundDate | undefined, checkIn: string): DateMeaning | null {
  if (second === undefined) return null
  const ending = text.slice(second.at, second.end)
  const between = text.slice(first.end, second.at) + (FIRST_WORD.exec(ending)?.[0] ?? '')
  const isEnd = JOINS.test(between) || LEAVES.test(between) || THEN_LEAVES.test(text.slice(second.end))
  return isEnd ? second.read(checkIn) : null
}

function stayOf(
  text: string,
  found: readonly FoundDate[],
  nights: number | null,
  { today }: DateContext,
): DatesReading | null {
  const [first, second] = found
  if (!first) return null
  const begin = first.read(null)
  if (begin.kind === 'fault') return begin
  if (begin.kind === 'vague') return { kind: 'vague', nights }
  const isSpan = begin.kind === 'span'
  const checkIn = isSpan ? begin.checkIn : begin.day
  if (nights !== null) return checkedStay(checkIn, addDays(checkIn, nights), today, false)
  const end = endOf(text, first, second, checkIn)
  if (end?.kind === 'fault') return end
  if (end?.kind === 'day') return checkedEnd(checkIn, end.day, today)
  if (end?.kind === 'span' && !isSpan) return checkedStay(checkIn, end.checkOut, today, false)
  return isSpan
    ? checkedStay(checkIn, begin.checkOut, today, begin.isLoose ?? false)
    : checkedStay(checkIn, addDays(checkIn, 1), today, false)
}

/** An end after more nights than MOST_TURNED_NIGHTS is a date before the beginning, moved to the next year. */
function checkedEnd(checkIn: string, checkOut: string, today: string): DatesReading {
  const isTurned = checkOut > checkIn && nightsBetween(checkIn, checkOut) > MOST_TURNED_NIGHTS
  return isTurned ? { kind: 'fault', fault: 'order' } : checkedStay(checkIn, checkOut, today, false)
}

const MOST_TURNED_NIGHTS = 240

/** Reads the dates of a normal text in the calendar of a place. */
export function readDates(text: string, context: DateContext): ReadDates {
  const days = search(text, rules, context)
  const { nights, rest } = readNights(days.rest)
  if (nights !== null && nights > STAY_LIMITS.nights) return { dates: { kind: 'fault', fault: 'tooLong' }, rest }
  const stay = stayOf(text, days.found, nights, context)
  if (stay) return { dates: stay, rest }
  const times = search(rest, vagueRules, context)
  if (times.found.length > 0) return { dates: { kind: 'vague', nights }, rest: times.rest }
  return { dates: nights === null ? null : { kind: 'nights', nights }, rest }
}
