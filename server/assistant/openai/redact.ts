const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu

/** Six digits and more with separators: phones, documents, cards and codes; years and prices are shorter. */
const LONG_NUMBER = /(?<![\p{L}\p{N}])[+(]?\d(?:[\s().-]?\d){5,}(?![\p{L}\p{N}])/gu

/** Words of seven characters and more that mix letters and digits, as in documents, vouchers and tokens. */
const CODE = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{7,}(?![\w-])/g

const WRITTEN_DAY = /^\d{4}-\d{2}-\d{2}$/

/** A text without what identifies or reaches a person: e-mail addresses, phone and document numbers, codes. */
export const redact = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(EMAIL, '[e-mail]')
    .replaceAll(LONG_NUMBER, (run) => (WRITTEN_DAY.test(run) ? run : '[number]'))
    .replaceAll(CODE, '[code]')
