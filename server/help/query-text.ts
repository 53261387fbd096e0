import { isCode, foldCode } from '@/domain/vouchers/voucher-code'
import { cutText } from '@/domain/text/phrases'

/** The longest text that is searched for, in UTF-16 units. */
const LONGEST_QUERY = 400

/** The longest keyword that is counted as a miss, in UTF-16 units. */
const LONGEST_MISS = 80

/** Words without a subject. */
const FILLERS = new Set(
  (
    'want wants wanted need needs please help would like could get gets got tell know hi hello thanks thank there something ' +
    'anything possible able way let lets query app staylark guys sorry really just still im ive dont cant wont isnt didnt ' +
    'somebody someone anyone mine'
  ).split(' '),
)

/** Chinese words without a subject, longer ones first. */
const CHINESE_FILLERS =
  /请问一下|请问|怎么样|怎么办|怎样|怎么|如何|什么时候|为什么|什么|能不能|可不可以|是不是|有没有|可以|需要|是否|我想要|我想|想要|我们|你们|哪里|哪儿|一下|已经|以后|如果|的话|[我你您他她的了吗呢吧啊呀嘛么要想能会是有在把被给去到就还都没请哪个和与或]/g

/** One Chinese character. */
export const HAN = /\p{Script=Han}/u

/** A query in half-width lower case with single spaces, at most 400 characters. */
export const foldQuery = (text: string): string =>
  cutText(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\p{Cc}\p{Cf}]/gu, ' '),
    LONGEST_QUERY,
  )
    .replace(/\s+/g, ' ')
    .trim()

/** The words of a folded query that full-text search reads: without Chinese, punctuation and fillers. */
export const plainQuery = (folded: string): string =>
  (folded.replace(/(\p{L})['’](\p{L})/gu, '$1$2').match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !HAN.test(word) && !FILLERS.has(word))
    .join(' ')

/** Marks each Chinese character of a folded query that is part of a filler. */
export function fillerMarks(folded: string): boolean[] {
  const marks = Array.from({ length: folded.length }, () => false)
  for (const { 0: filler, index } of folded.matchAll(CHINESE_FILLERS)) marks.fill(true, index, index + filler.length)
  return marks
}

/** A search without result as it is counted. */
export const missKeyword = (text: string): string => cutText(foldQuery(text), LONGEST_MISS).trim()

/** Digits that could be a phone, card, document or order number, with what people write between them. */
const LONG_NUMBER = /\d(?:[\s().+/-]{0,2}\d){4,}/

/** A word that mixes digits with other characters as codes and tokens do. */
const CODE_LIKE = /(?=[a-z\d]*\d)(?=[a-z\d]*[a-z])[a-z\d]{6,}/

/** Whether a keyword may name a person or hold a code, so that it is not stored. Errs on the side of secrecy. */
export function isPersonal(keyword: string): boolean {
  if (/[@＠]|:\/\/|www\./.test(keyword)) return true
  if (LONG_NUMBER.test(keyword) || CODE_LIKE.test(keyword.replace(/[\s-]/g, ' '))) return true
  return isCode(foldCode(keyword)) || /(?:[a-z\d]{4}-){2,}/.test(keyword)
}
