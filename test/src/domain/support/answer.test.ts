import fc from 'fast-check'
import type { AnswerCard, DialogEvent } from '@/contract/dialog'
import { answerOf, answerText, noAnswer, withEvent } from '@/domain/support/answer'
import { dialogText } from '@/domain/support/dialog-text'

const policy: AnswerCard = { kind: 'policy', title: 'Garden Court', lines: ['Check-in 15:00'], hotelId: null }
const events: DialogEvent[] = [
  { seq: 1, kind: 'understood', notes: [{ noteId: 'place', kind: 'place', text: 'Kyoto' }] },
  { seq: 2, kind: 'text', text: 'Here are ' },
  { seq: 3, kind: 'text', text: 'hotels.' },
  { seq: 4, kind: 'cards', cards: [policy], hasMore: true },
  { seq: 5, kind: 'text', text: ' Anything else?' },
  { seq: 6, kind: 'sources', list: [{ articleId: 'a', type: 'booking', title: 'How?' }] },
  { seq: 7, kind: 'tips', list: ['Cheaper ones'] },
  { seq: 8, kind: 'person' },
  { seq: 9, kind: 'signIn' },
  { seq: 10, kind: 'engine', text: 'Our own assistant goes on.' },
  { seq: 11, kind: 'end', state: 'done', text: '' },
]

test('an answer is made of its events in their order', () => {
  expect(answerOf(events)).toEqual({
    parts: [
      { kind: 'text', text: 'Here are hotels.' },
      { kind: 'cards', cards: [policy], hasMore: true },
      { kind: 'text', text: ' Anything else?' },
      { kind: 'engine', text: 'Our own assistant goes on.' },
    ],
    notes: [{ noteId: 'place', kind: 'place', text: 'Kyoto' }],
    sources: [{ articleId: 'a', type: 'booking', title: 'How?' }],
    tips: ['Cheaper ones'],
    offersPerson: true,
    needsSignIn: true,
    state: 'done',
    endText: '',
    lastSeq: 11,
  })
})

test('events that come again, in pieces or several times, change nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: events.length }), { maxLength: 8 }), (cuts) => {
      let answer = noAnswer
      for (const cut of [...cuts.toSorted((a, b) => a - b), events.length])
        answer = events.slice(Math.max(0, answer.lastSeq - 2), cut).reduce(withEvent, answer)
      expect(answer).toEqual(answerOf(events))
    }),
  )
})

test('the text of an answer has a line for each piece, and how it ended', () => {
  const ended = withEvent(answerOf(events.slice(0, 5)), { seq: 6, kind: 'end', state: 'broken', text: 'Interrupted.' })
  expect(answerText(ended)).toBe('Here are hotels.\nAnything else?\nInterrupted.')
})

test('a conversation is written down with its cards', () => {
  const text = dialogText('Kyoto', [{ question: 'Hotels?', answer: answerOf(events.slice(0, 5)) }])
  expect(text).toBe(
    'Kyoto\n\nYou: Hotels?\nAI assistant: Here are hotels.\nAnything else?\n- Garden Court; Check-in 15:00',
  )
})
