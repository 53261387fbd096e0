import { pinyin } from 'pinyin-pro'
import { foldPlaceName } from './place-names'

/** A unit of a name in the index: a Latin word with its digits, or one character of a script without spaces, each folded. */
export interface NameUnit {
  readonly text: string
  readonly isHan: boolean
  readonly isLatin: boolean
}

/** The terms of a hotel's names by field; the terms of one field are in the order of the name. */
export interface NameTerms {
  /** Latin words. */
  readonly latin: readonly string[]
  /** Two or more Latin words joined, starting from each word of the name. */
  readonly joined: readonly string[]
  /** Characters of scripts without spaces. */
  readonly characters: readonly string[]
  /** Every reading of every character, and of digits among them. */
  readonly syllables: readonly string[]
  /** The first letters of the readings of a whole name, digits as they are. */
  readonly initials: readonly string[]
}

/** Maximum length of a term, and of a keyword. */
export const MOST_TERM_CHARACTERS = 40
/** Maximum number of initials of one name: few characters have readings with different first letters. */
const MOST_INITIALS = 8

const EVERY_UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** Maximum number of ways to read a text as pinyin. */
const MOST_READINGS = 12
const LONGEST_SYLLABLE = 6
const DIGIT_READINGS = ['ling', 'yi', 'er', 'san', 'si', 'wu', 'liu', 'qi', 'ba', 'jiu']

/** Returns the units of a name or keyword in order. */
export function nameUnits(text: string): NameUnit[] {
  const spaced = text.normalize('NFKC').replace(EVERY_UNSPACED, ' $& ')
  return spaced.split(/[^\p{Letter}\p{Number}\p{Mark}'’ー]+/u).flatMap((word) => {
    const folded = foldPlaceName(word)
    if (folded === '') return []
    return { text: folded, isHan: /\p{Script=Han}/u.test(folded), isLatin: !UNSPACED.test(folded) }
  })
}

/** Returns the terms under which a hotel with these names is indexed. */
export function nameTerms(names: readonly string[]): NameTerms {
  const all = names.map((name) => nameUnits(name))
  const every = (termsOf: (units: readonly NameUnit[]) => readonly string[]) => [...new Set(all.flatMap(termsOf))]
  return {
    latin: every((units) => units.flatMap(({ text, isLatin }) => (isLatin ? text : []))),
    joined: every(joinedTerms),
    characters: every(characterTerms),
    syllables: every(syllableTerms),
    initials: every(initialsTerms),
  }
}

/** Characters of the units. */
function characterTerms(units: readonly NameUnit[]): string[] {
  return units.flatMap(({ text, isLatin }) => (isLatin ? [] : text))
}

/** Readings of a name: every reading of its characters, and of the digits among them. */
function syllableTerms(units: readonly NameUnit[]): string[] {
  const readings = readingsOf(units)
  if (readings.every(({ length }) => length === 0)) return []
  return units.flatMap(({ text }, at) => {
    const own = readings[at] ?? []
    return own.length > 0 || !/^\d+$/.test(text) ? own : [...text].map((digit) => DIGIT_READINGS[Number(digit)] ?? '')
  })
}

/** Readings by unit, the one that fits the context first. Empty for anything but Chinese characters, and for Japanese and Thai names. */
function readingsOf(units: readonly NameUnit[]): string[][] {
  const characters = units.flatMap(({ text, isHan }) => (isHan ? text : []))
  const isChinese = characters.length > 0 && units.every(({ isHan, isLatin }) => isHan || isLatin)
  if (!isChinese) return units.map(() => [])
  const fitting = pinyin(characters.join(''), { toneType: 'none', type: 'array', v: true })
  let at = 0
  return units.map(({ text, isHan }) => (isHan ? [...new Set([fitting[at++] ?? '', ...allReadingsOf(text)])] : []))
}

/** Cached because characters recur in thousands of names. */
const readingsByCharacter = new Map<string, readonly string[]>()

