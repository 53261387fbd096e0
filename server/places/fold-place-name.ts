import { foldText } from '../quotes/fold-text'
import { isLatin } from './is-latin'
import { traditionalCharacters } from './traditional-characters'

/** Letters that no accent is taken off by decomposing. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

const simplified = new Map<string, string>()
const characters = [...traditionalCharacters]
for (let at = 0; at < characters.length; at += 2) simplified.set(characters[at] ?? '', characters[at + 1] ?? '')

/** A place's name as it is compared: folded, in plain latin letters, in simplified characters. */
export function foldPlaceName(name: string): string {
  const folded = foldText(name)
  if (isLatin(folded)) return folded
  return [...folded].map((letter) => plainLetters[letter] ?? simplified.get(letter) ?? letter).join('')
}
