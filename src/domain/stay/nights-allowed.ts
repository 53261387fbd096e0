/** How many nights a stay may last, by the specification's three numbers. */
export interface NightLimits {
  readonly dayLimitMin: number
  readonly dayLimitMax: number
  readonly dayStep: number
}

/** What the check-in day itself says of the nights; null or absent where it says nothing. */
export interface NightsOfDay {
  readonly minNights: number | null
  readonly maxNights: number | null
}

/** The limits of a stay that begins on a day: the stricter of the offer's and the day's own; the least may come out above the most, and then no stay begins there. */
export function nightsAllowed(limits: NightLimits, day: NightsOfDay | undefined): NightLimits {
  return {
    dayLimitMin: Math.max(limits.dayLimitMin, day?.minNights ?? 1),
    dayLimitMax: Math.min(limits.dayLimitMax, day?.maxNights ?? Infinity),
    dayStep: limits.dayStep,
  }
}

/** The shortest stay that keeps to limits and step, in nights; null where there is none. */
export function shortestStay({ dayLimitMin, dayLimitMax, dayStep }: NightLimits): number | null {
  const nights = Math.max(1, Math.ceil(dayLimitMin / dayStep)) * dayStep
  return nights <= dayLimitMax ? nights : null
}
