import type { Services } from '../../kernel/services'
import { cutKeyword, type NamedHotel } from '../../stays/search/name-index'
import { foldPlaceName } from '../../stays/names/place-names'
import { keywordTokens } from '../../stays/search/hotel-names'
import { leftRuns } from './left-words'

/** A run of one word must be this long, or the whole name. */
const LONG_WORD = 6
/** Share of a hotel's name that must be in the text, without its city and its kind of house. */
const LEAST_SHARE = 0.5

const KINDS = new Set(['hotel', 'hotels', 'inn', 'the', 'resort', 'house', 'and', 'residence', 'suites', 'hostel'])

/** The distinctive words of a hotel's Latin name. */
function distinctTokens({ name, cityNames }: NamedHotel): string[] {
  const cities = new Set(cityNames.flatMap(keywordTokens))
  const words = keywordTokens(name)
  const telling = words.filter((word) => !KINDS.has(word) && !cities.has(word))
  return telling.length > 0 ? telling : words
}

/** A Chinese name without the kind of house and the branch in brackets. */
const chineseCore = (name: string): string => name.replace(/[（(].*$/, '').replace(/酒店|宾馆|旅馆|客栈/g, '')

function isMeantInChinese({ localName, otherNames }: NamedHotel, text: string): boolean {
  return [localName, ...otherNames].some((name) => {
    const core = foldPlaceName(chineseCore(name))
    return core.length > 1 && (text.includes(core) || (core.includes(text) && text.length / core.length >= LEAST_SHARE))
  })
}

function isMeant(hotel: NamedHotel, run: string, placeWords: readonly string[]): boolean {
  if (/\p{Script=Han}/u.test(run)) return isMeantInChinese(hotel, run)
  const words = keywordTokens(run)
  const telling = distinctTokens(hotel)
  const own = telling.filter((word) => words.includes(word))
  // A district in the text may be the end of the hotel's name.
  const named = own.length === 0 ? own : telling.filter((word) => words.includes(word) || placeWords.includes(word))
  if (named.length === 0 || named.length / telling.length < LEAST_SHARE) return false
  return named.length === telling.length || words.length > 1 || (words[0]?.length ?? 0) >= LONG_WORD
}

/** The place of a text as far as it was understood: a city's id, and the name of a district or landmark. */
interface NamedWhere {
  readonly cityId: string | null
  readonly part: string
}

/** Finds the hotels that a text names, in a city if one is given. Takes the text without all else that was understood; the longest run of words counts first. */
export async function findNamedHotels(
  { hotelNames }: Pick<Services, 'hotelNames'>,
  version: number,
  rest: string,
  { cityId, part }: NamedWhere,
): Promise<readonly NamedHotel[]> {
  const placeWords = keywordTokens(part)
  for (const run of leftRuns(rest)) {
    const { hotels, correctedKeyword } = await hotelNames.find(version, cutKeyword(run), cityId)
    const meant = correctedKeyword === null ? hotels.filter((hotel) => isMeant(hotel, run, placeWords)) : []
    if (meant.length > 0) return wholeNamesFirst(meant, `${rest} ${part}`)
  }
  return []
}

/** Returns only the hotels whose whole names are in the text, where there are any. */
function wholeNamesFirst(hotels: readonly NamedHotel[], rest: string): readonly NamedHotel[] {
  const words = new Set(keywordTokens(rest))
  const whole = hotels.filter((hotel) => distinctTokens(hotel).every((word) => words.has(word)))
  return whole.length > 0 ? whole : hotels
}
