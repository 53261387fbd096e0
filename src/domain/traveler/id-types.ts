import { travelerTexts } from '../texts'

/** Documents whose numbers can be verified, in the order of the choice. */
export const ID_TYPES = ['mainlandId', 'passport', 'homeReturnPermit', 'taiwanPermit', 'foreignerId'] as const

/** A document that the app knows. */
export type IdType = (typeof ID_TYPES)[number]

/** Whether a stored or sent word names a document that the app knows. */
export const isIdType = (word: string): word is IdType => ID_TYPES.some((known) => known === word)

/** A document's name; one that is no longer known is some other document. */
export const idTypeName = (word: string): string =>
  isIdType(word) ? travelerTexts.idTypeNames[word] : travelerTexts.otherIdType
