import { traditionalCharacters } from './traditional-characters'
import { pinyin } from 'pinyin-pro'

/** A text as it is compared: lower case, half-width, without accents, spaces, hyphens and apostrophes. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s\-'’·.,]/g, '')
}

/** Whether a folded text is of plain latin letters, digits and signs alone (printable ASCII). */
export const isLatin = (text: string): boolean => /^[ -~]*$/.test(text)

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

/** The pinyin of a name in Chinese characters, a space between syllables; '' where the name has none, or kana too. */
export function pinyinOf(name: string): string {
  if (!/\p{Script=Han}/u.test(name) || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return ''
  return pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', v: true }).join(' ')
}
