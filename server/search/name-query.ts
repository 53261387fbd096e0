import { characterTerms, type NameUnit, readingsOf, syllablesIn, wordsJoined } from './name-terms'

/** Terms of which a hotel must have one; a prefix stands for every term that begins so. */
export interface NameClause {
  readonly terms: readonly string[]
  readonly fields: readonly string[]
  readonly isPrefix: boolean
}

/** A way to understand a keyword: all of its clauses are met by a hotel that it means. */
export type NameWay = readonly NameClause[]

const WORD_FIELDS = ['words', 'joined', 'initials', 'places']

/** The ways to understand a keyword; `near` gives for a word those that it may have been typed for. */
export function keywordWays(
  units: readonly NameUnit[],
  syllables: ReadonlySet<string>,
  near: ((word: string) => readonly string[]) | null = null,
): NameWay[] {
  const ways: NameWay[] = [units.map((unit) => unitClause(unit, syllables, near))]
  if (!units.every(({ isLatin }) => isLatin)) return ways
  const text = wordsJoined(units)
  if (units.length > 1) ways.push([{ terms: [text], fields: ['joined', 'initials'], isPrefix: true }])
  for (const way of syllablesIn(text, syllables)) {
    ways.push(
      way.map((syllable, at) => {
        const fields = /^\d/.test(syllable) ? ['words', 'syllables'] : ['syllables']
        return { terms: [syllable], fields, isPrefix: at === way.length - 1 }
      }),
    )
  }
  return ways
}

function unitClause(
  { text, isHan, isLatin }: NameUnit,
  syllables: ReadonlySet<string>,
  near: ((word: string) => readonly string[]) | null,
): NameClause {
  if (isLatin) {
    const fields = syllables.has(text) ? [...WORD_FIELDS, 'syllables'] : WORD_FIELDS
    return { terms: [text, ...(near?.(text) ?? [])], fields, isPrefix: true }
  }
  const readings = isHan && near ? (readingsOf([{ text, isHan, isLatin }])[0] ?? []) : []
  return { terms: [text, ...readings], fields: ['characters', 'places', 'syllables'], isPrefix: false }
}

/** Any of the characters and readings of a keyword of three or more Chinese characters. */
export function looseTerms(units: readonly NameUnit[]): string[] {
  const characters = units.filter(({ isHan }) => isHan)
  if (characters.length < 3) return []
  return [...new Set([...characterTerms(units), ...readingsOf(characters).flatMap(([reading = '']) => reading)])]
}
