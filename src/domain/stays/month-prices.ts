import { parseDay } from '../days/civil-day'

/** A hotel's price of one night, in minor units. */
export interface PricedNight {
  readonly day: string
  readonly totalMinor: number
}

/** The nights of a month: the lowest price with its first day, and the middle one of all; null without any. */
export interface MonthPrice {
  readonly month: string
  readonly lowest: PricedNight | null
  readonly typicalMinor: number | null
  readonly isCheapest: boolean
}

/** The prices of these months (`YYYY-MM`), in their order; the month with the lowest middle price is marked unless all are alike. */
export function monthPrices(months: readonly string[], nights: readonly PricedNight[]): MonthPrice[] {
  const priced = months.map((month) => {
    const own = nights.filter(({ day }) => day.startsWith(month))
    return { month, lowest: lowestOf(own), typicalMinor: middleOf(own.map(({ totalMinor }) => totalMinor)) }
  })
  const typical = priced.flatMap(({ typicalMinor }) => typicalMinor ?? [])
  const least = Math.min(...typical)
  const isFlat = typical.every((one) => one === least)
  return priced.map((one) => ({ ...one, isCheapest: !isFlat && one.typicalMinor === least }))
}

function lowestOf(nights: readonly PricedNight[]): PricedNight | null {
  let lowest: PricedNight | null = null
  for (const night of nights) if (!lowest || night.totalMinor < lowest.totalMinor) lowest = night
  return lowest
}

/** The lower of the two middle ones where they are even in number, so that it is a price that exists. */
function middleOf(totals: readonly number[]): number | null {
  const sorted = totals.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}

/** A part of the year; months count from 1, both are included, and it may run over New Year. */
interface YearPart {
  readonly fromMonth: number
  readonly toMonth: number
}

/** The part of the year that a day (`YYYY-MM-DD`) lies in, or null where none holds it. */
export function seasonOf<Part extends YearPart>(parts: readonly Part[], day: string): Part | null {
  const month = parseDay(day).month() + 1
  const holds = ({ fromMonth, toMonth }: YearPart) =>
    fromMonth <= toMonth ? month >= fromMonth && month <= toMonth : month >= fromMonth || month <= toMonth
  return parts.find(holds) ?? null
}

/** Heights of bars for some amounts, in per cent of the space: bars start at zero, so that their lengths are to each other as the amounts are; 0 for what is not known. */
export function barPercents(amounts: readonly (number | null)[]): number[] {
  const most = Math.max(0, ...amounts.flatMap((amount) => amount ?? []))
  return amounts.map((amount) => (amount === null || most === 0 ? 0 : Math.round((100 * amount) / most)))
}
