import { createOpenAiEngine } from '../../../../server/assistant/openai/engine'
import type { Engine } from '../../../../server/assistant/engine'
import { systemTimers } from '../../../../server/kernel/time/timers'
import { handTimers } from '../../../support/hand-timers'
import { ask, type AssistantScene, assistantCaller, startAssistantScene } from '../../../support/server/assistant-scene'
import { callRound, deltaChunk, type ModelPeer, startModelPeer, textRound } from '../../../support/peers/model-peer'

let scene: AssistantScene
let peer: ModelPeer
beforeAll(async () => {
  scene = await startAssistantScene()
}, 60_000)
afterAll(() => scene.server.close())
beforeEach(async () => {
  peer = await startModelPeer()
})
afterEach(() => peer.close())

const fallback: Engine = {
  name: 'builtin',
  answer: async function* () {
    yield { kind: 'text', text: 'Our own words.' }
  },
}

const usual = { turn: 1e6, device: 1e9, account: 1e9, day: 1e9 }
const settings = (tokens = usual) => ({ url: peer.url, model: 'm', key: 'a-key', tokens })
const engine = (tokens = usual, timers = systemTimers) => createOpenAiEngine(settings(tokens), fallback, timers)

const send = (question: string, by = engine(), person = scene.ada) => ask(by, scene.server, question, { person })

test('tools are called with the caller’s rights; their results go to the model, their cards to the traveler', async () => {
  peer.plan([callRound(['list_orders', '{}']), textRound('These are your orders.')])
  const { steps, text } = await send('Show my orders')
  expect(text).toBe('These are your orders.')
  const cards = steps.flatMap((step) => (step.kind === 'cards' ? step.cards : []))
  expect(cards.map((card) => (card.kind === 'order' ? card.orderNo : ''))).toContain(scene.own.orderNo)
  const [, second = '{}'] = peer.bodies
  const { messages } = JSON.parse(second)
  expect(messages.at(-1)).toMatchObject({ role: 'tool', tool_call_id: 'call_0' })
  expect(messages.at(-2).tool_calls).toHaveLength(1)
})

test('no number, name or contact of an order, and nothing personal of a question, goes to the model', async () => {
  peer.plan([callRound(['list_orders', '{}']), callRound(['order_details', '{"order":"order-1"}']), textRound('Done.')])
  await send('I am ada@example.com, passport E12345678, phone +86 138 0013 8000: where is order SL202611220001?')
  const sent = peer.bodies.join('\n')
  expect(peer.bodies).toHaveLength(3)
  for (const secret of ['ada@example.com', 'E12345678', '0013', 'SL2026', scene.own.orderid, scene.own.orderNo])
    expect(sent).not.toContain(secret)
})

test('a broken call is repaired once and never stored among the messages', async () => {
  peer.plan([callRound(['list_orders', '{broken']), callRound(['list_orders', '{}']), textRound('Here.')])
  expect((await send('my orders')).text).toBe('Here.')
  for (const body of peer.bodies) expect(body).not.toContain('broken')
  peer.plan([callRound(['no_tool', '{}']), callRound(['no_tool', '{}'])])
  expect((await send('my orders')).text).toBe('Our own words.')
})

test('orders and texts of hotels are not read for one question', async () => {
  peer.plan([
    callRound(['list_orders', '{}']),
    callRound(['hotel_facts', '{"hotelId":"hkjc2pvtz4"}']),
    textRound('I could not.'),
  ])
  const { steps } = await send('my orders and the pool')
  const kinds = steps.flatMap((step) => (step.kind === 'cards' ? step.cards.map(({ kind }) => kind) : []))
  expect(kinds).not.toContain('policy')
  expect(peer.bodies.at(-1)).toContain('cannot be read for one question')
})

test.each([
  ['refused', { chunks: [], end: 'done', status: 500 }],
  ['limited', { chunks: [], end: 'done', status: 429 }],
  ['cut off', { chunks: [deltaChunk({ content: 'I ' })], end: 'cut' }],
  ['broken', { chunks: ['data: {"choices":[{\n\n'], end: 'done' }],
  ['empty', { chunks: [], end: 'done' }],
] as const)('where the model is %s, our own engine goes on in the same turn and says so', async (_how, round) => {
  peer.plan([round])
  const { steps, text } = await send('你好')
  expect(steps.some(({ kind }) => kind === 'engine')).toBe(true)
  expect(text.endsWith('Our own words.')).toBe(true)
})

test('where the model is silent, its request ends and our own engine goes on', async () => {
  const hand = handTimers()
  peer.plan([{ chunks: [deltaChunk({ content: 'I' })], end: 'silent' }])
  const sent = send('hello', engine(usual, hand))
  const wait = async (): Promise<void> => {
    hand.pass(1_000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const state = { isOver: false }
  void sent.then(() => (state.isOver = true))
  while (!state.isOver) await wait()
  expect((await sent).text.endsWith('Our own words.')).toBe(true)
})

test('a budget that is used up is not asked beyond, for the caller and for all', async () => {
  const small = { ...usual, account: 1 }
  peer.plan([textRound('One.'), textRound('Two.')])
  const person = { ...scene.ada, uid: scene.ada.uid }
  await scene.server.services.database.db.execute('delete from assistant_usage')
  expect((await send('hello', engine(small), person)).text).toBe('One.')
  const second = await send('hello', engine(small), person)
  expect([second.text, second.steps[0]?.kind, peer.bodies.length]).toEqual(['Our own words.', 'engine', 1])
  expect((await send('hello', engine({ ...usual, day: 1 }))).text).toBe('Our own words.')
})

test('a stopped answer ends the request to the model', async () => {
  peer.plan([{ chunks: [deltaChunk({ content: 'Hello there. ' })], end: 'endless' }])
  const stop = new AbortController()
  const caller = assistantCaller(scene.server, scene.ada)
  const question = { text: 'hello', understood: {}, origin: null, earlier: [], caller, signal: stop.signal }
  const read = async () => {
    for await (const step of engine().answer(question)) if (step.kind === 'text') stop.abort(new Error('stopped'))
  }
  await expect(read()).rejects.toThrow('stopped')
})