function allReadingsOf(character: string): readonly string[] {
  const known = readingsByCharacter.get(character)
  if (known) return known
  const all = pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true })
  readingsByCharacter.set(character, all)
  return all
}

/** Adjacent Latin words joined, starting from each of them. */
function joinedTerms(units: readonly NameUnit[]): string[] {
  return units.flatMap(({ isLatin }, from) => {
    const end = units.findIndex((unit, at) => at > from && !unit.isLatin)
    const run = isLatin ? units.slice(from, end < 0 ? undefined : end) : []
    return run.length > 1 ? [wordsJoined(run)] : []
  })
}

/** Joins units to one term. */
export function wordsJoined(units: readonly NameUnit[]): string {
  return units
    .map(({ text }) => text)
    .join('')
    .slice(0, MOST_TERM_CHARACTERS)
}

/** The initials of a Chinese name, with its Latin words and digits and without the words. */
function initialsTerms(units: readonly NameUnit[]): string[] {
  const readings = readingsOf(units)
  if (readings.every(({ length }) => length === 0)) return []
  const initials = units.map(({ text }, at) => {
    const own = readings[at] ?? []
    return own.length > 0 ? [...new Set(own.map((reading) => reading.charAt(0)))] : [text]
  })
  const hanInitials = initials.filter((_, at) => units[at]?.isHan || /^\d+$/.test(units[at]?.text ?? ''))
  return [...new Set([...everyWay(initials), ...everyWay(hanInitials)])]
}

function everyWay(initials: readonly (readonly string[])[]): string[] {
  return initials.reduce<string[]>(
    (starts, choices) => choices.flatMap((choice) => starts.map((start) => start + choice)).slice(0, MOST_INITIALS),
    [''],
  )
}

/** The ways to read a Latin text as pinyin of two syllables or more, longest syllables first; the last syllable may be incomplete. */
function syllablesIn(text: string, known: ReadonlySet<string>): string[][] {
  const ways: string[][] = []
  const read = (from: number, before: readonly string[]): void => {
    if (ways.length >= MOST_READINGS) return
    if (from === text.length) {
      if (before.length > 1) ways.push([...before])
      return
    }
    const digits = /^\d+/.exec(text.slice(from))
    if (digits) return read(from + digits[0].length, [...before, digits[0]])
    for (let length = Math.min(LONGEST_SYLLABLE, text.length - from); length > 0; length--) {
      const syllable = text.slice(from, from + length)
      const isLast = from + length === text.length
      if (known.has(syllable) || (isLast && before.length > 0 && begins(known, syllable))) {
        read(from + length, [...before, syllable])
      }
    }
  }
  read(0, [])
  return ways
}

function begins(known: ReadonlySet<string>, beginning: string): boolean {
  for (const syllable of known) if (syllable.startsWith(beginning)) return true
  return false
}

/** Returns a text with each two neighboring characters swapped, which counts as one typo. */
export function withNeighboursSwapped(text: string): string[] {
  const swaps = Array.from(
    { length: text.length - 1 },
    (_, at) => `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`,
  )
  return [...new Set(swaps)].filter((swap) => swap !== text)
}

/** Terms of which a hotel must have one; a prefix matches every term that begins with it. */
export interface NameClause {
  readonly terms: readonly string[]
  readonly fields: readonly string[]
  readonly isPrefix: boolean
}

/** An interpretation of a keyword: a matching hotel matches all of its clauses. */
export type NameWay = readonly NameClause[]

const WORD_FIELDS = ['latin', 'joined', 'initials', 'places']

/** Returns the interpretations of a keyword; `near` returns the words that a mistyped word may stand for. */
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
        const fields = /^\d/.test(syllable) ? ['latin', 'syllables'] : ['syllables']
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

/** Returns the characters and readings of a keyword with three or more Chinese characters, of which any may match. */
export function looseTerms(units: readonly NameUnit[]): string[] {
  const characters = units.filter(({ isHan }) => isHan)
  if (characters.length < 3) return []
  return [...new Set([...characterTerms(units), ...readingsOf(characters).flatMap(([reading = '']) => reading)])]
}
