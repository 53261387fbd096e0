import type { SeasonRate } from './rate-facts'

/** Price level in per cent of a civil day: that of the first season which holds it, else 100. */
export function seasonPercent(day: string, seasons: readonly SeasonRate[]): number {
  const monthDay = day.slice(5)
  return seasons.find((season) => isWithin(monthDay, season))?.percent ?? 100
}

function isWithin(monthDay: string, { from, to }: SeasonRate): boolean {
  return from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to
}
