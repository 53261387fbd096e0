import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { OrderDocument } from '@/contract/document'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { type BookingClient, freeEndsAt } from '../../support/server/booking-client'
import { useBookingScene } from '../../support/server/booking-scene'
import { usualBuyer } from '../../support/server/documents'
import { type SignedInPerson, withFreshToken } from '../../support/server/sign-in'
import type { TestServer } from '../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let hotel: TestHotel
let person: SignedInPerson
let startedAt: Date

useBookingScene({ connections: 20 }, (scene) => {
  ;({ server, client, hotel, person, startedAt } = scene)
})

async function goTo(now: Date): Promise<void> {
  server.clock.set(now)
  person = await withFreshToken(server.services, person)
}

const paidOrder = async (rooms?: number) => (await client.paidOrder(person, hotel.pid, rooms)).orderid

async function cancel(orderid: string, rooms?: string): Promise<number> {
  const quote = await client.quote(person, orderid, rooms)
  const sent = { orderid, quoteToken: quote.quoteToken, reason: 'other' }
  const { status } = await client.request('applyForCancel', sent, person, server.services.random.id())
  return status === 200 ? quote.refundMinor : 0
}

const infoOf = async (orderid: string) => (await client.request('getInvoiceInfo', { orderid }, person)).body
/** Documents of the same instant are in no order. */
const documentsOf = async (orderid: string, kind = ''): Promise<OrderDocument[]> =>
  (await client.request('listInvoices', { orderid }, person)).body.list.filter((document: OrderDocument) =>
    document.kind.startsWith(kind),
  )
const invoice = (orderid: string, key = server.services.random.id(), more: object = {}) =>
  client.request('createInvoice', { orderid, ...usualBuyer, ...more }, person, key)
const open = (documentId = '', who = person) => client.request('openInvoice', { documentId }, who)

test('every payment has its receipt, made by a job', async () => {
  const { orderid, payId } = await client.book(person, hotel.pid)
  expect(await documentsOf(orderid)).toEqual([])
  await client.pay(payId)
  expect(await documentsOf(orderid)).toMatchObject([
    {
      kind: 'receipt',
      kindText: 'Receipt',
      number: expect.stringMatching(/^RCP2026-\d{6}$/),
      amountMinor: 220_000,
      currencyAmount: '2,200',
      state: 'ready',
    },
  ])
})

test('an invoice is requested once, is being made, and then is ready and announced by e-mail', async () => {
  const orderid = await paidOrder()
  expect(await infoOf(orderid)).toMatchObject({ canInvoice: true, refusal: null, amountMinor: 220_000, addresses: [] })
  const [first, again] = [await invoice(orderid, 'k'), await invoice(orderid, 'k')]
  expect(first.body).toMatchObject({ kind: 'invoice', number: null, amountMinor: 220_000, state: 'being_made' })
  expect(again.text).toBe(first.text)
  expect((await open(first.body.documentId)).body.code).toBe('being_made')
  const other = await invoice(orderid)
  expect([other.status, other.body.code, other.body.data]).toEqual([409, 'not_invoiceable', { refusal: 'invoiced' }])
  await client.work()
  expect((await documentsOf(orderid, 'invoice'))[0]).toMatchObject({
    number: expect.stringMatching(/^INV2026-\d{6}$/),
    state: 'ready',
    issuedAt: startedAt.toISOString(),
  })
  const email = (await server.mailbox()).find(({ to }) => to === usualBuyer.email)
  expect(email?.text).toContain(`/order/hotel/detail/${orderid}`)
  expect(await infoOf(orderid)).toMatchObject({ canInvoice: false, refusal: 'invoiced', amountMinor: 0 })
})

test.each([
  [{ title: '   ' }, 'title'],
  [{ taxNumber: '' }, 'taxNumber'],
  [{ taxNumber: '税号' }, 'taxNumber'],
  [{ address: 'x'.repeat(201) }, 'address'],
  [{ email: 'nobody' }, 'email'],
])('an invoice with a wrong field is refused there (%#)', async (fields, field) => {
  const { body } = await invoice(await paidOrder(), undefined, fields)
  expect(body).toMatchObject({ code: 'bad_input', field })
})

test('nothing is invoiced of an order that is unpaid or was cancelled free of charge', async () => {
  const { orderid } = await client.book(person, hotel.pid)
  expect(await infoOf(orderid)).toMatchObject({ canInvoice: false, refusal: 'unpaid', amountMinor: 0 })
  expect((await invoice(orderid)).body.data).toEqual({ refusal: 'unpaid' })
  hotel = await addHotel(server.services.database.db)
  const cancelled = await paidOrder()
  await cancel(cancelled)
  expect(await infoOf(cancelled)).toMatchObject({ refusal: 'refunded' })
  await client.work()
  expect(await infoOf(cancelled)).toMatchObject({ refusal: 'refunded' })
})

test('a refund after the invoice has its credit note, which names the invoice', async () => {
  const orderid = await paidOrder(2)
  await invoice(orderid)
  await cancel(orderid, '1')
  await client.work()
  const [invoiced] = await documentsOf(orderid, 'invoice')
  const [credited] = await documentsOf(orderid, 'credit_note')
  expect(credited).toMatchObject({ kind: 'credit_note', amountMinor: 220_000, state: 'ready' })
  const { path } = (await open(credited?.documentId)).body
  const { sheet } = (await server.app.inject(path)).json()
  expect(sheet.notes).toEqual([`Cancellation. This credit note corrects invoice ${invoiced?.number}.`])
  expect(sheet.items).toEqual([{ text: 'Room 2', amount: 'CNY 2,200' }])
})

