import type { PictureKind } from '../../kernel/pictures/picture-library'

/** What a city is like for a traveller: it decides pictures, seasons, room names and texts. */
export type CitySetting = 'metropolis' | 'heritage' | 'beach' | 'lake' | 'mountain' | 'desert' | 'north'

/** A part of a city: English name, name in the local script, and a point in its middle. */
export type DistrictSeed = readonly [name: string, localName: string, lat: number, lng: number]

/** A well-known place: its name, what it is, and where. */
export type LandmarkSeed = readonly [
  name: string,
  kind: 'Sight' | 'Museum' | 'Park' | 'Station' | 'Airport' | 'Market' | 'Beach' | 'Temple',
  lat: number,
  lng: number,
]

/** A street: English name and name in the local script, and the districts it runs through where it does not run through all. */
export type StreetSeed = readonly [name: string, localName: string, districts?: readonly string[]]

/** The facts of one real city that hotels are made up in; kept by hand and cross-checked against geographical data by a test. */
export interface CitySeed {
  readonly id: string
  readonly name: string
  readonly localName: string
  readonly otherNames: readonly string[]
  readonly countryCode: string
  readonly timeZone: string
  readonly lat: number
  readonly lng: number
  readonly setting: CitySetting
  /** What its own picture shows: a kind and a composition. */
  readonly scene: readonly [kind: PictureKind, layout: string]
  /** Price level against an average Chinese city, 1 is the same. */
  readonly level: number
  /** How many shares of all hotels stand here. */
  readonly share: number
  readonly hotRank: number | null
  readonly intro: string
  readonly districts: readonly DistrictSeed[]
  readonly landmarks: readonly LandmarkSeed[]
  readonly streets: readonly StreetSeed[]
  /** Where the area code is not the country's usual one: a number that two digits follow. */
  readonly phone?: string
}
