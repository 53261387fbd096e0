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

/** A hotel on sale in the name index. */
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

/** Hotels found by name, best first. */
export interface FoundNames {
  readonly hotels: readonly NamedHotel[]
  /** The keyword that was searched for instead of one with a typo; null where the keyword matched as typed. */
  readonly correctedKeyword: string | null
}

interface NameDocument extends NameTerms {
  readonly id: string
  /** Words and characters of its city and district. */
  readonly places: readonly string[]
}

interface IndexedHotel {
  readonly hotel: NamedHotel
  /** All its terms, each with a space before and after it. */
  readonly terms: string
}

const FIELDS = ['latin', 'joined', 'characters', 'syllables', 'initials', 'places'] as const
/** Terms of more hotels than this are looked up only if a keyword has no rarer ones: lookups take most of the time. */
const COMMON = 300
/** Minimum number of a keyword's terms that are looked up. */
const FEWEST_TERMS = 2
/** Shorter words are not corrected: too many words are similar to them. */
const SHORTEST_CORRECTED = 3
/** Words of this length or more may have two typos. */
const LONG_WORD = 8
const MOST_NEAR = 6
const MOST_LOOSE_TERMS = 6
/** Minimum share of a keyword's characters and readings that a hotel must have, and the maximum distance from the best hotel. */
const LOOSE_SHARE = 0.6
const LOOSE_MARGIN = 0.15
const NONE: FoundNames = { hotels: [], correctedKeyword: null }

/** Finds hotels by English, Chinese and other names, by pinyin and its initials, and tolerates typos. */
export class HotelNameIndex {
  private readonly index = new MiniSearch<NameDocument>({
    fields: [...FIELDS],
    extractField: (document, field) =>
      field === 'id' ? document.id : document[field as (typeof FIELDS)[number]].join(' '),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  })
  /** Every word of all names, to correct typos with. */
  private readonly vocabulary = new MiniSearch<{ id: string }>({ fields: ['id'], processTerm: (term) => term })
  private readonly hotels = new Map<string, IndexedHotel>()
  /** Number of hotels by term. */
  private readonly counts = new Map<string, number>()
  private readonly syllables = new Set<string>()

  /** Adds a hotel, or replaces it. */
  put(hotel: NamedHotel): void {
    this.remove(hotel.id)
    const document = documentOf(hotel)
    const { latin, syllables, places } = document
    for (const syllable of syllables) this.syllables.add(syllable)
    for (const word of [...latin, ...places]) if (!this.vocabulary.has(word)) this.vocabulary.add({ id: word })
    const all = new Set(FIELDS.flatMap((field) => document[field]))
    for (const term of all) this.counts.set(term, this.countOfTerm(term) + 1)
    this.hotels.set(hotel.id, { hotel, terms: ` ${[...all].join(' ')} ` })
    this.index.add(document)
  }

  /** Removes a hotel. */
  remove(id: string): void {
    const known = this.hotels.get(id)
    if (!known) return
    for (const term of known.terms.trim().split(' ')) this.removeTerm(term)
    this.hotels.delete(id)
    // A discarded document is cleaned up later, which fails where the index changes meanwhile: lucaong/minisearch#306.
    this.index.remove(documentOf(known.hotel))
  }

  /** Finds the hotels that a keyword means, in one city if it is given: as typed, else corrected, else by most of its characters. */
  find(keyword: string, cityId: string | null = null): FoundNames {
    const units = nameUnits(cutKeyword(keyword))
    if (units.length === 0) return NONE
    const exact = this.hotelsMatching(keywordWays(units, this.syllables), cityId)
    if (exact.length > 0) return { hotels: exact, correctedKeyword: null }
    const near = (word: string) => this.similarTerms(word)
    const corrected = this.hotelsMatching(keywordWays(units, this.syllables, near), cityId)
    const found = corrected.length > 0 ? corrected : this.correctedJoined(units, cityId)
    const hotels = found.length > 0 ? found : this.loose(units, cityId)
    return { hotels, correctedKeyword: hotels[0] ? this.corrected(keyword, hotels[0]) : null }
  }

  /** Hotels that match all clauses of one of the interpretations. */
  private hotelsMatching(ways: readonly NameWay[], cityId: string | null): NamedHotel[] {
    const query: Query = {
      combineWith: 'OR',
      queries: ways.map((way) => ({ combineWith: 'AND', queries: this.selectiveClauses(way).map(clauseQuery) })),
    }
    return this.search(query, cityId, ({ terms }) =>
      ways.some((way) => way.every((clause) => isMatched(clause, terms))),
    )
  }

