import fc from 'fast-check'
import { backOffMs, readFrame } from '@/domain/support/chat-connection'
import {
  chatItems,
  chatPieces,
  endOfRun,
  groupByDay,
  hasGap,
  mergeMessages,
  mergeSession,
  unreadCount,
} from '@/domain/support/chat-messages'
import { demandedWaitMs, isPassing, messageInput, type OutgoingMessage, readOutbox } from '@/domain/support/chat-outbox'
import { hotelCard, messageOf, sessionOf } from '../../../support/client/chat-server'

const outgoing = (change: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  sessionId: 's1',
  clientId: 'client-1',
  content: 'Hello',
  file: null,
  card: null,
  writtenAt: '2026-12-01T08:00:00.000Z',
  failureText: null,
  ...change,
})

describe('messages', () => {
  const pages = fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 12 }), { maxLength: 8 })

  test('in whatever pieces they come, each is there once and in order', () => {
    fc.assert(
      fc.property(pages, (lists) => {
        const merged = lists
          .map((seqs) => seqs.map((seq) => messageOf(seq)))
          .reduce<ReturnType<typeof mergeMessages>>(mergeMessages, [])
        const seqs = [...new Set(lists.flat())].sort((one, other) => one - other)
        expect(merged.map(({ seq }) => seq)).toEqual(seqs)
      }),
    )
  })

  test('the run ends before the first number that is missing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 20 })), fc.nat(20), (seqs, base) => {
        const messages = mergeMessages(
          [],
          seqs.map((seq) => messageOf(seq)),
        )
        const end = endOfRun(messages, base)
        for (let seq = base + 1; seq <= end; seq += 1) expect(seqs).toContain(seq)
        expect(seqs).not.toContain(end + 1)
        expect(hasGap(messages, base, 0)).toBe(seqs.some((seq) => seq > end))
      }),
    )
  })

  test('messages that the session counts are missing as well', () => {
    expect([hasGap([messageOf(1)], 0, 1), hasGap([messageOf(1)], 0, 2), hasGap([], 5, 5)]).toEqual([false, true, false])
  })

  test('unread are messages of others after the read mark, and those that are not loaded', () => {
    const messages = [
      messageOf(1),
      messageOf(2, { sender: 'traveler' }),
      messageOf(3),
      messageOf(4, { sender: 'system' }),
    ]
    expect(unreadCount(messages, sessionOf({ lastSeq: 4, ownReadSeq: 1 }))).toBe(2)
    expect(unreadCount(messages, sessionOf({ lastSeq: 6, ownReadSeq: 1 }))).toBe(4)
    expect(unreadCount([], sessionOf({ lastSeq: 6, ownReadSeq: 6 }))).toBe(0)
    expect(unreadCount([], null)).toBe(0)
  })

  test('own messages have a status, others none', () => {
    const sent = [1, 2].map((seq) => messageOf(seq, { sender: 'traveler', clientId: `c${seq}` }))
    const waiting = [outgoing(), outgoing({ clientId: 'client-2', failureText: 'No.' })]
    expect(chatItems([...sent, messageOf(3)], waiting, 1).map(({ status }) => status)).toEqual([
      'read',
      'sent',
      null,
      'waiting',
      'failed',
    ])
  })

  test('what waits is a text, a picture or a card', () => {
    const file = { fileId: 'f1', picture: null }
    const waiting = [outgoing(), outgoing({ file }), outgoing({ card: hotelCard })]
    expect(chatItems([], waiting, 0).map(({ type }) => type)).toEqual(['text', 'image', 'card'])
    expect(waiting.map(messageInput)).toEqual([
      { sessionId: 's1', clientId: 'client-1', content: 'Hello' },
      { sessionId: 's1', clientId: 'client-1', fileId: 'f1' },
      { sessionId: 's1', clientId: 'client-1', card: { kind: 'hotel', id: 'h1' } },
    ])
  })

  test('days have their messages in order', () => {
    const items = chatItems([messageOf(1), messageOf(2), messageOf(3, { createdAt: '2026-12-02' })], [], 0)
    const days = groupByDay(items, (instant) => instant.slice(0, 10))
    expect(days.map(({ day, items: of }) => [day, of.length])).toEqual([
      ['2026-12-01', 2],
      ['2026-12-02', 1],
    ])
  })

  test('pieces have at most ten sent messages and what waits, and stay as they are when earlier ones come', () => {
    const sent = Array.from({ length: 33 }, (_, index) => messageOf(index + 1))
    const piecesOf = (messages: typeof sent) =>
      chatPieces(groupByDay(chatItems(messages, [outgoing()], 0), () => '2026-12-01'))
    const pieces = piecesOf(sent)
    expect(pieces.map(({ key, day, items }) => [key, day, items.length])).toEqual([
      ['messages-1', '2026-12-01', 10],
      ['messages-11', null, 10],
      ['messages-21', null, 10],
      ['messages-31', null, 4],
    ])
    expect(piecesOf(sent.slice(20)).map(({ key }) => key)).toEqual(['messages-21', 'messages-31'])
    expect(piecesOf([]).map(({ key, items }) => [key, items.length])).toEqual([['messages-waiting', 1]])
  })
})

