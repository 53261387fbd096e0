import { accountCode } from '../../support/server/account-code'
import { addHotel } from '../../support/server/add-hotel'
import { bookingClient } from '../../support/server/booking-client'
import { call } from '../../support/server/call'
import { usualBuyer } from '../../support/server/documents'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer

beforeAll(async () => (server = await startTestServer()))
afterAll(() => server.close())

const request = (who: SignedInPerson, operationId: string, input: object = {}) =>
  call(server.app, operationId, input, { token: who.token, deviceId: 'phone-1' })
const save = async (who: SignedInPerson, more: object = {}) =>
  (await request(who, 'saveAddress', { ...usualBuyer, ...more })).body
const listed = async (who: SignedInPerson): Promise<{ id: string; title: string; address: string }[]> =>
  (await request(who, 'listAddresses')).body.list

test('a buyer is saved once, and the one used last comes first', async () => {
  const ada = await signIn(server.services)
  const first = await save(ada)
  expect(first).toEqual({ id: expect.any(String), ...usualBuyer })
  server.clock.advance(1000)
  await save(ada, { title: 'Ada Li', kind: 'person', taxNumber: '' })
  server.clock.advance(1000)
  expect(await save(ada, { address: 'A new road' })).toMatchObject({ id: first.id, address: 'A new road' })
  expect((await listed(ada)).map(({ title }) => title)).toEqual([usualBuyer.title, 'Ada Li'])
})

test('ten are stored: the one used longest ago gives way', async () => {
  const ada = await signIn(server.services)
  for (let count = 0; count < 12; count++) {
    server.clock.advance(1000)
    await save(ada, { title: `Company ${count}` })
  }
  expect((await listed(ada)).map(({ title }) => title)).toEqual(
    Array.from({ length: 10 }, (_, at) => `Company ${11 - at}`),
  )
})

test("another's address is like none, and a wrong field is refused", async () => {
  const [ada, eve] = [await signIn(server.services), await signIn(server.services)]
  const { id } = await save(ada)
  expect((await request(eve, 'saveAddress', { ...usualBuyer, id })).status).toBe(404)
  expect(await save(ada, { taxNumber: '' })).toMatchObject({ code: 'bad_input', field: 'taxNumber' })
  expect(await listed(eve)).toEqual([])
})

test('an address is deleted once, by its owner only', async () => {
  const [ada, eve] = [await signIn(server.services), await signIn(server.services)]
  const { id } = await save(ada)
  const other = await save(ada, { title: 'Ada Li', kind: 'person', taxNumber: '' })
  expect((await request(eve, 'deleteAddress', { id })).status).toBe(404)
  expect((await request(ada, 'deleteAddress', { id })).body).toEqual({ ok: true })
  expect((await request(ada, 'deleteAddress', { id })).body).toMatchObject({
    code: 'not_found',
    message: 'This address is no longer there.',
  })
  expect((await listed(ada)).map((address) => address.id)).toEqual([other.id])
  expect((await save(ada)).id).not.toBe(id)
})

/** Buyers whose copies are stored, by the kind of their document. */
async function storedBuyers(): Promise<string[]> {
  const { rows } = await server.services.database.db.execute<{ stored: string }>(`
    select d.kind || ' for a ' || (c.buyer ->> 'kind') as stored
    from document d join document_copy c on c.document_id = d.id order by 1`)
  return rows.map(({ stored }) => stored)
}

test('a deleted account takes addresses and private copies along; numbers and sums stay in the books', async () => {
  const ada = await signIn(server.services, { ageDays: 30, email: 'ada@example.com', deviceId: 'phone-1' })
  const client = bookingClient(server)
  for (const kind of ['company', 'person']) {
    const { pid } = await addHotel(server.services.database.db)
    const { orderid, payId } = await client.book(ada, pid)
    await client.pay(payId)
    await client.request('createInvoice', { orderid, ...usualBuyer, kind }, ada, `invoice-${kind}`)
  }
  await save(ada)
  await client.work()
  expect(await storedBuyers()).toEqual([
    'invoice for a company',
    'invoice for a person',
    'receipt for a person',
    'receipt for a person',
  ])
  server.clock.set(new Date('2026-12-04T00:00:00Z'))
  await client.work()
  const again = await signIn(server.services, { email: 'ada@example.com', deviceId: 'phone-1' })
  const code = await accountCode(server, again, 'delete', { deviceId: 'phone-1' })
  expect((await request(again, 'deleteAccount', { code })).status).toBe(200)
  expect(await storedBuyers()).toEqual(['invoice for a company'])
  const { rows } = await server.services.database.db.execute(`
    select (select count(*)::integer from document where number is not null and sha256 is not null) as documents,
      (select count(*)::integer from billing_address where user_id = '${ada.uid}') as addresses`)
  expect(rows).toEqual([{ documents: 4, addresses: 0 }])
})
