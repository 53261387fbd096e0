import MiniSearch, { type Query } from 'minisearch'
import {
  keywordWays,
  looseTerms,
  MOST_TERM_CHARACTERS,
  type NameClause,
  type NameTerms,
  nameTerms,
  type NameUnit,
  nameUnits,
  type NameWay,
  withNeighboursSwapped,
  wordsJoined,
} from '../names/name-terms'

/** A hotel on sale as it is found by name. */
export interface NamedHotel {
  readonly id: string
  readonly cityId: string
  readonly name: string
  readonly localName: string
  readonly otherNames: readonly string[]
  readonly district: string
  readonly lat: number
  readonly lng: number
  readonly rank: number
  /** All names of its city. */
  readonly cityNames: readonly string[]
}

/** Hotels found by name, the best first. */
export interface FoundNames {
  readonly hotels: readonly NamedHotel[]
  /** What was looked for instead of a keyword with a typo; null where it was found as it is written. */
  readonly correctedKeyword: string | null
}

interface NameDocument extends NameTerms {
  readonly id: string
  /** Words and characters of its city and district. */
  readonly places: readonly string[]
}

interface IndexedHotel {
  readonly hotel: NamedHotel
  /** All its terms, a space before and after each. */
  readonly terms: string
}

const FIELDS = ['words', 'joined', 'characters', 'syllables', 'initials', 'places'] as const
/** Terms of so many hotels are looked up only where a keyword has none that fewer share: most time goes by what is looked up. */
const COMMON = 300
/** So many terms of a keyword are looked up in any case. */
const FEWEST_TERMS = 2
/** Shorter words are not mended: too much is near to them. */
const SHORTEST_MENDED = 3
/** From so many letters on two may be wrong. */
const LONG_WORD = 8
const MOST_NEAR = 6
const MOST_LOOSE_TERMS = 6
/** So much of a keyword's characters and readings a hotel must have to be found by most of them, and so near it must be to the nearest. */
const LOOSE_SHARE = 0.6
const LOOSE_MARGIN = 0.15
const NONE: FoundNames = { hotels: [], correctedKeyword: null }

/** Finds hotels by English, Chinese and other names, by pinyin and its initials, and forgives typing errors. */
export class HotelNameIndex {
  private readonly index = new MiniSearch<NameDocument>({
    fields: [...FIELDS],
    extractField: (document, field) =>
      field === 'id' ? document.id : document[field as (typeof FIELDS)[number]].join(' '),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  })
  /** Every word that names are made of, to mend others by. */
  private readonly vocabulary = new MiniSearch<{ id: string }>({ fields: ['id'], processTerm: (term) => term })
  private readonly hotels = new Map<string, IndexedHotel>()
  /** How many hotels have a term. */
  private readonly counts = new Map<string, number>()
  private readonly syllables = new Set<string>()

  /** Puts a hotel in, in place of what is known of it. */
  put(hotel: NamedHotel): void {
    this.remove(hotel.id)
    const { name, localName, otherNames, district, cityNames } = hotel
    const own = nameTerms([...new Set([name, localName, ...otherNames])])
    const placeUnits = [...cityNames, district].flatMap((place) => nameUnits(place))
    const places = [...new Set(placeUnits.map(({ text }) => text))]
    const all = new Set([...own.words, ...own.joined, ...own.characters, ...own.syllables, ...own.initials, ...places])
    for (const syllable of own.syllables) this.syllables.add(syllable)
    for (const word of [...own.words, ...places]) if (!this.vocabulary.has(word)) this.vocabulary.add({ id: word })
    for (const term of all) this.counts.set(term, (this.counts.get(term) ?? 0) + 1)
    this.hotels.set(hotel.id, { hotel, terms: ` ${[...all].join(' ')} ` })
    this.index.add({ ...own, id: hotel.id, places })
  }

  /** Takes a hotel out. */
  remove(id: string): void {
    const known = this.hotels.get(id)
    if (!known) return
    for (const term of known.terms.trim().split(' ')) this.counts.set(term, (this.counts.get(term) ?? 1) - 1)
    this.hotels.delete(id)
    this.index.discard(id)
  }

  /** The hotels that a keyword means, of one city where it is named: as it is written, else mended, else those that most of its characters are of. */
  find(keyword: string, cityId: string | null = null): FoundNames {
    const units = nameUnits(cutKeyword(keyword))
    if (units.length === 0) return NONE
    const written = this.meeting(keywordWays(units, this.syllables), cityId)
    if (written.length > 0) return { hotels: written, correctedKeyword: null }
    const near = (word: string) => this.nearWords(word)
    const mended = this.meeting(keywordWays(units, this.syllables, near), cityId)
    const run = mended.length > 0 ? mended : this.mendedRun(units, cityId)
    const hotels = run.length > 0 ? run : this.loose(units, cityId)
    return { hotels, correctedKeyword: hotels[0] ? this.corrected(keyword, hotels[0]) : null }
  }

  /** Hotels that meet all clauses of one of the ways. */
  private meeting(ways: readonly NameWay[], cityId: string | null): NamedHotel[] {
    const query: Query = {
      combineWith: 'OR',
      queries: ways.map((way) => ({ combineWith: 'AND', queries: this.telling(way).map(clauseQuery) })),
    }
    return this.search(query, cityId, ({ terms }) => ways.some((way) => way.every((clause) => isMet(clause, terms))))
  }

  /** The clauses of a way that few hotels meet, or the few that fewest meet. */
  private telling(way: NameWay): NameClause[] {
    const counted = way
      .map((clause) => ({ clause, count: this.countOf(clause) }))
      .toSorted((one, other) => one.count - other.count)
    return counted.filter(({ count }, at) => count <= COMMON || at < FEWEST_TERMS).map(({ clause }) => clause)
  }

