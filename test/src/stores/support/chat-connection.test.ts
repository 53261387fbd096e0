import { chatFixture, textsOf } from '../../../support/client/chat-fixture'

test('the first signal is the ticket with the last known message', async () => {
  const { server, started, pass } = chatFixture()
  const store = await started()
  server.agentWrites()
  server.drop()
  await pass(1000)
  expect(server.signals.filter(({ kind }) => kind === 'hello')).toEqual([
    { kind: 'hello', ticket: 't', after: 0 },
    { kind: 'hello', ticket: 't', after: 1 },
  ])
  expect(store.connection.state).toBe('live')
})

test('what was written while the socket was down comes with the next one', async () => {
  const { server, started, pass } = chatFixture()
  const store = await started()
  server.drop()
  server.agentWrites('Are you there?')
  await pass(1000)
  expect(textsOf(store)).toEqual(['Are you there?'])
})

test('two connects that fail begin the polling, and the socket ends it', async () => {
  const { server, started, pass } = chatFixture()
  server.refusesSockets = true
  const store = await started()
  expect(store.connection.state).toBe('connecting')
  await pass(1000)
  expect(store.connection.state).toBe('polling')
  server.agentWrites('By polling')
  const polls = server.named('history').length
  await pass(3000)
  expect([textsOf(store), server.named('history').length]).toEqual([['By polling'], polls + 1])
  expect(server.session?.ownReadSeq).toBe(1)
  server.refusesSockets = false
  await pass(30_000)
  expect(store.connection.state).toBe('live')
  const after = server.named('history').length
  await pass(60_000)
  expect(server.named('history')).toHaveLength(after)
})

test('typing is signaled by HTTP while there is no socket', async () => {
  const { server, started, pass } = chatFixture()
  server.refusesSockets = true
  const store = await started()
  await pass(1000)
  store.writing.type('H')
  await pass(0)
  expect(server.named('state')).toEqual([{ sessionId: 's1', isTyping: true }])
})

test('tries are further and further apart, up to half a minute, and shortened at random', async () => {
  const { server, started, pass } = chatFixture(() => 0.5)
  server.refusesSockets = true
  await started()
  const waits: number[] = []
  for (let count = server.named('ticket').length, waitedMs = 0; waits.length < 7; waitedMs += 50) {
    await pass(50)
    if (server.named('ticket').length === count) continue
    count = server.named('ticket').length
    waits.push(waitedMs + 50)
    waitedMs = -50
  }
  expect(waits).toEqual([750, 1500, 3000, 6000, 12_000, 22_500, 22_500])
})

test('a socket that stays silent is dropped: before it is ready after 10 s, later after a ping without pong', async () => {
  const { server, started, pass } = chatFixture()
  const store = await started()
  await pass(25_000)
  expect(server.signals.filter(({ kind }) => kind === 'ping')).toHaveLength(1)
  server.isSilent = true
  await pass(49_999)
  expect([server.openSockets(), store.connection.state]).toEqual([1, 'live'])
  await pass(1)
  expect(store.connection.state).toBe('connecting')
  await pass(11_000)
  expect(server.named('ticket')).toHaveLength(2)
  await pass(2000)
  expect(server.named('ticket')).toHaveLength(3)
})

test('a server that closes each socket at once is polled', async () => {
  const { server, started, pass } = chatFixture()
  const store = await started()
  server.drop()
  await pass(1000)
  server.drop()
  await pass(0)
  expect(store.connection.state).toBe('polling')
})

test('a socket that is limited is not opened again at once', async () => {
  const { server, started, pass } = chatFixture()
  const store = await started()
  await pass(10_000)
  server.push({ kind: 'limited', text: 'Too many' })
  server.drop()
  await pass(0)
  expect([store.connection.state, server.named('ticket').length]).toEqual(['polling', 1])
})

test('hidden, nothing is connected or polled; in front again it goes on', async () => {
  const { server, started, pass, show, fake } = chatFixture()
  const store = await started()
  show(false)
  const { length } = server.calls
  server.agentWrites('While you were away')
  await pass(120_000)
  expect([server.openSockets(), server.calls.length, fake.running()]).toEqual([0, length, 0])
  show(true)
  await pass(0)
  expect([store.connection.state, textsOf(store)]).toEqual(['live', ['While you were away']])
})

test('online again, it connects at once', async () => {
  const { started, pass, turnOnline } = chatFixture()
  const store = await started()
  turnOnline(false)
  await pass(120_000)
  expect(store.connection.state).toBe('lost')
  turnOnline(true)
  await pass(0)
  expect(store.connection.state).toBe('live')
})

test('a read mark that was lost is sent again', async () => {
  const { server, started, pass } = chatFixture()
  server.refusesSockets = true
  const store = await started()
  await pass(1000)
  const state = server.calling.syncChatPageState
  Object.assign(server.calling, { syncChatPageState: () => Promise.reject({ kind: 'network' }) })
  server.agentWrites()
  await pass(3000)
  expect([store.unread, server.session?.ownReadSeq]).toEqual([0, 0])
  Object.assign(server.calling, { syncChatPageState: state })
  server.refusesSockets = false
  await pass(30_000)
  expect(server.session?.ownReadSeq).toBe(1)
})

test('stopped, nothing is left running, and it can be started again', async () => {
  const { server, started, pass, fake } = chatFixture()
  const store = await started()
  store.stop()
  expect([server.openSockets(), fake.running()]).toEqual([0, 0])
  server.agentWrites('Later')
  store.start()
  await pass(0)
  expect([textsOf(store), store.connection.state]).toEqual([['Later'], 'live'])
})
