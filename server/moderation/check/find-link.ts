/** Endings of addresses that are no words of a text: a name with one of them is a link. */
const PLAIN_ENDINGS =
  'com|net|org|cn|info|biz|ru|xyz|edu|gov|io|cc|hk|tw|jp|kr|de|fr|uk|eu|ch|nl|pl|br|au|icu|vip|mobi|wang|ltd|ink|xin|taobao|tel'

/** Endings that are words, too: "the lobby.Top" is no link, but one with a path or a number is. */
const WORD_ENDINGS =
  'me|it|is|at|in|to|so|us|be|am|co|tv|ly|gl|gg|top|shop|club|site|online|app|link|live|store|fun|pro|one'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

const patterns = [
  /\b(?:https?|ftp|hxxps?)\s*:\s*\/\//i,
  /\bwww\s*[.。]\s*[a-z0-9]/i,
  new RegExp(String.raw`(?<![\w@.-])(?:${LABEL}\s?[.。]\s?)+(?:${PLAIN_ENDINGS})(?![\w-]|\.\w)`, 'i'),
  new RegExp(String.raw`(?<![\w@.-])(?:${LABEL}\.)+(?:${WORD_ENDINGS})\/[\w?#]`, 'i'),
  new RegExp(String.raw`(?<![\w@.-])[a-z0-9]*[a-z][a-z0-9]*[\d-][a-z0-9-]*\.(?:${WORD_ENDINGS})(?![\w-])`, 'i'),
  new RegExp(String.raw`\b[a-z0-9-]{2,}\s*[([]?\s*\bdot\b\s*[)\]]?\s*(?:com|net|org|cn)\b`, 'i'),
  new RegExp(String.raw`[a-z0-9-]{2,}\s*点\s*(?:com|net|org|cn)(?![a-z])`, 'i'),
]

/** Whether a folded text has the address of a page, also one with spaces or words in place of its dots. */
export const hasLink = (text: string): boolean => patterns.some((pattern) => pattern.test(text))

const AT = String.raw`\s?(?:@|[([{]\s?at\s?[)\]}])\s?`
const DOT = String.raw`\s?(?:[.。]|[([{]\s?dot\s?[)\]}]|\sdot\s)\s?`

const emails = [
  new RegExp(String.raw`[\w.+-]+${AT}(?:[a-z0-9-]+${DOT})+[a-z]{2,}`, 'i'),
  /\b[\w.+-]+ at (?:gmail|hotmail|outlook|yahoo|icloud|proton|qq|163|126)\b(?: ?\.| dot )/i,
]

/** Whether a folded text has an email address, also one with words in place of its signs. */
export const hasEmail = (text: string): boolean => emails.some((pattern) => pattern.test(text))
