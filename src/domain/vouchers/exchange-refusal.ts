import type { ExchangeRefusal } from '@/contract/product'
import { formatDay, formatDayWithYear } from '../days/format-day'
import { countOf } from '../text/phrases'
import type { ExchangeOffer } from './exchange'

/** A refused date: why, and the nights at fault. */
interface RefusedDate {
  readonly refusal: ExchangeRefusal
  readonly dates: readonly string[]
}

type RefusalFacts = Pick<ExchangeOffer, 'terms' | 'firstDay' | 'lastDay'>

const textOfRefusal: Readonly<Record<ExchangeRefusal, (nights: string, facts: RefusalFacts) => string>> = {
  past_date: () => 'This day has passed.',
  not_yet: (_, { firstDay }) => `The voucher is good from ${formatDayWithYear(firstDay ?? '')}.`,
  over: (_, { lastDay }) => `The last night of the voucher is ${formatDayWithYear(lastDay)}.`,
  book_ahead: (_, { terms }) => `Book at least ${countOf(terms.bookAheadDays, 'day')} before you arrive.`,
  blackout: (nights) => `The voucher cannot be used for the night of ${nights}.`,
  weekday: (nights) => `The voucher cannot be used for the night of ${nights}.`,
  closed: (day) => `The hotel takes no such stay on ${day}.`,
  sold_out: (nights) => `This room is sold out for the night of ${nights}.`,
}

/** Why a date can't be booked with a voucher, in a sentence that names the first night at fault. */
export const exchangeRefusalText = ({ refusal, dates }: RefusedDate, facts: RefusalFacts): string =>
  textOfRefusal[refusal](dates.slice(0, 1).map(formatDay).join(''), facts)
