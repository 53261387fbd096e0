import { call } from '../../support/server/call'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let ada: SignedInPerson
let ticket: string

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await signIn(server.services)
  ticket = (await call(server.app, 'createHandOffTicket', { deviceId: 'web-1' }, ada)).body.ticket
})

const ownerTo = (deviceId: string, requested = ticket) =>
  call(server.app, 'getTicketOwner', { ticket: requested }, { deviceId })
const swap = () => call(server.app, 'exchangeHandOffTicket', { ticket, uid: ada.uid }, { deviceId: 'web-1' })

test('its device gets its owner’s masked address, as often as requested, and the token stays valid', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await ownerTo('web-1')
    expect([status, body]).toEqual([200, { uid: ada.uid, email: expect.stringMatching(/^.\*+@/) }])
  }
  expect((await swap()).status).toBe(200)
})

test.each([
  ['another device', () => ownerTo('web-2')],
  ['a ticket that was never made', () => ownerTo('web-1', 'x')],
  ['one that was swapped', () => swap().then(() => ownerTo('web-1'))],
  [
    'one that is 60 s old',
    () => {
      server.clock.advance(60_000)
      return ownerTo('web-1')
    },
  ],
])('%s is told nothing', async (_who, request) => {
  const { status, body } = await request()
  expect([status, body.code, body.uid]).toEqual([410, 'ticket_ended', undefined])
})
