import { pinyin } from 'pinyin-pro'
import { foldText } from '../names/place-names'
import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/executor'

/** The names that a hotel can be found by. */
interface HotelNames {
  readonly name: string
  readonly localName: string
  readonly otherNames: readonly string[]
  readonly district: string
}

/** What a hotel's row keeps for being found: all folded names in one text, and the beginnings of every word in them. */
interface HotelSearchColumns {
  readonly searchText: string
  readonly searchWords: string[]
}

/** Longest part of a name that is compared across all cities. */
const SEARCH_WORD_LENGTH = 24

/** Folds a hotel's names, with the pinyin of Chinese ones (in full and as initials), for text search; whoever writes a hotel writes these columns. */
export function hotelSearchColumns({ name, localName, otherNames, district }: HotelNames): HotelSearchColumns {
  const names = [...new Set([name, localName, ...otherNames])]
  const parts = [...names.map(wordsOf), ...names.flatMap(pinyinOf)]
  const texts = new Set([...parts.map((words) => words.join('')), foldText(district)])
  const searchWords = new Set(parts.flatMap((words) => words.map((_, from) => beginning(words.slice(from).join('')))))
  return { searchText: [...texts].join('|'), searchWords: [...searchWords].filter((word) => word !== '') }
}

const beginning = (word: string) => word.slice(0, SEARCH_WORD_LENGTH)

/** The folded words of a name; Chinese, Japanese and Thai, which are written without spaces, go by their letters. */
function wordsOf(name: string): string[] {
  const spaced = name.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, ' $& ')
  return spaced
    .split(/[^\p{Letter}\p{Number}\p{Mark}'’ー]+/u)
    .map(foldText)
    .filter((word) => word !== '')
}

function pinyinOf(name: string): string[][] {
  if (!/\p{Script=Han}/u.test(name) || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return []
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', v: true })
  return [syllables, [syllables.map((syllable) => syllable.charAt(0)).join('')]]
}

const BATCH = 500

/** Writes what text search needs for hotels that have it not yet, as those of an older version; how many there were. */
export async function fillSearchColumns(database: Database): Promise<number> {
  let filled = 0
  for (;;) {
    const { rows } = await database.db.execute<HotelNames & { id: string } & Record<string, unknown>>(sql`
      select id, name, local_name as "localName", other_names as "otherNames", district
      from hotel where search_text = '' limit ${BATCH}`)
    if (rows.length === 0) return filled
    const records = rows.map((row) => ({ id: row.id, ...hotelSearchColumns(row) }))
    await database.db.execute(sql`
      update hotel set search_text = filled."searchText", search_words = filled."searchWords"
      from json_to_recordset(${JSON.stringify(records)}::json) as filled(id text, "searchText" text, "searchWords" text[])
      where hotel.id = filled.id`)
    filled += rows.length
  }
}

/** Something a hotel may have that lists can be narrowed by: a stable key, its name on a chip, and the facility on the hotel's page that stands for it. */
interface HotelFeature {
  readonly key: string
  readonly label: string
  readonly facility: string
}

/** All features, those most asked for first. */
export const hotelFeatures: readonly HotelFeature[] = [
  { key: 'wifi', label: 'Free Wi-Fi', facility: 'Wi-Fi in all rooms' },
  { key: 'breakfast', label: 'Breakfast', facility: 'Breakfast room' },
  { key: 'pool', label: 'Pool', facility: 'Swimming pool' },
  { key: 'parking', label: 'Parking', facility: 'Parking' },
  { key: 'family', label: 'Family friendly', facility: 'Cots and high chairs' },
  { key: 'gym', label: 'Gym', facility: 'Gym' },
  { key: 'spa', label: 'Spa', facility: 'Spa and sauna' },
  { key: 'restaurant', label: 'Restaurant', facility: 'Restaurant' },
  { key: 'bar', label: 'Bar', facility: 'Bar' },
  { key: 'airport-transfer', label: 'Airport transfer', facility: 'Airport transfer' },
  { key: 'step-free', label: 'Step-free', facility: 'Step-free access' },
  { key: 'front-desk-24h', label: '24-hour front desk', facility: '24-hour front desk' },
  { key: 'air-conditioning', label: 'Air conditioning', facility: 'Air conditioning' },
  { key: 'laundry', label: 'Laundry', facility: 'Laundry room' },
  { key: 'bicycles', label: 'Free bicycles', facility: 'Bicycles to borrow' },
  { key: 'concierge', label: 'Concierge', facility: 'Concierge' },
  { key: 'meeting-rooms', label: 'Meeting rooms', facility: 'Meeting rooms' },
]

/** Keys of the features that a hotel's facilities stand for, in the order of all features. */
export function featuresOf(facilities: readonly { readonly name: string }[]): string[] {
  const names = new Set(facilities.map(({ name }) => name))
  return hotelFeatures.flatMap(({ key, facility }) => (names.has(facility) ? [key] : []))
}
