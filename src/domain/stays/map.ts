import type { HotelOrder } from '@/contract/order'

/** A place on the earth (WGS 84 degrees), with its alpha-2 country code. */
export interface MapPlace {
  readonly name: string
  readonly address: string
  readonly countryCode: string
  readonly lat: number
  readonly lng: number
}

type Placed = Pick<HotelOrder, 'hotelName' | 'address' | 'countryCode' | 'lat' | 'lng'>

/** Where the hotel of an order stands; null in orders that do not know it. */
export const mapPlaceOf = ({ hotelName, address, countryCode, lat, lng }: Placed): MapPlace | null =>
  lat === null || lng === null ? null : { name: hotelName, address, countryCode, lat, lng }

/** Krasovsky 1940: half the long axis in metres, and the eccentricity squared. */
const AXIS_M = 6_378_245
const ECCENTRICITY = 0.006_693_421_622_965_943

const wave = (value: number, period: number) => Math.sin((value * Math.PI) / period)

function northShift(x: number, y: number): number {
  const ripples = (20 * wave(x, 1 / 6) + 20 * wave(x, 1 / 2)) * (2 / 3)
  const long = (20 * wave(y, 1) + 40 * wave(y, 3)) * (2 / 3) + (160 * wave(y, 12) + 320 * wave(y, 30)) * (2 / 3)
  return -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x)) + ripples + long
}

function eastShift(x: number, y: number): number {
  const ripples = (20 * wave(x, 1 / 6) + 20 * wave(x, 1 / 2)) * (2 / 3)
  const long = (20 * wave(x, 1) + 40 * wave(x, 3)) * (2 / 3) + (150 * wave(x, 12) + 300 * wave(x, 30)) * (2 / 3)
  return 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x)) + ripples + long
}

/** Where maps inside mini-programs expect a place: GCJ-02 in mainland China, whose maps are shifted by some hundred metres, else as it is. */
export function mapPoint({ countryCode, lat, lng }: MapPlace): { readonly lat: number; readonly lng: number } {
  if (countryCode !== 'CN') return { lat, lng }
  const radians = (lat * Math.PI) / 180
  const curve = 1 - ECCENTRICITY * Math.sin(radians) ** 2
  const north = northShift(lng - 105, lat - 35)
  const east = eastShift(lng - 105, lat - 35)
  return {
    lat: lat + (north * 180) / (((AXIS_M * (1 - ECCENTRICITY)) / curve ** 1.5) * Math.PI),
    lng: lng + (east * 180) / ((AXIS_M / Math.sqrt(curve)) * Math.cos(radians) * Math.PI),
  }
}

/** The link that dials a number as it is written: "tel:+862155501234". */
export const dialHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`

/** The link that begins a mail. */
export const mailHref = (address: string, subject: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`

/** A map in the web that shows the way to a place: Amap in mainland China, where others cannot be opened, else Google Maps. */
export function mapHref({ name, countryCode, lat, lng }: MapPlace): string {
  if (countryCode === 'CN') {
    const to = `${lng},${lat},${encodeURIComponent(name.replaceAll(',', ' '))}`
    return `https://uri.amap.com/navigation?to=${to}&mode=car&coordinate=wgs84&callnative=1`
  }
  return `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lng}`
}
