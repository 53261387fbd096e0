/** What one hotel asks for one night, in minor units. */
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
