import { chatFixture, textsOf } from '../../../support/client/chat-fixture'
import { messageOf, sessionOf } from '../../../support/client/chat-server'

describe('loading', () => {
  test('the newest messages come first, earlier ones when they are wanted', async () => {
    const { server, started, pass } = chatFixture()
    server.messages = Array.from({ length: 120 }, (_, index) => messageOf(index + 1))
    server.session = sessionOf({ lastSeq: 120 })
    const store = await started()
    expect([store.items.length, store.items[0]?.content]).toEqual([50, 'Message 71'])
    expect([store.thread.earlier, store.connection.state]).toEqual(['more', 'live'])
    expect([store.unread, server.session.ownReadSeq]).toEqual([0, 120])
    void store.thread.loadEarlier()
    expect(store.thread.earlier).toBe('loading')
    await pass(0)
    await store.thread.loadEarlier()
    expect([store.items.length, store.thread.earlier]).toEqual([120, 'none'])
    expect(textsOf(store)).toEqual(server.messages.map(({ content }) => content))
  })

  test('earlier messages that could not be loaded can be loaded again', async () => {
    const { server, started } = chatFixture()
    server.messages = Array.from({ length: 60 }, (_, index) => messageOf(index + 1))
    server.session = sessionOf({ lastSeq: 60 })
    const store = await started()
    server.isOnline = false
    await store.thread.loadEarlier()
    expect(store.thread.earlier).toBe('error')
    server.isOnline = true
    await store.thread.loadEarlier()
    expect(store.items).toHaveLength(60)
  })

  test('without a chat there are only the hours, until one is opened', async () => {
    const { server, started, pass } = chatFixture()
    server.session = null
    const store = await started()
    expect([store.session, store.loading.hours?.isOpen, store.connection.state]).toEqual([null, true, 'off'])
    const origin = { from: 'hotel', id: 'h1' } as const
    await expect(store.open({ dialogId: 'd1', origin })).resolves.toBe(true)
    await pass(0)
    expect(server.named('open')).toEqual([{ dialogId: 'd1', origin }])
    expect([store.isRunning, store.connection.state]).toEqual([true, 'live'])
  })

  test('a chat that another page opened is found when this one is seen again', async () => {
    const { server, started, show, pass } = chatFixture()
    server.session = null
    const store = await started()
    show(false)
    server.session = sessionOf()
    show(true)
    await pass(0)
    expect([store.isRunning, store.connection.state]).toEqual([true, 'live'])
  })

  test('a chat that cannot be loaded is tried again by itself', async () => {
    const { server, started, pass } = chatFixture()
    server.isOnline = false
    const store = await started()
    expect(store.loading.failure?.kind).toBe('network')
    server.isOnline = true
    await pass(1000)
    expect([store.loading.failure, store.connection.state]).toEqual([null, 'live'])
  })

  test('a chat that cannot be opened is reported', async () => {
    const { server, started, toast } = chatFixture()
    server.session = null
    const store = await started()
    server.isOnline = false
    await expect(store.open()).resolves.toBe(false)
    expect([toast.show.mock.calls.length, store.isBusy]).toEqual([1, false])
  })
})

describe('receiving', () => {
  test('a message appears as it is pushed, once', async () => {
    const { server, started, pass } = chatFixture()
    const store = await started()
    server.agentWrites('Good morning')
    server.push({ kind: 'messages', list: server.messages })
    await pass(0)
    expect(textsOf(store)).toEqual(['Good morning'])
  })

  test('a gap is filled by HTTP', async () => {
    const { server, started, pass } = chatFixture()
    const store = await started()
    server.messages = [messageOf(1), messageOf(2), messageOf(3)]
    server.session = sessionOf({ lastSeq: 3 })
    server.push({ kind: 'messages', list: [messageOf(1)] })
    server.push({ kind: 'messages', list: [messageOf(3)] })
    await pass(0)
    expect(textsOf(store)).toEqual(['Message 1', 'Message 2', 'Message 3'])
    expect(server.named('history')).toEqual([{ sessionId: 's1', after: 1 }])
  })

  test('a session that overtook another one changes nothing back', async () => {
    const { server, started } = chatFixture()
    const store = await started()
    server.push({ kind: 'session', session: sessionOf({ agentReadSeq: 5, state: 'closed' }) })
    server.push({ kind: 'session', session: sessionOf({ agentReadSeq: 3, state: 'open' }) })
    expect([store.session?.agentReadSeq, store.isRunning]).toEqual([5, false])
  })

  test('the agent is shown as typing while the server is reached', async () => {
    const { server, started } = chatFixture()
    const store = await started()
    server.change({ isAgentTyping: true })
    expect(store.isAgentTyping).toBe(true)
    server.drop()
    expect(store.isAgentTyping).toBe(false)
  })

  test('messages are marked as read while they are in front', async () => {
    const { server, started, pass } = chatFixture()
    const store = await started()
    store.look(false)
    server.agentWrites()
    await pass(0)
    expect([store.unread, server.signals.filter(({ kind }) => kind === 'read')]).toEqual([1, []])
    store.look(true)
    await pass(0)
    expect([store.unread, server.session?.ownReadSeq]).toEqual([0, 1])
  })

  test('messages stand under the device’s days', async () => {
    const { server, started } = chatFixture()
    const noon = (day: string) => `2026-12-${day}T12:00:00.000Z`
    server.messages = ['01', '01', '02'].map((day, index) => messageOf(index + 1, { createdAt: noon(day) }))
    server.session = sessionOf({ lastSeq: 3 })
    const store = await started()
    expect(store.pieces.map(({ items }) => items.length)).toEqual([2, 1])
  })
})

describe('the end', () => {
  test('a chat is closed, and rated once', async () => {
    const { server, started, pass } = chatFixture()
    const store = await started()
    await store.close()
    expect([store.isRunning, store.canSurvey, store.connection.state]).toEqual([false, true, 'off'])
    store.survey.change({ score: 5, comment: ' Thanks ' })
    expect(store.survey.canSubmit).toBe(false)
    store.survey.change({ isSolved: true })
    await store.rate()
    expect(server.named('survey')).toEqual([{ sessionId: 's1', score: 5, isSolved: true, comment: 'Thanks' }])
    await store.rate()
    await pass(60_000)
    expect([store.canSurvey, server.named('survey').length, server.openSockets()]).toEqual([false, 1, 0])
  })

  test('a chat that follows has none of the messages before', async () => {
    const { server, started, pass } = chatFixture()
    const store = await started()
    server.agentWrites()
    await store.close()
    server.messages = []
    server.session = sessionOf({ sessionId: 's2', state: 'waiting', queuePlace: 3 })
    await store.open()
    await pass(0)
    expect([store.items, store.session?.queuePlace, store.connection.state]).toEqual([[], 3, 'live'])
  })
})
