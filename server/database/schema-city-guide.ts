import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { GuideSeason } from './catalogue-json'

/** What travellers must know of a city in practice. */
export const cityGuide = pgTable('city_guide', {
  cityId: text('city_id').primaryKey(),
  languages: text('languages').array().notNull(),
  plugs: text('plugs').notNull(),
  airport: text('airport').array().notNull(),
  seasons: jsonb('seasons').$type<GuideSeason[]>().notNull(),
})
