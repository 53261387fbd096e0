import { join } from 'node:path'
import { openSync } from 'fontkit'
import { pinyin } from 'pinyin-pro'

/** A font of documents: where it lies, and which characters it draws. */
export interface DocumentFont {
  readonly file: string
  has(codePoint: number): boolean
}

/** A piece of text that one font draws. */
export interface Run {
  readonly font: DocumentFont
  readonly text: string
}

/** In the order in which a character is looked up. */
const fontFiles = [
  'noto-sans-sc-chinese-simplified',
  'noto-sans-latin',
  'noto-sans-latin-ext',
  'noto-sans-vietnamese',
  'noto-sans-cyrillic',
  'noto-sans-greek',
]

/** Opens the fonts in their folder, first choice first. */
export function openFonts(folder: string): DocumentFont[] {
  return fontFiles.map((name) => {
    const file = join(folder, `${name}.ttf`)
    const font = openSync(file)
    if (font.type !== 'TTF') throw new Error(`${file} holds no TrueType font`)
    return { file, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) }
  })
}

/** Invisible characters: joiners, direction marks and variation selectors. */
const invisible = /[\p{Cf}\u{fe00}-\u{fe0f}]/gu

const fontOf = (character: string, fonts: readonly DocumentFont[]) =>
  fonts.find((font) => font.has(character.codePointAt(0) ?? 0))

const isDrawable = (text: string, fonts: readonly DocumentFont[]) =>
  text !== '' && Array.from(text).every((character) => fontOf(character, fonts) !== undefined)

/** How a character that no font draws is written: without its accents, else by its Chinese reading, else by its number. */
function readingOf(character: string, fonts: readonly DocumentFont[]): string {
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '')
  if (plain !== character && isDrawable(plain, fonts)) return plain
  const reading = /\p{Script=Han}/u.test(character) ? pinyin(character, { toneType: 'none' }) : character
  if (reading !== character) return `(${reading})`
  return `(U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()})`
}

/** Replaces every character that none of the fonts draws by its reading, so that none is left blank. */
export function drawableText(text: string, fonts: readonly DocumentFont[]): string {
  return Array.from(text.normalize('NFC').replace(invisible, ''), (character) =>
    fontOf(character, fonts) || character === '\n' ? character : readingOf(character, fonts),
  ).join('')
}

/** Splits drawable text into pieces of one font each. */
export function runsOf(text: string, fonts: readonly DocumentFont[]): Run[] {
  const runs: { font: DocumentFont; text: string }[] = []
  for (const character of text) {
    const font = fontOf(character, fonts)
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}
