import { addHotel } from '../../support/server/add-hotel'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { emailsTo } from '../../support/server/mailbox'
import { startTestServer, type TestServer, type TestServerOptions } from '../../support/server/start-test-server'

let server: TestServer
let client: BookingClient

async function start(options: TestServerOptions = {}): Promise<void> {
  server = await startTestServer(options)
  client = bookingClient(server)
}
afterEach(async () => {
  await checkLedger(server.services.database.db)
  await server.close()
})

/** Books and pays a package that its hotel confirms within so many minutes; a function that reads the order. */
async function paidOrder(confirmMinutes: number) {
  const { pid } = await addHotel(server.services.database.db, { confirmMinutes })
  const person = await client.person()
  const { orderid, payId } = await client.book(person, pid)
  await client.pay(payId)
  return async () => (await client.request('getOrderDetail', { orderid }, person)).body
}

test('a package that is confirmed instantly is confirmed at once', async () => {
  await start({ env: { CONFIRM_WITHOUT_OPERATOR: '0' } })
  const read = await paidOrder(0)
  expect(await read()).toMatchObject({ status: 'CONFIRMED', confirmationNo: expect.stringMatching(/^H\d{9}$/) })
})

test('any other waits for an operator, however long', async () => {
  await start({ env: { CONFIRM_WITHOUT_OPERATOR: '0' } })
  const read = await paidOrder(5)
  server.clock.advance(10 * 60_000)
  await client.work()
  expect(await read()).toMatchObject({ status: 'CONFIRMING', confirmationNo: null })
})

test('in the demo the job plays the hotel after a while, and the history says so', async () => {
  await start()
  const read = await paidOrder(120)
  expect((await read()).status).toBe('CONFIRMING')
  server.clock.advance(19_999)
  await client.work()
  expect((await read()).status).toBe('CONFIRMING')
  server.clock.advance(1)
  await client.work()
  const order = await read()
  expect(order.status).toBe('CONFIRMED')
  expect(order.logs.at(-1).text).toBe("Confirmed by the demo in the hotel's place")
  expect((await emailsTo(server.services, 'ada@example.com'))[0]?.subject).toMatch(/^Confirmed: Lakeside House/)
})
