import type { HotelSort } from '@/contract/search'
import { readOrderNo } from '@/domain/orders/order-number'
import type { CityRow } from '../../stays/repository/catalogue'
import { todayIn } from '../../kernel/time/zones'
import { type Forgotten, forgottenIn, startsOver } from './forgotten'
import { type DatesReading, readDates } from './dates/read-dates'
import { withGaps } from './dates/taken'
import { type FactTopic, factTopics } from './fact-topics'
import type { NameBook } from './name-book'
import { isChinese, normalText } from './normal-text'
import { type BudgetReading, readBudget } from './read-budget'
import { type FeaturesReading, readFeatures } from './read-features'
import { type GuestsReading, readGuests } from './read-guests'
import { type PlaceReading, readPlace } from './read-place'
import { unknownPlace } from './left-words'
import { readSignals, type Signals } from './signals'

/** What a text is read with; all of it is in memory. */
interface ReadingContext {
  readonly names: NameBook
  readonly cityById: ReadonlyMap<string, CityRow>
  readonly holidays: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly now: Date
  /** The currency in which the traveler views prices. */
  readonly currency: string
  /** The city that the dialog is about so far. */
  readonly cityId: string | null
}

/** Everything that one text holds, without what was understood before. */
export interface Reading {
  /** The text as rules read it. */
  readonly text: string
  readonly isChinese: boolean
  readonly place: PlaceReading
  readonly dates: DatesReading | null
  readonly budget: BudgetReading | null
  readonly guests: GuestsReading | null
  readonly features: FeaturesReading
  readonly topics: readonly FactTopic[]
  readonly orderNo: string | null
  /** Position in the last list, from 0; -1 is its last. */
  readonly pick: number | null
  /** What is no longer wanted. */
  readonly forgotten: readonly Forgotten[]
  readonly startsOver: boolean
  readonly signals: Signals
  /** The text without place, dates and numbers, in which hotels are looked for by name. */
  readonly rest: string
  /** Today in the calendar in which the dates were read. */
  readonly today: string
}

const ORDER_NO = /(?<![a-z\d])sl[ -]?(?:\d[ -]?){12}(?!\d)/

const PICKS: readonly (readonly [position: number, pattern: RegExp])[] = [
  [
    0,
    /(?:first|1st) (?:one|hotel|option|result)|(?:the|in|at) first$|(?:number|option|hotel|no\.?|#) ?(?:1|one)(?![\d])|第[一1](?:个|家|间|款)/,
  ],
  [
    1,
    /(?:second|2nd) (?:one|hotel|option|result)|(?:the|in|at) second$|(?:number|option|hotel|no\.?|#) ?(?:2|two)(?![\d])|第[二2](?:个|家|间|款)/,
  ],
  [
    2,
    /(?:third|3rd) (?:one|hotel|option|result)|(?:the|in|at) third$|(?:number|option|hotel|no\.?|#) ?(?:3|three)(?![\d])|第[三3](?:个|家|间|款)/,
  ],
  [
    3,
    /(?:fourth|4th) (?:one|hotel|option|result)|(?:number|option|hotel|no\.?|#) ?(?:4|four)(?![\d])|第[四4](?:个|家|间|款)/,
  ],
  [
    4,
    /(?:fifth|5th) (?:one|hotel|option|result)|(?:number|option|hotel|no\.?|#) ?(?:5|five)(?![\d])|第[五5](?:个|家|间|款)/,
  ],
  [-1, /last (?:one|hotel|option)|最后一?(?:个|家|间)/],
]

const pickIn = (text: string): number | null => PICKS.find(([, pattern]) => pattern.test(text))?.[0] ?? null

const blankNumber = (text: string): string => text.replace(ORDER_NO, (found) => ' '.repeat(found.length))

const namesNothing = ({ place, region, unserved }: PlaceReading): boolean => !place && !region && !unserved

/** Reads a question, in English or Chinese, by the calendar of the place that it names or that the dialog is about. Does no I/O. */
export function understand(question: string, context: ReadingContext): Reading {
  const text = normalText(question)
  const inChinese = isChinese(question)
  const orderText = ORDER_NO.exec(text)?.[0]
  const place = readPlace(blankNumber(text), context.names, context.cityId)
  const city = context.cityById.get(place.place?.cityId ?? context.cityId ?? '')
  const today = todayIn(city?.timeZone ?? 'UTC', context.now)
  const calendar = {
    today,
    countryCode: city?.countryCode ?? 'CN',
    holidays: context.holidays,
    isMonthFirst: inChinese,
  }
  const read = readDates(place.rest, calendar)
  const rest = withGaps(read.rest)
  const signals = readSignals(text)
  return {
    text,
    isChinese: inChinese,
    place: namesNothing(place) && signals.isSearch ? { ...place, unknownName: unknownPlace(rest) } : place,
    dates: read.dates,
    budget: readBudget(rest, context.currency),
    guests: readGuests(rest),
    features: readFeatures(text),
    topics: factTopics(rest),
    orderNo: orderText === undefined ? null : readOrderNo(orderText),
    pick: pickIn(rest),
    forgotten: forgottenIn(text),
    startsOver: startsOver(text),
    signals,
    rest,
    today,
  }
}

/** The order of a list that a text wants; null where it names none. */
export const sortIn = (text: string): HotelSort | null => readFeatures(normalText(text)).sort
