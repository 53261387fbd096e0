import { traditionalCharacters } from './traditional-characters'
import { pinyin } from 'pinyin-pro'

/** Folds a text for comparison: lower case, half width, without accents, spaces, hyphens and apostrophes. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s\-'’·.,]/g, '')
}

/** Whether a folded text has only printable ASCII characters. */
export const isLatin = (text: string): boolean => /^[ -~]*$/.test(text)

/** Latin characters that Unicode decomposition leaves as they are. */
const plainCharacters: Readonly<Record<string, string>> = {
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

/** Folds a place's name for comparison: plain Latin characters, simplified Chinese characters. */
export function foldPlaceName(name: string): string {
  const folded = foldText(name)
  if (isLatin(folded)) return folded
  return [...folded].map((character) => plainCharacters[character] ?? simplified.get(character) ?? character).join('')
}

/** Returns the pinyin of a name in Chinese characters with spaces between syllables; '' where the name has none, or has kana. */
export function pinyinOf(name: string): string {
  if (!/\p{Script=Han}/u.test(name) || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return ''
  return pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', v: true }).join(' ')
}
