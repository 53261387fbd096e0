import type { SupportCalls } from '@/api/support-api'
import type { DialogEvent } from '@/contract/dialog'
import type { OpenStream, StreamHandlers } from '@/platform/stream/contract'
import { AssistantStore } from '@/stores/support/assistant'
import { handTimers } from '../../../support/hand-timers'

type Calls = SupportCalls['dialog']

const events: DialogEvent[] = [
  { seq: 1, kind: 'understood', notes: [{ noteId: 'place', kind: 'place', text: 'Kyoto' }] },
  { seq: 2, kind: 'text', text: 'Here are hotels.' },
  { seq: 3, kind: 'end', state: 'done', text: '' },
]

const lost = { kind: 'network' }

function createAssistant({
  openStream = null,
  dialogId = '',
  ...change
}: Partial<Calls> & { openStream?: OpenStream | null; dialogId?: string } = {}) {
  const timers = handTimers()
  const login = { require: jest.fn(), takePendingAction: jest.fn() }
  const shown: string[] = []
  const ids: string[] = []
  let keys = 0
  const dialog = {
    getAssistantSettings: async () => ({ provider: null, hasConsent: false }),
    listNextStepTips: async () => ({ list: ['Show my orders'] }),
    startDialog: jest.fn(async () => ({ dialogId: 'D1', turnId: 'T1', title: 'Kyoto' })),
    queryDialog: jest.fn(async ({ after = 0 }: { after?: number }) => ({
      events: events.filter(({ seq }) => seq > after),
      isEnded: true,
    })),
    stopDialog: jest.fn(async () => ({ ok: true as const })),
    feedbackDialog: jest.fn(async () => ({ ok: true as const })),
    removeDialogNote: async () => ({ list: [] }),
    moreDialogHotels: jest.fn(async () => ({ list: [], nextCursor: null })),
    ...change,
  } as unknown as Calls
  const store = new AssistantStore(
    {
      dialog,
      openStream,
      timers,
      login,
      toast: { show: (text: string) => void shown.push(text) },
      newKey: () => `key-${(keys += 1)}`,
      onDialog: (id) => void ids.push(id),
    },
    { from: 'home', id: '' },
    dialogId,
  )
  return { store, dialog, timers, shown, ids, login }
}

const textOf = (store: AssistantStore) =>
  store.turns.map(({ answer }) => answer.parts.map((part) => (part.kind === 'cards' ? '' : part.text)).join(''))

test('begins with tips, sends a question and polls its answer', async () => {
  const { store, dialog, ids } = createAssistant()
  await store.start()
  expect(store.tips.value).toEqual(['Show my orders'])
  store.type('  Hotels in Kyoto ')
  expect(store.canSend).toBe(true)
  await store.send()
  expect(dialog.startDialog).toHaveBeenCalledWith(
    { question: 'Hotels in Kyoto', origin: { from: 'home', id: '' } },
    { idempotencyKey: 'key-1' },
  )
  expect(textOf(store)).toEqual(['Here are hotels.'])
  expect([store.text, store.running, ids]).toEqual(['', null, ['D1']])
  expect(store.notes.map(({ text }) => text)).toEqual(['Kyoto'])
})

test('a stream that breaks is read on by polls, and no event counts twice', async () => {
  const openStream: OpenStream = (_request, handlers: StreamHandlers) => {
    queueMicrotask(() => {
      for (const event of events.slice(0, 2)) handlers.onEvent({ id: String(event.seq), data: JSON.stringify(event) })
      handlers.onEvent({ id: '9', data: '{broken' })
      handlers.onEnd('broken')
    })
    return () => undefined
  }
  const queryDialog = jest.fn(async (input: { after?: number }, options?: { send?: Function }) => {
    if (options?.send) return (await options.send({ url: '/api/im/dialog/query?turnId=T1', headers: {} })).body
    return { events: events.filter(({ seq }) => seq > (input.after ?? 0)), isEnded: true }
  })
  const { store } = createAssistant({ openStream, queryDialog: queryDialog as never })
  await store.send('Hotels in Kyoto')
  expect(textOf(store)).toEqual(['Here are hotels.'])
  expect(queryDialog.mock.calls.map(([{ after }]) => after)).toEqual([0, 2])
})

