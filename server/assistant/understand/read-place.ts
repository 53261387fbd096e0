import type { CityRow } from '../../stays/repository/catalogue'
import type { UnderstoodPlace } from '../understood'
import { foldPlaceName } from '../../stays/names/place-names'
import type { NameBook, NamedThing } from './name-book'

/** The place of a question, or why there is none: a region with several cities, or a place without hotels. */
export interface PlaceReading {
  readonly place?: UnderstoodPlace
  readonly region?: Extract<NamedThing, { kind: 'region' }>
  readonly unserved?: Extract<NamedThing, { kind: 'unserved' }>
  /** A name in the position of a place that is in no book; null for none. */
  readonly unknownName?: string | null
  /** The text with spaces in place of places. */
  readonly rest: string
}

interface Token {
  readonly text: string
  readonly at: number
  readonly isHan: boolean
}

interface Hit {
  readonly at: number
  readonly end: number
  readonly things: readonly NamedThing[]
}

const MOST_TOKENS = 6
const MOST_CHARACTERS = 12

/** Area names that are everyday words: they count only together with their city's name. */
const EVERYDAY = new Set([
  'central',
  'oldtown',
  'downtown',
  'riverside',
  'midtown',
  'orchard',
  'medina',
  'manly',
  'opera',
  'westend',
  'monti',
])

/** Words before or after the name of a place without hotels. */
const BEFORE = /(?:(?<![a-z])(?:in|to|at|near|around|visit|visiting|for|from) +(?:the +)?|在|去|到|住|玩|订|找|逛|飞)$/
const AFTER = /^ ?(?:的|有|酒店|附近|住|hotel|hotels)/

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{Letter}\p{Mark}\p{Number}'.&-])+/gu)].map(
    (match) => ({
      text: match[0],
      at: match.index,
      isHan: /\p{Script=Han}/u.test(match[0]),
    }),
  )
}

/** The longest name that begins at a token. */
function longestAt(book: NameBook, tokens: readonly Token[], from: number): Hit | null {
  const first = tokens[from]
  if (!first) return null
  const most = Math.min(first.isHan ? MOST_CHARACTERS : MOST_TOKENS, tokens.length - from)
  for (let count = most; count > 0; count--) {
    const part = tokens.slice(from, from + count)
    const last = part.at(-1) ?? first
    const joined = part.map(({ text }) => text).join('')
    const things = book.find(foldPlaceName(joined.replace(/'s$/, '')))
    if (things.length > 0) return { at: first.at, end: last.at + last.text.length, things }
  }
  return null
}

function hitsOf(book: NameBook, text: string): Hit[] {
  const tokens = tokensOf(text)
  const hits: Hit[] = []
  for (let at = 0; at < tokens.length;) {
    const hit = longestAt(book, tokens, at)
    if (hit) hits.push(hit)
    const end = hit?.end ?? (tokens[at]?.at ?? 0) + 1
    at += 1
    while (at < tokens.length && (tokens[at]?.at ?? 0) < end) at += 1
  }
  return hits
}

const blank = (text: string, { at, end }: Hit): string => text.slice(0, at) + ' '.repeat(end - at) + text.slice(end)

function isMeant(text: string, { at, end }: Hit): boolean {
  return BEFORE.test(text.slice(0, at)) || AFTER.test(text.slice(end)) || text.trim().length === end - at
}

const placeOf = (city: CityRow): UnderstoodPlace => ({ cityId: city.id, cityName: city.name })

type Part = Extract<NamedThing, { kind: 'area' | 'landmark' }>

function partPlace(part: Part): UnderstoodPlace {
  const place = placeOf(part.city)
  if (part.kind === 'area') return { ...place, area: part.name }
  return { ...place, near: { name: part.name, lat: part.point.lat, lng: part.point.lng } }
}

/** The area or landmark of a city that was named, a landmark before an area. */
function partIn(parts: readonly Part[], cityId: string): Part | undefined {
  const here = parts.filter(({ city }) => city.id === cityId)
  return here.find(({ kind }) => kind === 'landmark') ?? here[0]
}

/** Reads the place of a normal text; a part of several cities is one of the city that the dialog is about. */
export function readPlace(text: string, book: NameBook, cityId: string | null): PlaceReading {
  const hits = hitsOf(book, text)
  const cityHit = hits.findLast(({ things }) => things.some(({ kind }) => kind === 'city'))
  const city = cityHit?.things.find((thing) => thing.kind === 'city')?.city
  const partHits = hits.filter(({ at, end, things }) => {
    const isPart = things.some(({ kind }) => kind === 'area' || kind === 'landmark')
    return isPart && (city !== undefined || cityId !== null || !EVERYDAY.has(foldPlaceName(text.slice(at, end))))
  })
  const parts = partHits.flatMap(({ things }) =>
    things.filter((thing): thing is Part => thing.kind === 'area' || thing.kind === 'landmark'),
  )
  const rest = [...partHits, ...(cityHit ? [cityHit] : [])].reduce(blank, text)
  if (city) {
    const part = partIn(parts, city.id)
    return { place: part ? partPlace(part) : placeOf(city), rest }
  }
  const part =
    (cityId === null ? undefined : partIn(parts, cityId)) ?? parts.find(({ kind }) => kind === 'landmark') ?? parts[0]
  if (part) return { place: partPlace(part), rest }
  return elsewhere(text, book, hits)
}

function elsewhere(text: string, book: NameBook, hits: readonly Hit[]): PlaceReading {
  for (const hit of hits) {
    const region = hit.things.find((thing) => thing.kind === 'region')
    if (region && isMeant(text, hit)) {
      const [only, second] = region.cities
      return only && !second ? { place: placeOf(only), rest: blank(text, hit) } : { region, rest: blank(text, hit) }
    }
  }
  const mistyped = readMistyped(text, book)
  if (mistyped) return mistyped
  for (const hit of hits) {
    const unserved = hit.things.find((thing) => thing.kind === 'unserved')
    if (unserved && isMeant(text, hit)) return { unserved, rest: blank(text, hit) }
  }
  return { rest: text }
}

const NO_PLACES = new Set([
  'the',
  'center',
  'centre',
  'total',
  'person',
  'people',
  'advance',
  'general',
  'english',
  'chinese',
  'order',
  'refund',
  'human',
  'agent',
  'check',
  'room',
  'rooms',
  'hotel',
  'hotels',
  'time',
  'cash',
  'tonight',
  'today',
  'friday',
  'family',
  'free',
])

/** Reads a city with hotels whose name has a typo, after a preposition of place. */
function readMistyped(text: string, book: NameBook): PlaceReading | null {
  const after = [
    ...text.matchAll(/(?<![a-z])(?:in|to|at|near|around|visit|visiting) +(?:the +)?([a-z]{4,}(?: [a-z]{3,})?)/g),
  ]
  const alone = /^(?:hotels? )?([a-z]{5,})(?: hotels?)?[?!. ]*$/.exec(text)
  for (const match of [...after, ...(alone ? [alone] : [])]) {
    const words = (match[1] ?? '').split(' ')
    for (const word of [words.join(''), words[0] ?? '']) {
      if (NO_PLACES.has(word)) continue
      const [city] = book.findMistyped(word)
      if (city) return { place: placeOf(city), rest: text.replace(match[1] ?? '', (found) => ' '.repeat(found.length)) }
    }
  }
  return null
}
