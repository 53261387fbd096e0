import { decodeHTML } from 'entities'

const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085]/g
/** Characters that take room but show nothing, and are no white space by Unicode. */
const BLANK_LETTERS = /[\u115F\u1160\u3164\uFFA0\u2800\u00A0]/g
/** Joiners shape Persian words and emoji; on their own they are as invisible as the rest. */
const INVISIBLE = /(?!\u200C|\u200D|\n|\t)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu
const STRAY_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\uFE0F])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{Extended_Pictographic}])/gu
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu

/** A text as travelers may see it: entities decoded, in one normal form, without control, direction and invisible characters, no spaces at its ends. */
export function cleanText(text: string): string {
  return decodeHTML(text)
    .normalize('NFC')
    .replace(LINE_BREAKS, '\n')
    .replace(BLANK_LETTERS, ' ')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINERS, '')
    .replace(PILED_MARKS, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A cleaned text on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ')

/** Whether a text has anything to read in it: a letter or a digit of any script. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
