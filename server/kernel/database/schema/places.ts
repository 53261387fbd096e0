import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { GuideSeason } from './catalogue-json'

/** What a place is among others. */
export type PlaceKind = 'country' | 'province' | 'city' | 'district'

/** Places of the world, whether there are hotels or not: localName is Chinese, pinyin has a space between syllables; both are '' where not known. */
export const place = pgTable('place', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<PlaceKind>().notNull(),
  parentId: text('parent_id'),
  countryCode: text('country_code').notNull(),
  name: text('name').notNull(),
  localName: text('local_name').notNull(),
  pinyin: text('pinyin').notNull(),
  otherNames: text('other_names').array().notNull(),
  lat: doublePrecision('lat'),
  lng: doublePrecision('lng'),
  population: integer('population').notNull(),
})

/** Well-known places of cities with hotels. */
export const landmark = pgTable('landmark', {
  id: text('id').primaryKey(),
  cityId: text('city_id').notNull(),
  kind: text('kind').notNull(),
  name: text('name').notNull(),
  localName: text('local_name').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
})

/** Parts of cities as hotels name them, with their local name and middle. */
export const cityArea = pgTable(
  'city_area',
  {
    cityId: text('city_id').notNull(),
    name: text('name').notNull(),
    localName: text('local_name').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cityId, table.name] })],
)

/** Practical information about a city for travelers. */
export const cityGuide = pgTable('city_guide', {
  cityId: text('city_id').primaryKey(),
  languages: text('languages').array().notNull(),
  plugs: text('plugs').notNull(),
  airport: text('airport').array().notNull(),
  seasons: jsonb('seasons').$type<GuideSeason[]>().notNull(),
})
