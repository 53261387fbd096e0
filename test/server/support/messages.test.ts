import { repliedChat, newName, supporter, traveler, visitor } from '../../support/server/chat-client'
import { drawPhoto } from '../../support/server/draw-photo'
import { uploadObject } from '../../support/server/object-uploads'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ connections: 20 })
})
afterAll(() => server.close())

test('50 messages at once are counted from 1 without gaps, each once', async () => {
  const vera = visitor(server)
  const sessionId = await vera.open()
  const contents = Array.from({ length: 50 }, (_, at) => `Message ${at}`)
  const sent = await Promise.all(contents.map((text) => vera.send(sessionId, text)))
  expect(sent.map(({ status }) => status)).toEqual(contents.map(() => 200))
  const { list } = (await vera.request('listChatHistory', { sessionId })).body
  expect(list.map(({ seq }: { seq: number }) => seq)).toEqual(contents.map((_, at) => at + 1))
  expect(list.map(({ content }: { content: string }) => content).toSorted()).toEqual(contents.toSorted())
  expect(sent.map(({ body }) => body.seq).toSorted((a, b) => a - b)).toEqual(contents.map((_, at) => at + 1))
})

test('one clientId is one message, also where both sends race and after the end', async () => {
  const vera = visitor(server)
  const sessionId = await vera.open()
  const clientId = newName()
  const raced = await Promise.all(Array.from({ length: 10 }, () => vera.send(sessionId, 'Once', clientId)))
  expect(new Set(raced.map(({ text }) => text)).size).toBe(1)
  expect((await vera.send(sessionId, 'Next')).body.seq).toBe(2)
  await vera.request('closeChatSession', { sessionId })
  expect((await vera.send(sessionId, 'Once', clientId)).body).toEqual(raced[0]?.body)
})

test.each([
  ['  Two\r\n\u0007lines\u202e  ', 'Two\nlines'],
  ['\u{1f469}\u200d\u{1f4bb} 你好', '\u{1f469}\u200d\u{1f4bb} 你好'],
])('%j is stored as %j', async (typed, stored) => {
  const vera = visitor(server)
  const sessionId = await vera.open()
  expect((await vera.send(sessionId, typed)).body).toMatchObject({ content: stored, type: 'text', sender: 'traveler' })
})

test.each([
  ['nothing', {}],
  ['spaces', { content: ' \n\t ' }],
  ['what nobody sees', { content: '\u200b\u200d' }],
  ['2,001 characters', { content: 'x'.repeat(2001) }],
  ['a text with a card', { content: 'x', card: { kind: 'hotel', id: 'x' } }],
  ['a picture with a card', { fileId: 'x', card: { kind: 'hotel', id: 'x' } }],
  ['a card of nothing', { card: { kind: 'hotel', id: 'NOSUCHHOTEL' } }],
  ['a picture of a visitor', { fileId: 'NOSUCHFILE' }],
])('%s is refused and takes no number', async (_case, content) => {
  const vera = visitor(server)
  const sessionId = await vera.open()
  const { status } = await vera.request('sendChatMessage', { sessionId, clientId: newName(), ...content })
  expect(status).toBe(400)
  expect((await vera.send(sessionId, 'x'.repeat(2000))).body.seq).toBe(1)
})

test('history is read forwards after a message and backwards before one, 50 at a time', async () => {
  const vera = visitor(server)
  const sessionId = await vera.open()
  for (let at = 1; at <= 120; at++) await vera.send(sessionId, `${at}`)
  const seqs = async (range: object) => {
    const { body } = await vera.request('listChatHistory', { sessionId, ...range })
    const list = body.list.map(({ seq }: { seq: number }) => seq)
    return [list.length, list[0], list.at(-1), body.session.lastSeq]
  }
  expect(await seqs({})).toEqual([50, 71, 120, 120])
  expect(await seqs({ before: 71 })).toEqual([50, 21, 70, 120])
  expect(await seqs({ before: 21 })).toEqual([20, 1, 20, 120])
  expect(await seqs({ after: 0 })).toEqual([50, 1, 50, 120])
  expect(await seqs({ after: 100 })).toEqual([20, 101, 120, 120])
  expect(await seqs({ after: 50, before: 53 })).toEqual([2, 51, 52, 120])
  expect(await seqs({ after: 120 })).toEqual([0, undefined, undefined, 120])
})

const photoOf = async (person: Awaited<ReturnType<typeof traveler>>): Promise<string> =>
  (await uploadObject(server, person, { bytes: await drawPhoto({ width: 320, height: 240 }), purpose: 'chat' })).body
    .fileId

const sendPicture = (person: Awaited<ReturnType<typeof traveler>>, sessionId: string, fileId: string) =>
  person.request('sendChatMessage', { sessionId, clientId: newName(), fileId })

test('a picture of the sender’s own is sent, shown, and stays where unused ones are swept', async () => {
  const ada = await traveler(server)
  const sessionId = await ada.open()
  const fileId = await photoOf(ada)
  const { status, body } = await sendPicture(ada, sessionId, fileId)
  expect([status, body.type, body.content]).toEqual([200, 'image', ''])
  expect(body.picture).toMatchObject({ width: 480, height: 360 })
  expect((await server.app.inject(body.picture.url)).statusCode).toBe(200)
  const used = await server.services.database.db.execute(`select used_by from uploaded_file where id = '${fileId}'`)
  expect(used.rows).toEqual([{ used_by: `chat ${sessionId}` }])
})

test('a picture of another, for another purpose or of another chat is refused', async () => {
  const [ada, eve, agent] = [await traveler(server), await traveler(server), await supporter(server)]
  const [ownId, evesId] = [await ada.open(), await eve.open()]
  const fileId = await photoOf(ada)
  expect((await sendPicture(eve, evesId, fileId)).status).toBe(400)
  const bytes = await drawPhoto({ width: 320, height: 240 })
  const posted = (await uploadObject(server, ada, { bytes, purpose: 'post' })).body.fileId
  expect((await sendPicture(ada, ownId, posted)).status).toBe(400)
  expect((await sendPicture(ada, ownId, fileId)).status).toBe(200)
  await ada.request('closeChatSession', { sessionId: ownId })
  expect((await sendPicture(ada, await ada.open(), fileId)).status).toBe(400)
  await repliedChat(eve, agent)
  expect((await agent.request('sendAgentMessage', { sessionId: evesId, clientId: newName(), fileId })).status).toBe(400)
})

test('videos are no part of chats', async () => {
  const ada = await traveler(server)
  const begun = await ada.request('createObjectUpload', { purpose: 'chat', mediaType: 'video/mp4', sizeBytes: 1000 })
  expect([begun.status, begun.body.code]).toEqual([400, 'bad_input'])
})

test('a device sends at most 30 messages a minute', async () => {
  const limited = await startTestServer({ env: { RATE_LIMIT: '100000' } })
  try {
    const vera = visitor(limited)
    const sessionId = await vera.open()
    const statuses: number[] = []
    for (let at = 0; at < 32; at++) statuses.push((await vera.send(sessionId, `${at}`)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual([429, 429])
    limited.clock.advance(60_000)
    expect((await vera.send(sessionId, 'Later')).status).toBe(200)
  } finally {
    await limited.close()
  }
})
