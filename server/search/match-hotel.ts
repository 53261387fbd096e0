import { nameUnits } from './name-terms'

/** The names that a hotel is shown and known by. */
export interface MatchedHotel {
  readonly name: string
  readonly localName: string
  readonly otherNames: readonly string[]
  readonly district: string
}

/** The folded words and characters of a keyword. */
export function keywordWords(keyword: string): string[] {
  return nameUnits(keyword).map(({ text }) => text)
}

/** The name other than the shown one that made a hotel match; null where the shown name or its district did. */
export function matchedName(hotel: MatchedHotel, words: readonly string[]): string | null {
  if (words.length === 0 || hasAll(`${hotel.name} ${hotel.district}`, words)) return null
  const others = [hotel.localName, ...hotel.otherNames].filter((name) => name !== hotel.name)
  return others.find((name) => hasAll(name, words)) ?? others[0] ?? null
}

function hasAll(name: string, words: readonly string[]): boolean {
  const folded = keywordWords(name).join('')
  return words.every((word) => folded.includes(word))
}
