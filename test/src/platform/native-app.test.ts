import { createBridge, isGreeting, readMessage } from '@/platform/native-app/bridge'
import type { AppCallName } from '@/platform/native-app/contract'
import { handTimers } from '../../support/hand-timers'

test.each([
  ['an answer', '{"v":1,"answer":"p1","data":{"a":1}}', { kind: 'answer', id: 'p1', data: { a: 1 } }],
  ['an answer without data', '{"v":1,"answer":"p1"}', { kind: 'answer', id: 'p1', data: null }],
  ['an object instead of text', { v: 1, answer: 'p1', data: 2 }, { kind: 'answer', id: 'p1', data: 2 }],
  ['a refusal', '{"v":1,"answer":"p1","failure":{"message":"no"}}', { kind: 'failure', id: 'p1', message: 'no' }],
  [
    'a refusal without words',
    '{"v":1,"answer":"p1","failure":{}}',
    { kind: 'failure', id: 'p1', message: 'The app refused' },
  ],
  ['something told', '{"v":1,"event":"back"}', { kind: 'event', event: 'back', id: null, data: null }],
  [
    'something to be answered',
    '{"v":1,"event":"back","id":"a1"}',
    { kind: 'event', event: 'back', id: 'a1', data: null },
  ],
  ['another version', '{"v":2,"answer":"p1"}', null],
  ['no version', '{"answer":"p1"}', null],
  ['neither', '{"v":1}', null],
  ['a list', '[1]', null],
  ['no JSON', 'hello', null],
  ['nothing', undefined, null],
])('%s', (_what, text, message) => expect(readMessage(text, 1)).toEqual(message))

function bridge() {
  const sent: Record<string, unknown>[] = []
  const timers = handTimers()
  return { sent, timers, ...createBridge({ post: (text) => void sent.push(JSON.parse(text)), timers }) }
}

test('replies match calls by their ids, in any order, once', async () => {
  const { sent, call: request, receive } = bridge()
  const first = request('ticket', { deviceId: 'd1' })
  const second = request('share', { title: 'T', url: 'https://x' })
  expect(sent).toEqual([
    { v: 1, id: 'p1', call: 'ticket', data: { deviceId: 'd1' } },
    { v: 1, id: 'p2', call: 'share', data: { title: 'T', url: 'https://x' } },
  ])
  receive('{"v":1,"answer":"p2","data":{"outcome":"shared"}}')
  receive('{"v":1,"answer":"p1","data":null}')
  receive('{"v":1,"answer":"p1","data":{"ticket":"late","uid":"u"}}')
  receive('{"v":1,"answer":"p9","data":{}}')
  await expect(Promise.all([first, second])).resolves.toEqual([null, { outcome: 'shared' }])
})

test('a refusal rejects', async () => {
  const { call: request, receive } = bridge()
  const pending = request('close', null)
  receive('{"v":1,"answer":"p1","failure":{"message":"not now"}}')
  await expect(pending).rejects.toMatchObject({ kind: 'refused', message: 'not now' })
})

test.each([
  ['hello', 1500],
  ['ticket', 3000],
  ['signedOut', 3000],
  ['login', 600_000],
] as [AppCallName, number][])('%s is waited for so long: %s ms', async (name, ms) => {
  const { call: request, timers } = bridge()
  const ends: string[] = []
  const pending = request(name, null).catch(({ kind }: { kind: string }) => ends.push(kind))
  timers.pass(ms - 1)
  await Promise.resolve()
  expect(ends).toEqual([])
  timers.pass(1)
  await pending
  expect(ends).toEqual(['timeout'])
})

test('messages of the app are received, and replied to on request', () => {
  const { sent, listen, receive } = bridge()
  receive('{"v":1,"event":"back","id":"a0"}')
  const heard: unknown[] = []
  listen({
    back: () => ({ isHandled: true }),
    safeArea: (area) => {
      heard.push(area)
      return null
    },
    signedOut: () => null,
  })
  receive('{"v":1,"event":"safeArea","data":{"top":59}}')
  receive('{"v":1,"event":"back","id":"a1"}')
  receive('{"v":1,"event":"unheardOf","id":"a2"}')
  expect(heard).toEqual([{ top: 59 }])
  expect(sent).toEqual([
    { v: 1, answer: 'a0', data: null },
    { v: 1, answer: 'a1', data: { isHandled: true } },
    { v: 1, answer: 'a2', data: null },
  ])
})

test.each([
  [{ version: 1, can: [] }, true],
  [{ version: 2, can: [] }, false],
  [{ version: 1 }, false],
  ['yes', false],
  [null, false],
])('%j greets us: %s', (greeting, isOurs) => expect(isGreeting(greeting as never)).toBe(isOurs))
