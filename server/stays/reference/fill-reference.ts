import { sql } from 'drizzle-orm'
import { bumpCatalogueVersion } from '../repository/catalogue'
import type { Services } from '../../kernel/services'
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
async function writeBasics(executor: Executor, library: PictureLibrary): Promise<void> {
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

/** Returns the guide of every city that has one, as rows; throws RangeError if facts of a city's country are missing. */
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

/** Writes the practical facts about cities. */
async function writeGuides(executor: Executor): Promise<void> {
  await insertRows(executor, cityGuide, guideRows())
}

/** A second server waits here until the first has committed, and then finds the mark. */
async function markFilled(tx: Executor, mark: CatalogueMark): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into meta (key, value) values ('catalogue', ${JSON.stringify(mark)}::jsonb)
    on conflict (key) do nothing returning key`)
  return rows.length > 0
}

/** Stored record of how the catalogue was first filled. */
interface CatalogueMark {
  /** Number of invented hotels in it. */
  readonly hotels: number
  readonly seededAt: Date
}

/** Whether the database has a catalogue. */
export async function isCatalogueFilled(executor: Executor): Promise<boolean> {
  const { rows } = await executor.execute(sql`select 1 from meta where key = 'catalogue'`)
  return rows.length > 0
}

/** Writes cities, holidays, exchange rates and guides into an empty database; returns false if there is a catalogue. Of several servers that start at once only one writes. */
export async function writeReference(tx: Executor, library: PictureLibrary, mark: CatalogueMark): Promise<boolean> {
  if (!(await markFilled(tx, mark))) return false
  await writeBasics(tx, library)
  await writeGuides(tx)
  await bumpCatalogueVersion(tx)
  return true
}

/** Creates a catalogue without hotels in a database that has none, in a transaction of its own. */
export async function fillReference({
  database,
  clock,
  pictures,
}: Pick<Services, 'database' | 'clock' | 'pictures'>): Promise<void> {
  await database.transaction((tx) => writeReference(tx, pictures, { hotels: 0, seededAt: clock.now() }))
}
