import type { ExchangeDates, ExchangeDay } from '@/contract/product'
import { chosenType, type DayType } from '../calendar/day-type'
import type { DayFact, DayFacts } from '../calendar/calendar-rules'
import { addDays } from '../days/civil-day'
import { formatAmount } from '../money/amount-text'
import { countOf } from '../text/phrases'

/** What a stay with a voucher costs on top, as a sentence without its end; amounts in minor units of the currency. */
export const onTopText = (differenceMinor: number, currencyCode: string): string =>
  differenceMinor === 0
    ? 'Nothing to pay on top'
    : `${currencyCode} ${formatAmount(differenceMinor, currencyCode)} to pay on top`

/** The days of a voucher's calendar as the calendar shows them: what a stay from each costs on top, or why there is none. */
export const exchangeFacts = (dates: ExchangeDates): DayFacts =>
  Object.fromEntries(dates.days.map((day) => [day.date, factOf(day, dates.currencyCode)]))

function factOf(day: ExchangeDay, currencyCode: string): DayFact {
  const { date, refusal, refusalText, differenceMinor, amount, roomsLeft } = day
  const left = roomsLeft === null ? [] : [`${countOf(roomsLeft, 'room')} left`]
  const onTop = differenceMinor === null ? [] : [onTopText(differenceMinor, currencyCode)]
  return {
    date,
    isAvailable: refusal === null,
    closedBy: refusal === 'sold_out' ? 'no_inventory' : null,
    amount,
    totalMinor: differenceMinor,
    isLowest: false,
    holiday: null,
    stockLeft: roomsLeft,
    checkinAllowed: true,
    checkoutAllowed: true,
    stayThroughAllowed: true,
    minNights: null,
    maxNights: null,
    spokenText: refusalText ?? [...onTop, ...left].join(', '),
  }
}

/** The next day after another on which a stay with the voucher can begin; null where there is none. */
export const nextExchangeDay = (day: string, { days }: Pick<ExchangeDates, 'days'>): string | null =>
  days.find(({ date, refusal }) => date > day && refusal === null)?.date ?? null

/** How a day is rendered where a stay of the voucher's nights is chosen from one day. */
export function exchangeDayType(day: string, checkIn: string | null, nights: number, facts: DayFacts): DayType {
  const chosen = checkIn === null ? null : { checkIn, checkOut: addDays(checkIn, nights) }
  const type = chosen && chosenType(day, { step: 'done', ...chosen })
  return type ?? (facts[day]?.isAvailable ? 'plain' : 'disabled')
}

/** How many of the days to come can be booked: "142 of 180 days are still open". */
export const openDaysText = ({ openDays, comingDays }: Pick<ExchangeDates, 'openDays' | 'comingDays'>): string =>
  `${openDays} of ${countOf(comingDays, 'day')} still open`

/** The most that a stay costs on top on the days that can be booked. */
export const highestText = ({
  highestMinor,
  highestAmount,
  currencyCode,
}: Pick<ExchangeDates, 'highestMinor' | 'highestAmount' | 'currencyCode'>): string =>
  highestMinor === 0 ? 'No day costs anything on top' : `At most ${currencyCode} ${highestAmount} on top`
