import type { AreaFacts } from './city-areas'

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
