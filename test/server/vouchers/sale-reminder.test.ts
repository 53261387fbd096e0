import { eq } from 'drizzle-orm'
import { sku, skuReminder } from '../../../server/kernel/database/schema/vouchers'
import type { TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import type { BookingClient } from '../../support/server/booking-client'
import { useOneHotel } from '../../support/server/booking-scene'
import type { TestServer } from '../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let hotel: TestHotel
useOneHotel((scene) => ({ server, client, hotel } = scene))

const MINUTE_MS = 60_000
const inMinutes = (minutes: number) => new Date(server.clock.now().getTime() + minutes * MINUTE_MS)
const soon = (change: Partial<typeof sku.$inferSelect> = {}) =>
  addSku(server.services.database.db, hotel, { saleStart: inMinutes(5), saleEnd: inMinutes(600), ...change })
type Person = Awaited<ReturnType<BookingClient['person']>>
const remind = (person: Person, skuId: string, isWanted = true) =>
  client.request('remindOfSale', { skuId, isWanted }, person)
const wait = async (minutes: number) => {
  server.clock.advance(minutes * MINUTE_MS)
  await client.work()
}
/** Emails about the sale of a SKU. */
const sent = async (skuId: string) =>
  (await server.mailbox()).filter(({ text }) => text.includes(`/product/detail/${skuId}`))

test('everybody who wants it gets one email when the sale begins, and not before', async () => {
  const { id } = await soon({ limitPerUser: 2 })
  const [ann, bob, eve] = await Promise.all([client.person(), client.person(), client.person()])
  for (const person of [ann, bob, eve]) expect((await remind(person, id)).body).toEqual({ ok: true })
  await remind(ann, id)
  await remind(eve, id, false)
  await wait(4)
  expect(await sent(id)).toEqual([])
  await wait(1)
  const emails = await sent(id)
  expect(emails).toHaveLength(2)
  const [email] = emails
  expect(email?.subject).toBe('Now on sale: A night by the lake')
  for (const part of ['CNY ¥ 800', '2 at most', 'UTC+8']) expect(email?.text).toContain(part)
  await wait(60)
  expect(await sent(id)).toHaveLength(2)
})

test('a sale that has begun, or that there is not, is refused', async () => {
  const person = await client.person()
  const begun = await soon({ saleStart: null })
  const replies = await Promise.all([remind(person, begun.id), remind(person, 'NOSUCHSKU')])
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'sale_begun'],
    [404, 'not_found'],
  ])
})

test('of a sale that is put off people hear when it begins', async () => {
  const { db } = server.services.database
  const { id } = await soon()
  const [ann, bob] = await Promise.all([client.person(), client.person()])
  await remind(ann, id)
  await db
    .update(sku)
    .set({ saleStart: inMinutes(20) })
    .where(eq(sku.id, id))
  await wait(10)
  expect(await sent(id)).toEqual([])
  await remind(bob, id)
  await wait(10)
  expect(await sent(id)).toHaveLength(2)
  expect(new Set((await sent(id)).map(({ to }) => to)).size).toBe(2)
})

test.each([
  ['sold out', { stock: 0 }],
  ['over', { saleEnd: new Date('2026-01-01T00:00:00Z') }],
])('nothing is sent where it is %s by then', async (_case, change) => {
  const { id } = await soon()
  await remind(await client.person(), id)
  await server.services.database.db.update(sku).set(change).where(eq(sku.id, id))
  await wait(6)
  expect(await sent(id)).toEqual([])
})

test('an erased account waits for nothing', async () => {
  const { db } = server.services.database
  const { id } = await soon()
  const person = await client.person()
  await remind(person, id)
  await db.delete(skuReminder).where(eq(skuReminder.userId, person.uid))
  await wait(6)
  expect(await sent(id)).toEqual([])
})
