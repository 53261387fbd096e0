/** What is wrong with dates of a question: past, not in the calendar, ending before they begin, too long, or too far ahead. */
export type DateFault = 'past' | 'impossible' | 'order' | 'tooLong' | 'tooFar'

/** The meaning of an expression: a day, a stay (loose where its days are our choice), a time without days, or a fault. */
export type DateMeaning =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'span'; readonly checkIn: string; readonly checkOut: string; readonly isLoose?: true }
  | { readonly kind: 'vague' }
  | { readonly kind: 'fault'; readonly fault: DateFault }

/** The calendar in which dates are read: today at the place, its country, and public holidays by country and day. */
export interface DateContext {
  readonly today: string
  readonly countryCode: string
  readonly holidays: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Whether 5/6 is the sixth of May. */
  readonly isMonthFirst: boolean
}

/** Finds the meaning of an expression; of one that ends a stay, after the day on which the stay begins. */
export type DateReader = (after: string | null) => DateMeaning

/** A pattern with what its matches mean; null leaves the text to later rules. */
export interface DateRule {
  readonly pattern: RegExp
  read(match: RegExpMatchArray, context: DateContext): DateReader | null
}

/** Creates a rule; the pattern is searched everywhere in a normal text. */
export const dateRule = (source: string, read: DateRule['read']): DateRule => ({
  pattern: new RegExp(source, 'g'),
  read,
})

/** A meaning that does not depend on the day on which the stay begins. */
export const always =
  (meaning: DateMeaning): DateReader =>
  () =>
    meaning

export const fault = (name: DateFault): DateMeaning => ({ kind: 'fault', fault: name })
export const oneDay = (day: string): DateMeaning => ({ kind: 'day', day })
export const span = (checkIn: string, checkOut: string): DateMeaning => ({ kind: 'span', checkIn, checkOut })
export const looseSpan = (checkIn: string, checkOut: string): DateMeaning => ({
  kind: 'span',
  checkIn,
  checkOut,
  isLoose: true,
})
export const vague: DateMeaning = { kind: 'vague' }
