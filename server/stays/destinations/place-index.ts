import { foldPlaceName, isLatin } from '../names/place-names'
import MiniSearch, { type SearchResult } from 'minisearch'
import { withNeighboursSwapped } from '../names/name-terms'

/** A name that a place, area or landmark can be found by. */
interface NameKey {
  readonly folded: string
  /** The folded rest of the name from its second, third … word on. */
  readonly wordStarts: readonly string[]
  /** Its folded words, if it has more than one. */
  readonly tokens: readonly string[]
  /** The name to display where it made the match; null for the name that is displayed anyway. */
  readonly shown: string | null
}

/** All keys that a place, area or landmark can be found by. */
export interface NameKeys {
  readonly names: readonly NameKey[]
  /** First letters of the pinyin, e.g. bj; null where they are not in use. */
  readonly initials: { readonly folded: string; readonly shown: string } | null
}

/** The names to prepare; pinyin has a space between syllables. */
interface PreparedNames {
  readonly name: string
  readonly localName?: string
  readonly otherNames?: readonly string[]
  readonly pinyin?: string
  readonly hasInitials?: boolean
}

/** Prepares names for matching: each one folded, with the pinyin of the Chinese one in full and as initials. */
export function placeNameKeys(given: PreparedNames): NameKeys {
  const { name, localName = '', otherNames = [], pinyin = '', hasInitials = false } = given
  const keys = new Map<string, NameKey>()
  const add = (text: string, shown: string | null) => {
    const folded = foldPlaceName(text)
    if (folded !== '' && !keys.has(folded))
      keys.set(folded, { folded, wordStarts: foldedWordStarts(text), tokens: foldedTokens(text), shown })
  }
  add(name, null)
  for (const other of [localName, ...otherNames]) add(other, other)
  if (pinyin !== '') add(pinyin.replaceAll(' ', ''), localName)
  const initials = pinyin.split(' ').map((syllable) => syllable.charAt(0))
  return {
    names: [...keys.values()],
    initials: hasInitials && initials.length > 1 ? { folded: initials.join(''), shown: localName } : null,
  }
}

const SEPARATORS = /[\s\-/·]+/

function foldedTokens(name: string): string[] {
  const tokens = name.split(SEPARATORS)
  return tokens.length > 1 ? tokens.map(foldPlaceName).filter((word) => word !== '') : []
}

function foldedWordStarts(name: string): string[] {
  const tokens = name.split(SEPARATORS)
  return tokens.slice(1).map((_, index) => foldPlaceName(tokens.slice(index + 1).join('')))
}

/** How well names match a text: 0 whole name, 1 beginning, 2 beginning of a word, 2.5 initials; slightly more for names that are not displayed. */
export interface NameMatch {
  readonly tier: number
  /** The name that made the match; null where it is the one that is displayed anyway. */
  readonly shown: string | null
}

/** Something found by a name. */
export interface NameHit<Thing> {
  readonly thing: Thing
  readonly match: NameMatch
}

const INITIALS_TIER = 2.5
const OTHER_NAME = 0.25
const SHORTEST_CORRECTED = 4
/** Texts of this length or more may have two typos. */
const LONG_TEXT = 8

interface PlaceDocument extends Record<string, unknown> {
  readonly id: number
  /** Folded names. */
  readonly names: string
  /** The rest of each name from a later word on, or from a later character in scripts without spaces. */
  readonly starts: string
  readonly tokens: string
  readonly initials: string
}

/** Finds places, areas, landmarks or vouchers by their folded names, and by names with typos. */
export class PlaceIndex<Thing extends { readonly keys: NameKeys }> {
  private readonly index = new MiniSearch<PlaceDocument>({
    fields: ['names', 'starts', 'tokens', 'initials'],
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term || null,
  })

  constructor(readonly things: readonly Thing[]) {
    this.index.addAll(things.map(({ keys }, id) => documentOf(id, keys)))
  }

  /** Returns the entries that match a folded text: a name, a word of one or its initials begin with it. */
  find(wanted: string): NameHit<Thing>[] {
    if (wanted === '') return []
    const beginnings = this.index.search(wanted, { fields: ['names', 'starts'], prefix: true })
    const initials = this.index.search(wanted, { fields: ['initials'] })
    const hits = new Map<Thing, NameHit<Thing>>()
    for (const result of [...beginnings, ...initials]) {
      const thing = this.things[Number(result.id)]
      const match = thing && matchOf(result, thing.keys, wanted)
      if (thing && match && !hits.has(thing)) hits.set(thing, { thing, match })
    }
    return [...hits.values()]
  }

  /** Returns the entries whose names or words match a folded text with one or two typos, most likely first. */
  findMistyped(wanted: string, fields: readonly ('names' | 'starts' | 'tokens')[]): Thing[] {
    if (wanted.length < SHORTEST_CORRECTED) return []
    const results = this.index.search(
      {
        combineWith: 'OR',
        queries: [
          { queries: [wanted], fuzzy: wanted.length < LONG_TEXT ? 1 : 2 },
          { combineWith: 'OR', queries: withNeighboursSwapped(wanted) },
        ],
      },
      { fields: [...fields] },
    )
    return results.flatMap(({ id }) => this.things[Number(id)] ?? [])
  }
}

function documentOf(id: number, { names, initials }: NameKeys): PlaceDocument {
  return {
    id,
    names: names.map(({ folded }) => folded).join('\n'),
    starts: names.flatMap(({ folded, wordStarts }) => [...wordStarts, ...characterStarts(folded)]).join('\n'),
    tokens: names.flatMap(({ tokens }) => tokens).join('\n'),
    initials: initials?.folded ?? '',
  }
}

/** Suffixes of at least two characters of a name without spaces. */
function characterStarts(folded: string): string[] {
  if (isLatin(folded)) return []
  const characters = [...folded]
  return characters.slice(1, -1).map((_, at) => characters.slice(at + 1).join(''))
}

function matchOf({ match }: SearchResult, { names, initials }: NameKeys, wanted: string): NameMatch | null {
  let best: NameMatch | null = null
  for (const { folded, shown } of names) {
    const fields = match[folded] ?? []
    const starts = Object.keys(match).some((term) => match[term]?.includes('starts') && folded.endsWith(term))
    const tier = fields.includes('names') ? (folded === wanted ? 0 : 1) : starts ? 2 : null
    if (tier === null) continue
    const total = tier + (shown === null ? 0 : OTHER_NAME)
    if (best === null || total < best.tier) best = { tier: total, shown }
  }
  return best ?? (initials?.folded === wanted ? { tier: INITIALS_TIER, shown: initials.shown } : null)
}
