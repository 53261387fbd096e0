import type { PictureKind } from '../../kernel/pictures/picture-library'

/** Character of a city; it determines pictures, seasons, room names and texts. */
export type CitySetting = 'metropolis' | 'heritage' | 'beach' | 'lake' | 'mountain' | 'desert' | 'north'

/** A part of a city: English name, name in the local script, and the coordinates of its center. */
export type DistrictSeed = readonly [name: string, localName: string, lat: number, lng: number]

/** A landmark: its name, its kind, and its coordinates. */
export type LandmarkSeed = readonly [
  name: string,
  kind: 'Sight' | 'Museum' | 'Park' | 'Station' | 'Airport' | 'Market' | 'Beach' | 'Temple',
  lat: number,
  lng: number,
]

/** A street: English name and name in the local script, and the districts it runs through if not all. */
export type StreetSeed = readonly [name: string, localName: string, districts?: readonly string[]]

/** The facts of one real city where demo hotels are invented; written by hand and verified against geographical data by a test. */
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
  /** Its own picture: a kind and a composition. */
  readonly scene: readonly [kind: PictureKind, layout: string]
  /** Price level against an average Chinese city, 1 is the same. */
  readonly level: number
  /** Its share of all hotels. */
  readonly share: number
  readonly hotRank: number | null
  readonly intro: string
  readonly districts: readonly DistrictSeed[]
  readonly landmarks: readonly LandmarkSeed[]
  readonly streets: readonly StreetSeed[]
  /** Phone number where the area code differs from the country's default; two digits are appended. */
  readonly phone?: string
}
