import { sql } from 'drizzle-orm'
import { call, type Caller } from '../../support/server/call'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
  await server.services.database.db.execute(sql`
    update hotel set city_id = 'shanghai' where id in (select id from hotel where city_id = 'beijing' or city_id = 'kyoto')`)
})
afterAll(() => server.close())

let keys = 0
const device = (name: string): Caller => ({ deviceId: `dialog-${name}` })
const send = (operationId: string, input: object, caller: Caller) => call(server.app, operationId, input, caller)

async function start(question: string, caller: Caller, more: object = {}, key = `dialog-key-${(keys += 1)}`) {
  const reply = await send('startDialog', { question, ...more }, { ...caller, headers: { 'idempotency-key': key } })
  await server.services.turns.untilIdle()
  return reply
}

const eventsOf = async (turnId: string, caller: Caller, after = 0) =>
  (await send('queryDialog', { turnId, after }, caller)).body

test('a question is answered by events that can be read again from any of them', async () => {
  const ada = device('ada')
  const { body } = await start('A hotel in Shanghai for two nights from 4 December', ada)
  const { events, isEnded } = await eventsOf(body.turnId, ada)
  expect(isEnded).toBe(true)
  expect(events.map(({ seq }: { seq: number }) => seq)).toEqual(events.map((_: unknown, at: number) => at + 1))
  expect(events[0].kind).toBe('understood')
  expect(events.at(-1)).toMatchObject({ kind: 'end', state: 'done' })
  expect(events.some(({ kind }: { kind: string }) => kind === 'cards')).toBe(true)
  const rest = await eventsOf(body.turnId, ada, 2)
  expect(rest.events).toEqual(events.slice(2))
  expect(await eventsOf(body.turnId, ada, 999)).toEqual({ events: [], isEnded: true })
})

test('the same key is one question, another question under it is refused', async () => {
  const bob = device('bob')
  const first = await start('hello', bob, {}, 'one-key')
  expect((await start('hello', bob, {}, 'one-key')).text).toBe(first.text)
  expect((await start('bye', bob, {}, 'one-key')).status).toBe(422)
  expect((await send('listDialogs', {}, bob)).body.list).toHaveLength(1)
})

test('a dialog has its turns, a title, notes that can be removed, and feedback', async () => {
  const cleo = device('cleo')
  const { body } = await start('Hotels in Shanghai with a pool for 3 people', cleo)
  const { dialogId, turnId } = body
  await start('cheaper', cleo, { dialogId })
  const dialog = (await send('getDialog', { dialogId }, cleo)).body
  expect(dialog.turns.map(({ question }: { question: string }) => question)).toEqual([
    'Hotels in Shanghai with a pool for 3 people',
    'cheaper',
  ])
  const noteIds = dialog.notes.map(({ noteId }: { noteId: string }) => noteId)
  expect(noteIds).toEqual(expect.arrayContaining(['place', 'guests', 'feature:pool']))
  const left = await send('removeDialogNote', { dialogId, noteId: 'feature:pool' }, cleo)
  expect(left.body.list).toEqual(dialog.notes.filter(({ noteId }: { noteId: string }) => noteId !== 'feature:pool'))
  expect((await send('listDialogNotes', { dialogId }, cleo)).body).toEqual(left.body)
  await send('renameDialog', { dialogId, name: '  A trip\u200B ' }, cleo)
  expect((await send('listDialogs', {}, cleo)).body.list[0].title).toBe('A trip')
  expect((await send('renameDialog', { dialogId, name: ' \u200B ' }, cleo)).status).toBe(400)
  await send('feedbackDialog', { turnId, feedback: 'down', reason: 'too dear' }, cleo)
  expect((await send('getDialog', { dialogId }, cleo)).body.turns[0].feedback).toBe('down')
  expect((await send('listNextStepTips', { dialogId }, cleo)).body.list.length).toBeGreaterThan(0)
  expect((await send('deleteDialog', { dialogId }, cleo)).status).toBe(200)
  expect((await send('getDialog', { dialogId }, cleo)).status).toBe(404)
})

test('further hotels go on after those of the answer', async () => {
  const dan = device('dan')
  const { turnId } = (await start('Hotels in Shanghai', dan)).body
  const { events } = await eventsOf(turnId, dan)
  const cards = events.find(({ kind }: { kind: string }) => kind === 'cards')
  expect(cards.hasMore).toBe(true)
  const more = (await send('moreDialogHotels', { turnId }, dan)).body
  const idOf = ({ card }: { card: { id: string } }) => card.id
  const [first, next] = [cards.cards.map(idOf), more.list.map(idOf)]
  expect(next.length).toBeGreaterThan(0)
  expect(next.filter((id: string) => first.includes(id))).toEqual([])
})

test('a dialog goes on from the hotels that its stored turns showed, for the same search only', async () => {
  const hal = device('hal')
  const cardsOf = async (question: string, more: object = {}) => {
    const { turnId, dialogId } = (await start(question, hal, more)).body
    const { events } = await eventsOf(turnId, hal)
    return { dialogId, cards: events.flatMap((event: { cards?: unknown[] }) => event.cards ?? []) }
  }
  const idsOf = ({ cards }: { cards: { card: { id: string } }[] }) => cards.map(({ card }) => card.id)
  const list = await cardsOf('Hotels in Shanghai')
  const { dialogId } = list
  const next = idsOf(await cardsOf('show more hotels', { dialogId }))
  expect(next.length).toBeGreaterThan(0)
  expect(next.filter((id) => idsOf(list).includes(id))).toEqual([])
  const narrowed = idsOf(await cardsOf('show more hotels with a gym', { dialogId }))
  expect(narrowed).toEqual(idsOf(await cardsOf('Hotels in Shanghai with a gym')))
  const offers = await cardsOf('How much is the second one?', { dialogId })
  expect(offers.cards[0]).toMatchObject({ kind: 'offer', hotelId: narrowed[1] })
})

test('another device and another account find nothing; an account takes its device’s dialog along', async () => {
  const eve = device('eve')
  const { dialogId } = (await start('hello', eve)).body
  expect((await send('getDialog', { dialogId }, device('other'))).status).toBe(404)
  const person = await signIn(server.services)
  const signedIn = { ...person, deviceId: 'dialog-eve' }
  expect((await send('getDialog', { dialogId }, signedIn)).status).toBe(200)
  await start('hello again', signedIn, { dialogId })
  expect((await send('getDialog', { dialogId }, eve)).status).toBe(404)
  expect((await send('getDialog', { dialogId }, { ...person, deviceId: 'dialog-elsewhere' })).status).toBe(200)
})

test('bad questions are refused and store nothing', async () => {
  const fay = device('fay')
  expect((await start(' \u200B\u0000 ', fay)).status).toBe(400)
  expect((await start('x'.repeat(2001), fay)).status).toBe(400)
  expect((await start('hello', {})).status).toBe(400)
  expect((await start('hello', fay, { dialogId: 'NONE' })).status).toBe(404)
  expect((await send('listDialogs', {}, fay)).body.list).toEqual([])
})

test('questions of one device are limited', async () => {
  const gus = device('gus')
  const limited = await startTestServer({ template: 'staylark_seeded', env: { RATE_LIMIT: '100000' } })
  const statuses: number[] = []
  for (let at = 0; at < 22; at += 1) {
    const caller = { ...gus, headers: { 'idempotency-key': `gus-${at}` } }
    statuses.push((await call(limited.app, 'startDialog', { question: 'hello' }, caller)).status)
    await limited.services.turns.untilIdle()
  }
  await limited.close()
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429])
})
