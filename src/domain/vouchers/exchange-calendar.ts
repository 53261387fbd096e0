import type { ExchangeDates, ExchangeDay } from '@/contract/product'
import { chosenType, type DayType } from '../calendar/day-type'
import type { DayFact, DayFacts } from '../calendar/calendar-rules'
import { addDays } from '../days/civil-day'
import { formatDay } from '../days/format-day'
import { formatAmount } from '../money/amount-text'
import { exchangeText } from '../text/app-text'
import { countOf } from '../text/phrases'

/** What a stay with a voucher costs on top, as a sentence without its end; amounts in minor units of the currency. */
export const onTopText = (differenceMinor: number, currencyCode: string): string =>
  differenceMinor === 0
    ? exchangeText.nothingOnTop
    : exchangeText.onTop(`${currencyCode} ${formatAmount(differenceMinor, currencyCode)}`)

/** Why no stay with a voucher can begin on a day of its calendar; null where one can. */
export function exchangeRefusalText(
  { date, refusal }: Pick<ExchangeDay, 'date' | 'refusal'>,
  { firstDay, lastDay }: Pick<ExchangeDates, 'firstDay' | 'lastDay'>,
): string | null {
  const day = formatDay(date)
  switch (refusal) {
    case null:
      return null
    case 'past_date':
    case 'book_ahead':
      return exchangeText.tooSoon(day)
    case 'not_yet':
      return exchangeText.notYet(formatDay(firstDay ?? date))
    case 'over':
      return exchangeText.isPast(formatDay(lastDay))
    case 'blackout':
    case 'weekday':
      return exchangeText.excludedNight(day)
    case 'closed':
      return exchangeText.noStay(day)
    case 'sold_out':
      return exchangeText.noRoom(day)
  }
}

/** The days of a voucher's calendar as the calendar shows them: what a stay from each costs on top, or why there is none. */
export const exchangeFacts = (dates: ExchangeDates): DayFacts =>
  Object.fromEntries(dates.days.map((day) => [day.date, factOf(day, dates)]))

function factOf(day: ExchangeDay, dates: ExchangeDates): DayFact {
  const { date, refusal, differenceMinor, amount, roomsLeft } = day
  const left = roomsLeft === null ? [] : [`${countOf(roomsLeft, 'room')} left`]
  const onTop = differenceMinor === null ? [] : [onTopText(differenceMinor, dates.currencyCode)]
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
    spokenText: exchangeRefusalText(day, dates) ?? [...onTop, ...left].join(', '),
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
