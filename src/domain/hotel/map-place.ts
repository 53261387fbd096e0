/** A place on the earth (WGS 84 degrees), with its country as two letters. */
export interface MapPlace {
  readonly name: string
  readonly address: string
  readonly countryCode: string
  readonly lat: number
  readonly lng: number
}
