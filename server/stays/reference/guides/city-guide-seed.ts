/** A part of the year: first and last month (from 1, both included, may run over New Year), its name, and what it is like. */
export type SeasonSeed = readonly [fromMonth: number, toMonth: number, name: string, text: string]

/** Practical facts about a city: transport from its airports, and its seasons. */
export interface CityGuideSeed {
  readonly airport: readonly string[]
  readonly seasons: readonly SeasonSeed[]
}

/** Guides by city id. */
export type CityGuides = Readonly<Record<string, CityGuideSeed>>
