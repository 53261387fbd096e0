import type { MapPlace } from './map-place'

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
