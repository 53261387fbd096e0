import { foldText } from '../quotes/fold-text'

/** What a hotel is matched by; searchText holds its folded names and their pinyin. */
export interface MatchedHotel {
  readonly name: string
  readonly localName: string
  readonly otherNames: readonly string[]
  readonly district: string
  readonly searchText: string
}

/** The folded words of a keyword; each of them has to be found. */
export function keywordWords(keyword: string): string[] {
  return keyword
    .split(/[^\p{Letter}\p{Number}\p{Mark}'’ー]+/u)
    .map(foldText)
    .filter((word) => word !== '')
}

/** Whether every word stands somewhere in a hotel's folded names. */
export function isMatch(searchText: string, words: readonly string[]): boolean {
  return words.every((word) => searchText.includes(word))
}

/** The name other than the shown one that made a hotel match; null where the shown name or its district did. */
export function matchedName(hotel: MatchedHotel, words: readonly string[]): string | null {
  if (words.length === 0) return null
  if (isMatch(foldedShownNames(hotel), words)) return null
  const others = [hotel.localName, ...hotel.otherNames].filter((name) => name !== hotel.name)
  return others.find((name) => isMatch(foldText(name), words)) ?? others[0] ?? null
}

/** The hotels that stand first in a city are found again and again. */
const folded = new WeakMap<MatchedHotel, string>()

function foldedShownNames(hotel: MatchedHotel): string {
  const known = folded.get(hotel)
  if (known !== undefined) return known
  const made = `${foldText(hotel.name)}|${foldText(hotel.district)}`
  folded.set(hotel, made)
  return made
}
