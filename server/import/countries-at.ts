import { iso1A2Code, iso1A2Codes } from '@rapideditor/country-coder'
import type { Point } from '@/domain/stays/location'

/** Coordinates of hotels are often rounded, and borders run through streets: some ten kilometers are accepted. */
const TOLERANCE_DEGREES = 0.1

/** ISO codes of the countries and territories whose borders, with their coastal waters, hold a point or pass close by; empty on the open sea. */
export function countriesAt({ lat, lng }: Point): ReadonlySet<string> {
  return new Set(
    iso1A2Codes([
      Math.max(-180, lng - TOLERANCE_DEGREES),
      Math.max(-90, lat - TOLERANCE_DEGREES),
      Math.min(180, lng + TOLERANCE_DEGREES),
      Math.min(90, lat + TOLERANCE_DEGREES),
    ]),
  )
}

/** The country or territory in which a point lies, as precisely as ISO codes go; null on the open sea. */
export const territoryAt = ({ lat, lng }: Point): string | null => iso1A2Code([lng, lat], { level: 'territory' })

/** Whether a point lies in a territory of a country, e.g. San Juan in the United States. */
export const isTerritoryOf = ({ lat, lng }: Point, countryCode: string): boolean =>
  iso1A2Codes([lng, lat]).includes(countryCode) || (countryCode === 'CN' && territoryAt({ lat, lng }) === 'TW')
