/** What of a hotel its area is judged by. */
export interface AreaHotel {
  readonly district: string
  readonly reviewScore: number | null
}

/** A part of a city; reviewScore is the mean of its rated hotels with one decimal, null where too few are rated. */
export interface AreaFacts {
  readonly name: string
  readonly hotelCount: number
  readonly ratedCount: number
  readonly reviewScore: number | null
}

/** A mean over fewer hotels says nothing of an area. */
const FEWEST_RATED = 3

/** The areas of a city by their hotels, those with most hotels first, of equal ones by name. */
export function cityAreas(hotels: readonly AreaHotel[]): AreaFacts[] {
  const byName = new Map<string, AreaHotel[]>()
  for (const hotel of hotels) byName.set(hotel.district, [...(byName.get(hotel.district) ?? []), hotel])
  return [...byName]
    .map(([name, own]) => areaOf(name, own))
    .sort((one, other) => other.hotelCount - one.hotelCount || (one.name < other.name ? -1 : 1))
}

function areaOf(name: string, hotels: readonly AreaHotel[]): AreaFacts {
  const scores = hotels.flatMap(({ reviewScore }) => reviewScore ?? [])
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return {
    name,
    hotelCount: hotels.length,
    ratedCount: scores.length,
    reviewScore: scores.length >= FEWEST_RATED ? Math.round(mean * 10) / 10 : null,
  }
}