test('a question that does not arrive stays with its key and is sent again', async () => {
  const startDialog = jest
    .fn()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ dialogId: 'D1', turnId: 'T1', title: 'Kyoto' })
  const { store } = createAssistant({ startDialog })
  await store.send('Hotels in Kyoto')
  const [turn] = store.turns
  expect(turn?.failure).toEqual({ kind: 'network' })
  expect(store.running).toBeNull()
  await store.retry(turn!)
  expect(startDialog.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)).toEqual(['key-1', 'key-1'])
  expect(textOf(store)).toEqual(['Here are hotels.'])
})

test('an answer that cannot be read is lost after some tries, and read on later', async () => {
  const queryDialog = jest.fn().mockRejectedValue(lost)
  const { store, timers } = createAssistant({ queryDialog })
  const sent = store.send('Hotels in Kyoto')
  for (let at = 0; at < 40; at += 1) {
    await Promise.resolve()
    timers.pass(500)
  }
  await sent
  expect(queryDialog).toHaveBeenCalledTimes(4)
  expect(store.turns[0]?.failure).toEqual({ kind: 'network' })
  queryDialog.mockResolvedValue({ events, isEnded: true })
  await store.retry(store.turns[0]!)
  expect(textOf(store)).toEqual(['Here are hotels.'])
})

test('a second question waits for the answer to the first', async () => {
  const { store, dialog } = createAssistant({ queryDialog: () => new Promise(() => {}) })
  void store.send('one')
  await Promise.resolve()
  await store.send('two')
  expect(dialog.startDialog).toHaveBeenCalledTimes(1)
  await store.stop()
  expect(dialog.stopDialog).toHaveBeenCalledWith({ turnId: 'T1' })
})

test('a mark is taken back where it cannot be stored', async () => {
  const { store, shown } = createAssistant({ feedbackDialog: () => Promise.reject(lost) as never })
  await store.send('hello')
  await store.rate(store.turns[0]!, 'up')
  expect([store.turns[0]?.feedback, shown]).toEqual([null, [expect.stringMatching(/connection|reach/i)]])
})

test('a note stays, with a message, where it cannot be removed', async () => {
  const { store, shown } = createAssistant({ removeDialogNote: () => Promise.reject(lost) as never })
  await store.send('hello')
  await store.removeNote('place')
  expect([store.notes.map(({ noteId }) => noteId), shown]).toEqual([
    ['place'],
    [expect.stringMatching(/connection|reach/i)],
  ])
})

test('a consent that cannot be stored is reported', async () => {
  const { store, shown } = createAssistant({ setAssistantConsent: () => Promise.reject(lost) as never })
  await store.setConsent(true)
  expect(shown).toEqual([expect.stringMatching(/connection|reach/i)])
})

test('the dialog of the address is opened; a new one begins empty', async () => {
  const stored = {
    turnId: 'T0',
    question: 'hi',
    sentAt: '2026-11-21T10:00:00.000Z',
    state: 'done',
    events,
    feedback: 'up',
  }
  const getDialog = async () => ({ dialogId: 'D0', title: 'Hi', updatedAt: '', notes: [], turns: [stored] }) as never
  const { store, ids } = createAssistant({ getDialog, dialogId: 'D0' })
  await store.start()
  expect([store.title, store.turns[0]?.feedback, textOf(store)]).toEqual(['Hi', 'up', ['Here are hotels.']])
  await store.begin()
  expect([store.dialogId, store.turns, ids]).toEqual(['', [], ['D0', '']])
})

test('a question that needs a sign-in is sent again after it', async () => {
  const { store, login } = createAssistant()
  await store.send('Where is my refund?')
  store.signInFor(store.turns[0]!)
  const [[action]] = login.require.mock.calls
  const signedIn = createAssistant()
  signedIn.login.takePendingAction.mockImplementation((name) => (name === action.name ? action : null))
  await signedIn.store.start()
  expect(signedIn.store.turns.map(({ question }) => question)).toEqual(['Where is my refund?'])
})
