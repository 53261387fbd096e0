/** What of a hotel its area is judged by. */
interface AreaHotel {
  readonly district: string
  readonly reviewScore: number | null
}

/** A part of a city; reviewScore is the mean of its rated hotels with one decimal, null where too few are rated. */
interface AreaFacts {
  readonly name: string
  readonly hotelCount: number
  readonly ratedCount: number
  readonly reviewScore: number | null
}

/** Fewest rated hotels for a meaningful mean of an area. */
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

/** The area whose hotels guests rate highest, with the reason in words; null where fewer than two areas are rated or all are alike. */
export function bestArea(areas: readonly AreaFacts[]): { name: string; text: string } | null {
  const rated = areas.filter((area): area is AreaFacts & { reviewScore: number } => area.reviewScore !== null)
  const [best, ...others] = rated.toSorted((one, other) => other.reviewScore - one.reviewScore)
  if (!best || others.every(({ reviewScore }) => reviewScore === best.reviewScore)) return null
  const score = best.reviewScore.toFixed(1)
  return {
    name: best.name,
    text: `Guests rate the hotels in ${best.name} highest: ${score} of 5 on average over ${best.ratedCount} rated hotels.`,
  }
}

/** How many of its hotels a city's page shows. */
export const CITY_HOTELS_PAGE = 6
