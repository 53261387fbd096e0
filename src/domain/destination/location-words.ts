import { distanceText } from '../words/distance-text'

/** A position this near to the middle of a city is in it. */
const IN_CITY_METRES = 30_000

/** What is said below the city that was found for a position: that it is here, or how far it is from the place around. */
export function locationWords(cityName: string, placeName: string | null, distanceMetres: number | null): string {
  if (distanceMetres === null || distanceMetres <= IN_CITY_METRES) return 'You are here'
  const away = `${cityName} is ${distanceText(distanceMetres)} away`
  return placeName === null
    ? `Nearest city with stays, ${distanceText(distanceMetres)} away`
    : `You are near ${placeName}. ${away}`
}
