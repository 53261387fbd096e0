import type { AnswerCard, DialogEvent, DialogNote, TurnState } from '@/contract/dialog'
import type { QaTitle } from '@/contract/help'

/** A part of an answer in its order: text, cards, or a notice that another engine goes on. */
export type AnswerPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'cards'; readonly cards: readonly AnswerCard[]; readonly hasMore: boolean }
  | { readonly kind: 'engine'; readonly text: string }

/** An answer of the assistant as far as its events have come. */
export interface Answer {
  readonly parts: readonly AnswerPart[]
  readonly notes: readonly DialogNote[] | null
  readonly sources: readonly QaTitle[]
  readonly tips: readonly string[]
  readonly offersPerson: boolean
  readonly needsSignIn: boolean
  readonly state: TurnState
  /** Message to the traveler where the answer was stopped or broke; else empty. */
  readonly endText: string
  readonly lastSeq: number
}

/** The answer of which nothing has come. */
export const noAnswer: Answer = {
  parts: [],
  notes: null,
  sources: [],
  tips: [],
  offersPerson: false,
  needsSignIn: false,
  state: 'running',
  endText: '',
  lastSeq: 0,
}

function withText(parts: readonly AnswerPart[], text: string): readonly AnswerPart[] {
  const last = parts.at(-1)
  if (last?.kind !== 'text') return [...parts, { kind: 'text', text }]
  return [...parts.slice(0, -1), { kind: 'text', text: last.text + text }]
}

/** The answer after its next event; an event that is known already changes nothing. */
export function withEvent(answer: Answer, event: DialogEvent): Answer {
  if (event.seq <= answer.lastSeq) return answer
  const next = { ...answer, lastSeq: event.seq }
  switch (event.kind) {
    case 'understood':
      return { ...next, notes: event.notes }
    case 'text':
      return { ...next, parts: withText(answer.parts, event.text) }
    case 'cards':
      return { ...next, parts: [...answer.parts, { kind: 'cards', cards: event.cards, hasMore: event.hasMore }] }
    case 'engine':
      return { ...next, parts: [...answer.parts, { kind: 'engine', text: event.text }] }
    case 'sources':
      return { ...next, sources: event.list }
    case 'tips':
      return { ...next, tips: event.list }
    case 'person':
      return { ...next, offersPerson: true }
    case 'signIn':
      return { ...next, needsSignIn: true }
    case 'end':
      return { ...next, state: event.state, endText: event.text }
  }
}

/** The answer that some events make. */
export const answerOf = (events: readonly DialogEvent[]): Answer => events.reduce(withEvent, noAnswer)

/** All text of an answer, as it is read aloud and copied. */
export const answerText = ({ parts, endText }: Answer): string =>
  [...parts.flatMap((part) => (part.kind === 'cards' ? [] : [part.text.trim()])), endText]
    .filter((text) => text !== '')
    .join('\n')
