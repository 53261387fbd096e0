import { call, type Caller } from '../../support/server/call'
import { type ModelPeer, startModelPeer, textRound } from '../../support/peers/model-peer'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let peer: ModelPeer
let server: TestServer
beforeAll(async () => {
  peer = await startModelPeer()
  server = await startTestServer({ env: { AI_URL: peer.url, AI_MODEL: 'a-model', AI_KEY: 'a-key-of-the-model' } })
})
afterAll(async () => {
  await server.close()
  await peer.close()
})

/** Sends a question; returns the texts of its answer, and how many requests reached the model. */
async function send(question: string, caller: Caller, input: object = {}) {
  const before = peer.bodies.length
  peer.plan([textRound('Words of the model.')])
  const headers = { 'idempotency-key': server.services.random.id() }
  const { body } = await call(server.app, 'startDialog', { question, ...input }, { ...caller, headers })
  await server.services.turns.untilIdle()
  const { events } = (await call(server.app, 'queryDialog', { turnId: body.turnId }, caller)).body
  const text = events.flatMap((event: { text?: string }) => event.text ?? []).join('')
  return { isModels: text.includes('Words of the model.'), requests: peer.bodies.length - before, ...body }
}

const setConsent = async (hasConsent: boolean, caller: Caller) =>
  (await call(server.app, 'setAssistantConsent', { hasConsent }, caller)).body

const outside = { isModels: true, requests: 1 }
const inside = { isModels: false, requests: 0 }

test('nothing goes to the model before consent, and nothing after it was withdrawn', async () => {
  const phone = { deviceId: 'phone-of-consent' }
  const provider = new URL(peer.url).host
  expect((await call(server.app, 'getAssistantSettings', {}, phone)).body).toEqual({ provider, hasConsent: false })
  const first = await send('hello', phone)
  expect(first).toMatchObject(inside)
  expect(await setConsent(true, phone)).toEqual({ provider, hasConsent: true })
  expect(await send('hello again', phone, { dialogId: first.dialogId })).toMatchObject(outside)
  expect(await setConsent(false, phone)).toEqual({ provider, hasConsent: false })
  expect(await send('and again', phone, { dialogId: first.dialogId })).toMatchObject(inside)
})

test('consent is of one device or account: no other, and not the account on that device', async () => {
  const phone = { deviceId: 'shared-phone' }
  const [ada, eve] = [await signIn(server.services), await signIn(server.services)]
  await setConsent(true, phone)
  expect(await send('hello', phone)).toMatchObject(outside)
  expect(await send('hello', { deviceId: 'other-phone' })).toMatchObject(inside)
  expect(await send('hello', { ...ada, ...phone })).toMatchObject(inside)
  await setConsent(true, { ...ada, ...phone })
  expect(await send('hello', { ...ada, deviceId: 'tablet' })).toMatchObject(outside)
  expect(await send('hello', eve)).toMatchObject(inside)
  await setConsent(false, { ...ada, ...phone })
  expect(await send('hello', ada)).toMatchObject(inside)
})

test('with consent the model gets neither who sent a question nor what identifies them', async () => {
  const ada = await signIn(server.services)
  const caller = { ...ada, deviceId: 'phone-of-ada' }
  await setConsent(true, caller)
  await send('I am lin@example.com, +86 138 0013 8000, passport E12345678. Is there a gym?', caller)
  const sent = peer.bodies.at(-1) ?? ''
  expect(sent).toContain('Is there a gym?')
  for (const secret of [ada.uid, ada.email, ada.token, 'phone-of-ada', 'lin@example.com', '138 0013', 'E12345678'])
    expect([secret, sent.includes(secret)]).toEqual([secret, false])
})
