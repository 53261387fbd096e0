/** A position in degrees (WGS 84). */
export interface GeoPosition {
  readonly lat: number
  readonly lng: number
}

/** Asks the host where the device is, which asks its owner the first time; rejects where that is refused, impossible or takes longer than 10 seconds. Only ever called after a tap. */
export type FindPosition = () => Promise<GeoPosition>
