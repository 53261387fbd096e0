import type { SupportOrigin } from '@/contract/dialog'

/** Steps and cards of a reply by their names. */
export type Shown = 'hotel' | 'offer' | 'order' | 'policy' | 'voucher' | 'sources' | 'tips' | 'person' | 'signIn'

/** A question with what has to be done about it. Only what a row names is checked. `{own}`, `{unpaid}`, `{refunded}` and `{other}` are order numbers of ada and of another person. */
export interface QuestionRow {
  readonly q: string
  /** Questions sent before, oldest first. */
  readonly earlier?: readonly string[]
  /** A visitor where nothing is named. */
  readonly who?: 'ada'
  readonly origin?: SupportOrigin
  /** City id, with `/area` or `~landmark`; '' for none. */
  readonly place?: string
  /** Name of the hotel; '' for none. */
  readonly hotel?: string
  /** Check-in and check-out; '' for none. */
  readonly dates?: string
  /** Rooms, adults, children. */
  readonly guests?: string
  /** Currency, from, to in units: `CNY 0 500`. */
  readonly budget?: string
  readonly grades?: readonly number[]
  /** Tags, `breakfast` and `free-cancellation`. */
  readonly features?: readonly string[]
  readonly order?: string
  readonly shows?: readonly Shown[]
  readonly hides?: readonly Shown[]
  readonly text?: RegExp
  readonly never?: RegExp
}
