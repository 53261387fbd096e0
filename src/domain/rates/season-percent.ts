import type { SeasonRate } from './rate-facts'

/** Price level in per cent of a day of the year, MM-DD: that of the first season which holds it, else 100. */
export function seasonPercent(monthDay: string, seasons: readonly SeasonRate[]): number {
  return seasons.find((season) => isWithin(monthDay, season))?.percent ?? 100
}

function isWithin(monthDay: string, { from, to }: SeasonRate): boolean {
  return from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to
}
