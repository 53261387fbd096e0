import { addHotel } from '../../support/server/add-hotel'
import { bookingClient, type BookingClient } from '../../support/server/booking-client'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let pid: string

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server)
  pid = (await addHotel(server.services.database.db)).pid
}, 60_000)
afterAll(() => server.close())

const submit = async (channel: unknown) => {
  const person = await client.person()
  const { verifyToken } = (await client.verify(pid)).body
  return { person, reply: await client.submit(person, verifyToken, { form: { channel } }) }
}

test('an order’s channel is stored with it, and no reply contains it', async () => {
  const channel = { terminalType: 'weapp', appType: 'weapp', channelId: 'c-17', fromKey: 'spring_sale' }
  const { person, reply } = await submit(channel)
  const { orderid } = reply.body
  const { rows } = await server.services.database.db.execute(`select channel from purchase where id = '${orderid}'`)
  expect(rows).toEqual([{ channel }])
  const detail = await client.request('getOrderDetail', { orderid }, person)
  expect(detail.status).toBe(200)
  expect(JSON.stringify(detail.body)).not.toContain('spring_sale')
})

test('an order may come without one', async () => {
  expect((await submit(undefined)).reply.status).toBe(200)
})

test.each([
  ['a long key', { fromKey: 'x'.repeat(65) }],
  ['no object', 'spring'],
])('a channel that is %s is refused', async (_what, channel) => {
  expect((await submit(channel)).reply.status).toBe(400)
})
