import type { AnswerCard, SupportOrigin } from '@/contract/dialog'
import type { QaTitle } from '@/contract/help'
import type { AssistantCaller } from './caller-routes'
import type { SearchInput } from '../stays/search/search-filters'
import type { Understood } from './understood'

/** One earlier question of a dialog with the text of its answer, the hotels that it showed, and the search that found them. */
export interface EarlierTurn {
  readonly question: string
  readonly answer: string
  readonly hotels: readonly ShownHotel[]
  readonly search: SearchInput | null
}

/** A hotel of an earlier answer. */
export type ShownHotel = NonNullable<Understood['hotel']>

/** A question as an engine gets it. */
export interface Question {
  readonly text: string
  readonly understood: Understood
  readonly origin: SupportOrigin | null
  /** Oldest first. */
  readonly earlier: readonly EarlierTurn[]
  /** The caller, with whose rights all calls are made. */
  readonly caller: AssistantCaller
  /** Aborted when the traveler stops the answer, leaves, or the server ends. */
  readonly signal: AbortSignal
}

/** One step of an answer, in the order in which the traveler sees them. Text is appended: it brings its own spaces and line breaks. */
export type AnswerStep =
  | { readonly kind: 'understood'; readonly understood: Understood }
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'cards'
      readonly cards: readonly AnswerCard[]
      /** The search that found the cards, at the cursor after them; without a cursor where nothing follows. */
      readonly search?: SearchInput
    }
  | { readonly kind: 'sources'; readonly list: readonly QaTitle[] }
  | { readonly kind: 'tips'; readonly list: readonly string[] }
  /** Offers a handover to a person. */
  | { readonly kind: 'person' }
  /** The question needs a signed-in caller. */
  | { readonly kind: 'signIn' }
  /** Another engine continues; the text gives the reason. */
  | { readonly kind: 'engine'; readonly text: string }

/** Answers questions. Facts are cards or sentences from the results of our own calls. Throws what the calls throw, and on abort. */
export interface Engine {
  readonly name: 'builtin' | 'openai'
  answer(question: Question): AsyncIterable<AnswerStep>
}