  /** The clauses of an interpretation that few hotels match, or else the rarest ones. */
  private selectiveClauses(way: NameWay): NameClause[] {
    const counted = way
      .map((clause) => ({ clause, count: this.countOf(clause) }))
      .toSorted((one, other) => one.count - other.count)
    return counted.filter(({ count }, at) => count <= COMMON || at < FEWEST_TERMS).map(({ clause }) => clause)
  }

  private countOf({ terms, isPrefix }: NameClause): number {
    let count = 0
    for (const term of terms) count += this.countOfTerm(term)
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

  /** Finds hotels by Latin words typed as one word with a typo. */
  private correctedJoined(units: readonly NameUnit[], cityId: string | null): NamedHotel[] {
    if (!units.every(({ isLatin }) => isLatin)) return []
    const text = wordsJoined(units)
    const query: Query = {
      combineWith: 'OR',
      fields: ['joined'],
      queries: [
        { queries: [text], fuzzy: allowedEdits(text) },
        { combineWith: 'OR', queries: withNeighboursSwapped(text), prefix: true },
      ],
    }
    return text.length < SHORTEST_CORRECTED ? [] : this.search(query, cityId, () => true)
  }

  /** Hotels with nearly as many of a keyword's characters as the best match. */
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

  /** Rewrites a keyword in the words of a hotel's names. Words that the hotel does not have are replaced; other keywords become a whole name. */
  private corrected(keyword: string, { id, name, localName, otherNames }: NamedHotel): string {
    const names = [name, localName, ...otherNames]
    const isLatin = nameUnits(keyword).every((unit) => unit.isLatin)
    if (!isLatin) return names.find((one) => nameUnits(one).some((unit) => unit.isHan)) ?? name
    const own = this.hotels.get(id)?.terms ?? ''
    const written = new Map(names.flatMap(wordsOf).map((word) => [wordsJoined(nameUnits(word)), word]))
    const replaced = wordsOf(cutKeyword(keyword)).map((word) => {
      const folded = wordsJoined(nameUnits(word))
      if (own.includes(` ${folded}`)) return word
      return written.get(this.similarTerms(folded).find((near) => own.includes(` ${near} `)) ?? '')
    })
    return replaced.every((word) => word !== undefined) ? replaced.join(' ') : name
  }

  /** Counts one hotel less for a term, and forgets a term that no hotel has. */
  private removeTerm(term: string): void {
    const left = this.countOfTerm(term) - 1
    if (left > 0) {
      this.counts.set(term, left)
      return
    }
    this.counts.delete(term)
    this.syllables.delete(term)
    if (this.vocabulary.has(term)) this.vocabulary.remove({ id: term })
  }

  private countOfTerm(term: string): number {
    return this.counts.get(term) ?? 0
  }

  /** Words of names that a mistyped word may stand for, most similar first. */
  private similarTerms(word: string): string[] {
    if (word.length < SHORTEST_CORRECTED) return []
    const near = this.vocabulary.search(word, { fuzzy: allowedEdits(word) }).slice(0, MOST_NEAR)
    const swaps = withNeighboursSwapped(word).filter((swap) => this.vocabulary.has(swap))
    return [...new Set([...swaps, ...near.map(({ id }) => String(id))])].filter((one) => one !== word)
  }
}

function documentOf({ id, name, localName, otherNames, district, cityNames }: NamedHotel): NameDocument {
  const places = [...cityNames, district].flatMap((place) => nameUnits(place)).map(({ text }) => text)
  return { ...nameTerms([...new Set([name, localName, ...otherNames])]), id, places: [...new Set(places)] }
}

const wordsOf = (text: string) => text.split(/[^\p{Letter}\p{Number}\p{Mark}'’]+/u).filter((word) => word !== '')

/** Cuts a keyword to 40 characters, without a partial word at its end unless it is the only one. */
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

const isMatched = ({ terms, isPrefix }: NameClause, own: string) =>
  terms.some((term) => own.includes(isPrefix ? ` ${term}` : ` ${term} `))

const allowedEdits = (text: string) => (text.length < LONG_WORD ? 1 : 2)