test('a refund before the invoice is taken off it and has no credit note', async () => {
  const orderid = await paidOrder(2)
  await cancel(orderid, '0')
  await client.work()
  expect((await invoice(orderid)).body.amountMinor).toBe(220_000)
  await client.work()
  expect(await documentsOf(orderid, 'credit_note')).toEqual([])
  const documentId = (await documentsOf(orderid, 'invoice'))[0]?.documentId
  const { sheet } = (await server.app.inject((await open(documentId)).body.path)).json()
  expect(sheet.sums).toEqual([
    { text: 'Total', amount: 'CNY 4,400' },
    { text: 'Paid', amount: 'CNY 4,400' },
    { text: 'Refunded', amount: 'CNY -2,200' },
    { text: 'Amount of this invoice', amount: 'CNY 2,200' },
  ])
})

test('the items of an invoice add up to its total', async () => {
  const orderid = await paidOrder(2)
  const { documentId } = (await invoice(orderid)).body
  await client.work()
  const { sheet, buyer } = (await server.app.inject((await open(documentId)).body.path)).json()
  const minorOf = ({ amount }: { amount: string }) => Number(amount.replace('CNY ', '').replaceAll(',', ''))
  const sum = sheet.items.reduce((total: number, item: { amount: string }) => total + minorOf(item), 0)
  expect([sum, minorOf(sheet.sums[0])]).toEqual([4400, 4400])
  expect(buyer).toEqual([usualBuyer.title, `Tax number ${usualBuyer.taxNumber}`, usualBuyer.address])
})

test('a file is given to its owner alone, once, as a download that is stored nowhere', async () => {
  const orderid = await paidOrder()
  const [receipt] = await documentsOf(orderid)
  const { documentId, number } = { ...receipt }
  expect((await open(documentId, await client.person())).status).toBe(404)
  const { path, fileName } = (await open(documentId)).body
  expect((await server.app.inject({ method: 'HEAD', url: path })).statusCode).not.toBe(200)
  const reply = await server.app.inject(path)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="staylark-${number}.pdf"`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(fileName).toBe(`staylark-${number}.pdf`)
  const { rows } = await server.services.database.db.execute<{ sha256: string }>(
    `select sha256 from document where id = '${documentId}'`,
  )
  expect(createHash('sha256').update(reply.rawPayload).digest('hex')).toBe(rows[0]?.sha256)
  expect((await server.app.inject(path)).statusCode).toBe(410)
  const late = (await open(documentId)).body.path
  server.clock.advance(5 * 60_000)
  expect((await server.app.inject(late)).statusCode).toBe(410)
})

test('numbers have no gaps and no doubles, however many are given at once', async () => {
  const { db } = server.services.database
  const orders: string[] = []
  for (let count = 0; count < 4; count++) orders.push(await paidOrder())
  await Promise.all(orders.map((orderid) => invoice(orderid)))
  await Promise.all([client.work(), client.work(), client.work(), client.work()])
  await client.work()
  const { rows } = await db.execute<{ series: string; numbers: number[]; last: number }>(`
    select d.series, array_agg(d.number order by d.number) as numbers, max(s.last_number) as last
    from document d join document_series s using (series) group by d.series`)
  expect(rows.length).toBeGreaterThan(1)
  for (const { numbers, last } of rows)
    expect([numbers, last]).toEqual([Array.from(numbers, (_, at) => at + 1), numbers.length])
})

test('the database refuses to change, delete or empty what was issued', async () => {
  const { db } = server.services.database
  const [receipt] = await documentsOf(await paidOrder())
  const documentId = receipt?.documentId
  for (const change of [
    `update document set amount_minor = 1 where id = '${documentId}'`,
    `update document set sha256 = null where id = '${documentId}'`,
    `update document set sheet = '{}' where id = '${documentId}'`,
    `delete from document where id = '${documentId}'`,
    `truncate document cascade`,
    `update document_copy set pdf = '' where document_id = '${documentId}'`,
    `update document_copy set buyer = '{}' where document_id = '${documentId}'`,
  ])
    await expect(db.execute(change)).rejects.toMatchObject({
      cause: { message: 'documents that were issued cannot be changed' },
    })
})

test('for any cancellations before and after, invoice and credit notes add up to what is retained', async () => {
  const step = fc.record({
    rooms: fc.subarray([0, 1, 2], { minLength: 1 }),
    minute: fc.integer({ min: -600, max: 2000 }),
    isInvoicedBefore: fc.boolean(),
    works: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      server.clock.set(startedAt)
      person = await client.person()
      hotel = await addHotel(server.services.database.db, { stock: 3, baseMinor: 33_333 })
      const orderid = await paidOrder(3)
      let [retained, hasInvoice] = [(await infoOf(orderid)).paidMinor, false]
      for (const { rooms, minute, isInvoicedBefore, works } of steps.toSorted((a, b) => a.minute - b.minute)) {
        await goTo(new Date(freeEndsAt.getTime() + minute * 60_000))
        if (isInvoicedBefore) hasInvoice = (await invoice(orderid)).status === 200 || hasInvoice
        retained -= await cancel(orderid, rooms.join(','))
        if (works) await client.work()
      }
      for (let round = 0; round < 5; round++) {
        await client.work()
        server.clock.advance(21_000)
      }
      const documents = await documentsOf(orderid)
      const sum = documents.reduce((total, { kind, amountMinor }) => {
        if (kind === 'receipt') return total
        return kind === 'invoice' ? total + amountMinor : total - amountMinor
      }, 0)
      expect(sum).toBe(hasInvoice ? retained : 0)
    }),
    { numRuns: 20 },
  )
}, 120_000)