  private countOf({ terms, isPrefix }: NameClause): number {
    let count = 0
    for (const term of terms) count += this.counts.get(term) ?? 0
    if (isPrefix && count === 0) {
      for (const [known, own] of this.counts) if (terms.some((term) => known.startsWith(term))) count += own
    }
    return count
  }

  private search(query: Query, cityId: string | null, isMeant: (hotel: IndexedHotel) => boolean): NamedHotel[] {
    const { hotels } = this
    const most = hotels.size
    const rankBoost = (id: string) => 1.05 - 0.1 * Math.min(1, (hotels.get(id)?.hotel.rank ?? most) / most)
    return this.index.search(query, { boostDocument: rankBoost }).flatMap(({ id }) => {
      const known = hotels.get(String(id))
      const isHere = known && (cityId === null || known.hotel.cityId === cityId)
      return isHere && isMeant(known) ? known.hotel : []
    })
  }

  /** Latin words typed as one, with a typing error. */
  private mendedRun(units: readonly NameUnit[], cityId: string | null): NamedHotel[] {
    if (!units.every(({ isLatin }) => isLatin)) return []
    const text = wordsJoined(units)
    const query: Query = {
      combineWith: 'OR',
      fields: ['joined'],
      queries: [
        { queries: [text], fuzzy: forgiven(text) },
        { combineWith: 'OR', queries: withNeighboursSwapped(text), prefix: true },
      ],
    }
    return text.length < SHORTEST_MENDED ? [] : this.search(query, cityId, () => true)
  }

  /** Hotels with nearly as many of the characters of a keyword as the one with most. */
  private loose(units: readonly NameUnit[], cityId: string | null): NamedHotel[] {
    const terms = looseTerms(units)
    if (terms.length === 0) return []
    const rare = terms
      .filter((term) => this.counts.has(term))
      .toSorted((one, other) => this.countOfTerm(one) - this.countOfTerm(other))
    const query: Query = {
      combineWith: 'OR',
      queries: rare.slice(0, MOST_LOOSE_TERMS),
      fields: ['characters', 'syllables', 'places'],
    }
    const share = (hotel: string) => terms.filter((term) => hotel.includes(` ${term} `)).length / terms.length
    const found = this.search(query, cityId, ({ terms: own }) => share(own) >= LOOSE_SHARE)
    const nearness = new Map(found.map((hotel) => [hotel, share(this.hotels.get(hotel.id)?.terms ?? '')]))
    const most = Math.max(...nearness.values())
    return found
      .filter((hotel) => (nearness.get(hotel) ?? 0) > most - LOOSE_MARGIN)
      .toSorted((one, other) => (nearness.get(other) ?? 0) - (nearness.get(one) ?? 0))
  }

  /** A keyword as the names of a hotel would have it: words that it does not have are replaced, and what is more than words by a whole name. */
  private corrected(keyword: string, { id, name, localName, otherNames }: NamedHotel): string {
    const names = [name, localName, ...otherNames]
    const isLatin = nameUnits(keyword).every((unit) => unit.isLatin)
    if (!isLatin) return names.find((one) => nameUnits(one).some((unit) => unit.isHan)) ?? name
    const own = this.hotels.get(id)?.terms ?? ''
    const written = new Map(names.flatMap(wordsOf).map((word) => [wordsJoined(nameUnits(word)), word]))
    const words = wordsOf(cutKeyword(keyword)).map((word) => {
      const folded = wordsJoined(nameUnits(word))
      if (own.includes(` ${folded}`)) return word
      return written.get(this.nearWords(folded).find((near) => own.includes(` ${near} `)) ?? '')
    })
    return words.every((word) => word !== undefined) ? words.join(' ') : name
  }

  private countOfTerm(term: string): number {
    return this.counts.get(term) ?? 0
  }

  /** Words of names that one may have been typed for, the nearest first. */
  private nearWords(word: string): string[] {
    if (word.length < SHORTEST_MENDED) return []
    const near = this.vocabulary.search(word, { fuzzy: forgiven(word) }).slice(0, MOST_NEAR)
    const swaps = withNeighboursSwapped(word).filter((swap) => this.vocabulary.has(swap))
    return [...new Set([...swaps, ...near.map(({ id }) => String(id))])].filter((one) => one !== word)
  }
}

const wordsOf = (text: string) => text.split(/[^\p{Letter}\p{Number}\p{Mark}'’]+/u).filter((word) => word !== '')

/** A keyword as it is searched: at most 40 characters, and no word that is cut but the only one. */
export function cutKeyword(keyword: string): string {
  const characters = [...keyword.trim()]
  if (characters.length <= MOST_TERM_CHARACTERS) return keyword.trim()
  const cut = characters.slice(0, MOST_TERM_CHARACTERS).join('')
  return /\S/.test(characters[MOST_TERM_CHARACTERS] ?? '') ? cut.replace(/(\S)\s+[\p{Script=Latin}\d]*$/u, '$1') : cut
}

const clauseQuery = ({ terms, fields, isPrefix }: NameClause): Query => ({
  combineWith: 'OR',
  queries: [...terms],
  fields: [...fields],
  prefix: isPrefix,
  boost: { places: 0.3 },
})

const isMet = ({ terms, isPrefix }: NameClause, own: string) =>
  terms.some((term) => own.includes(isPrefix ? ` ${term}` : ` ${term} `))

const forgiven = (text: string) => (text.length < LONG_WORD ? 1 : 2)
