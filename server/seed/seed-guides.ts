import type { Executor } from '../kernel/database/executor'
import { cityGuide } from '../kernel/database/schema/places'
import { allCities } from './data/all-cities'
import { allGuides } from './data/guides/all-guides'
import { countryFacts } from './data/guides/country-facts'
import { insertRows } from '../kernel/database/insert-rows'

/** The guide of every city that has one, as rows; throws RangeError where a city's country has no facts. */
export function guideRows(): (typeof cityGuide.$inferSelect)[] {
  return allCities.flatMap(({ id, countryCode }) => {
    const guide = allGuides[id]
    if (!guide) return []
    const facts = countryFacts[countryCode]
    if (!facts) throw new RangeError(`no facts of country ${countryCode}`)
    const seasons = guide.seasons.map(([fromMonth, toMonth, name, text]) => ({ fromMonth, toMonth, name, text }))
    return [{ cityId: id, languages: [...facts.languages], plugs: facts.plugs, airport: [...guide.airport], seasons }]
  })
}

/** Writes what travellers must know of the cities. */
export async function seedGuides(executor: Executor): Promise<void> {
  await insertRows(executor, cityGuide, guideRows())
}
