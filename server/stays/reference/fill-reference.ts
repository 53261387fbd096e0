import type { Executor } from '../../kernel/database/executor'
import { city, fxRate, holiday } from '../../kernel/database/schema/catalogue'
import type { PictureLibrary } from '../../kernel/pictures/picture-library'
import { allCities } from './all-cities'
import { countries } from './countries'
import { fxRates } from './fx-rates'
import holidays from './holidays.json'
import { Draw } from './draw'
import { insertRows } from '../../kernel/database/insert-rows'
import { PictureChoice } from './picture-choice'
import { cityGuide } from '../../kernel/database/schema/places'
import { allGuides } from './guides/all-guides'
import { countryFacts } from './guides/country-facts'

/** Writes cities, public holidays and exchange rates. */
export async function seedBasics(executor: Executor, library: PictureLibrary): Promise<void> {
  await insertRows(executor, city, cityRows(library))
  const days = Object.entries(holidays).flatMap(([countryCode, byDay]) =>
    Object.entries(byDay).map(([day, name]) => ({ countryCode, day, name })),
  )
  await insertRows(executor, holiday, days)
  const rates = Object.entries(fxRates).map(([currencyCode, cnyPerUnit]) => ({ currencyCode, cnyPerUnit }))
  await insertRows(executor, fxRate, rates)
}

function cityRows(library: PictureLibrary): (typeof city.$inferSelect)[] {
  const pictures = new PictureChoice(library, 12)
  return allCities.map((seed) => {
    const country = countries[seed.countryCode]
    if (!country) throw new RangeError(`no facts of country ${seed.countryCode}`)
    const [kind, layout] = seed.scene
    return {
      id: seed.id,
      name: seed.name,
      localName: seed.localName,
      otherNames: [...seed.otherNames],
      countryCode: seed.countryCode,
      countryName: country.name,
      isAbroad: seed.countryCode !== 'CN',
      timeZone: seed.timeZone,
      currencyCode: country.currencyCode,
      lat: seed.lat,
      lng: seed.lng,
      pictureId: pictures.pick(new Draw(`city ${seed.id}`), [kind], (picture) => picture.layout === layout).id,
      intro: seed.intro,
      hotRank: seed.hotRank,
      hotelCount: 0,
    }
  })
}

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
