import { foldPlaceName } from './fold-place-name'

/** A name that something can be found by. */
export interface NameKey {
  readonly folded: string
  /** The folded rest of the name from its second, third … word on. */
  readonly wordStarts: readonly string[]
  /** Its folded words, where it has more than one. */
  readonly words: readonly string[]
  /** The name as it is told where it made the match; null for the name that is shown anyway. */
  readonly shown: string | null
}

/** All that a place, area or landmark is found by. */
export interface NameKeys {
  readonly names: readonly NameKey[]
  /** First letters of the pinyin, e.g. bj; null where nobody would type them. */
  readonly initials: { readonly folded: string; readonly shown: string } | null
}

/** The names to prepare; pinyin has a space between syllables. */
export interface PreparedNames {
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
      keys.set(folded, { folded, wordStarts: wordStarts(text), words: wordsOf(text), shown })
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

function wordsOf(name: string): string[] {
  const words = name.split(SEPARATORS)
  return words.length > 1 ? words.map(foldPlaceName).filter((word) => word !== '') : []
}

function wordStarts(name: string): string[] {
  const words = name.split(SEPARATORS)
  return words.slice(1).map((_, index) => foldPlaceName(words.slice(index + 1).join('')))
}
