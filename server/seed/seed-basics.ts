import type { Executor } from '../kernel/database/executor'
import { city, fxRate, holiday } from '../kernel/database/schema/catalogue'
import type { PictureLibrary } from '../kernel/pictures/picture-library'
import { allCities } from './data/all-cities'
import { countries } from './data/countries'
import { fxRates } from './data/fx-rates'
import holidays from './data/holidays.json'
import { Draw } from './draw'
import { insertRows } from '../kernel/database/insert-rows'
import { PictureChoice } from './make/picture-choice'

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