describe('sessions', () => {
  test('numbers never fall, and what is closed stays closed', () => {
    const known = sessionOf({ state: 'closed', lastSeq: 5, ownReadSeq: 2, agentReadSeq: 4, canSurvey: true })
    const old = sessionOf({ lastSeq: 3, ownReadSeq: 3, agentReadSeq: 1 })
    expect(mergeSession(known, old)).toEqual({ ...known, ownReadSeq: 3 })
  })

  test('another session replaces it', () => {
    const next = sessionOf({ sessionId: 's2' })
    expect(mergeSession(sessionOf({ lastSeq: 9 }), next)).toBe(next)
  })
})

describe('the outbox', () => {
  const stored = (change: object = {}) => JSON.stringify({ uid: 'u1', savedAtMs: 1000, list: [outgoing()], ...change })

  test.each<[string, string | null, number, string | null, number]>([
    ['stored', stored(), 2000, 'u1', 1],
    ['a visitor’s, after the sign-in', stored({ uid: null }), 2000, 'u1', 1],
    ['of another account', stored(), 2000, 'u2', 0],
    ['a day old', stored(), 1000 + 24 * 3_600_000, 'u1', 0],
    ['none', null, 2000, 'u1', 0],
    ['damaged', '{"uid":', 2000, 'u1', 0],
    ['of another form', stored({ list: [{ clientId: 'c1' }] }), 2000, 'u1', 0],
  ])('%s', (_what, text, nowMs, uid, count) => {
    expect(readOutbox(text, nowMs, uid)).toHaveLength(count)
  })

  test('what passes is tried again, what does not is marked', () => {
    const refused = (code: string, data?: unknown) =>
      ({ kind: 'refused', code, message: '', requestId: '', data }) as const
    expect([isPassing({ kind: 'network' }), isPassing({ kind: 'timeout' }), isPassing({ kind: 'unknown' })]).toEqual([
      true,
      true,
      true,
    ])
    expect([isPassing(refused('too_many_requests')), isPassing(refused('internal_error'))]).toEqual([true, true])
    expect([isPassing(refused('chat_closed')), isPassing({ kind: 'unauthorized' })]).toEqual([false, false])
    expect(demandedWaitMs(refused('too_many_requests', { retryAfterSeconds: 7 }))).toBe(7000)
    expect([demandedWaitMs(refused('internal_error')), demandedWaitMs({ kind: 'network' })]).toEqual([0, 0])
  })
})

describe('the connection', () => {
  test('delays double up to half a minute, and are shortened by at most a half', () => {
    expect([0, 1, 2, 3, 6, 50].map((failures) => backOffMs(failures, 0))).toEqual([
      1000, 1000, 2000, 4000, 30_000, 30_000,
    ])
    expect(backOffMs(3, 1)).toBe(2000)
  })

  test.each([
    ['{"kind":"ready"}', true],
    ['{"kind":"stopping","text":"x"}', true],
    ['{"kind":"messages","list":[{"seq":1}]}', true],
    ['{"kind":"messages","list":[{}]}', false],
    ['{"kind":"session","session":{"sessionId":"s1","lastSeq":1}}', true],
    ['{"kind":"session"}', false],
    ['{"kind":"news"}', false],
    ['[]', false],
    ['null', false],
    ['{', false],
  ])('frame %s', (text, isRead) => {
    expect(readFrame(text) !== null).toBe(isRead)
  })
})
