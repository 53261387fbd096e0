import { eq } from 'drizzle-orm'
import { purchase } from '../../../server/kernel/database/schema/orders'
import type { TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { type BookingClient, usualForm } from '../../support/server/booking-client'
import { useOneHotel } from '../../support/server/booking-scene'
import { call, type Caller } from '../../support/server/call'
import { signIn } from '../../support/server/sign-in'
import type { TestServer } from '../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let hotel: TestHotel
useOneHotel((scene) => ({ server, client, hotel } = scene))

const DAY_MS = 86_400_000
let devices = 0
const newDevice = () => `source-device-${(devices += 1)}`
const newSku = async () => (await addSku(server.services.database.db, hotel)).id
const request = (operationId: string, input: object, caller: Caller) => call(server.app, operationId, input, caller)
const noteSource = (skuId: string, fromKey: string, caller: Caller) =>
  request('putSkuSource', { skuId, fromKey }, caller)

/** Orders a voucher and returns the channel of the purchase. */
async function channelOfOrder(skuId: string, caller: Caller, channel?: object) {
  const { verifyToken } = (await request('getCouponSubmitPage', { skuId }, caller)).body
  const sent = { verifyToken, contact: usualForm.contact, ...(channel ? { channel } : {}) }
  const headers = { ...caller.headers, 'idempotency-key': `source-${skuId}-${(devices += 1)}` }
  const { status, body, text } = await request('submitCouponOrder', sent, { ...caller, headers })
  if (status !== 200) throw new Error(text)
  const { db } = server.services.database
  const [row] = await db.select({ channel: purchase.channel }).from(purchase).where(eq(purchase.id, body.orderid))
  return row?.channel
}

test('the last link that led to a voucher is noted for its user and written into the purchase', async () => {
  const skuId = await newSku()
  const person = await client.person()
  expect((await noteSource(skuId, 'spring', person)).body).toEqual({ ok: true })
  server.clock.advance(1_000)
  await noteSource(skuId, 'moment-7', person)
  const seenAt = server.clock.now().toISOString()
  expect((await request('getSkuTempSource', { skuId }, person)).body).toEqual({ fromKey: 'moment-7', seenAt })
  expect(await channelOfOrder(skuId, person, { appType: 'weapp', fromKey: 'visit' })).toEqual({
    appType: 'weapp',
    fromKey: 'moment-7',
  })
})

test('what a device noted before its user signed in counts for that user, there alone', async () => {
  const skuId = await newSku()
  const deviceId = newDevice()
  await noteSource(skuId, 'poster', { deviceId })
  const person = await signIn(server.services)
  expect((await request('getSkuTempSource', { skuId }, person)).body.fromKey).toBeNull()
  expect((await request('getSkuTempSource', { skuId }, { ...person, deviceId })).body.fromKey).toBe('poster')
  expect(await channelOfOrder(skuId, { ...person, deviceId })).toEqual({ fromKey: 'poster' })
})

test('without a noteSource a purchase has the channel of its visit, or none', async () => {
  const person = await client.person()
  const other = await newSku()
  await noteSource(other, 'spring', person)
  expect(await channelOfOrder(await newSku(), person, { fromKey: 'visit' })).toEqual({ fromKey: 'visit' })
  expect(await channelOfOrder(await newSku(), person)).toBeNull()
})

test('a noteSource counts for 30 days', async () => {
  const skuId = await newSku()
  const deviceId = newDevice()
  await noteSource(skuId, 'spring', { deviceId })
  server.clock.advance(30 * DAY_MS - 1)
  const person = await signIn(server.services)
  const found = async () => (await request('getSkuTempSource', { skuId }, { ...person, deviceId })).body.fromKey
  expect(await found()).toBe('spring')
  server.clock.advance(1)
  expect(await found()).toBeNull()
})

test('a noteSource about no voucher, with no key or from nobody is refused or left out', async () => {
  const skuId = await newSku()
  expect((await noteSource('NOSUCHSKU', 'spring', { deviceId: newDevice() })).status).toBe(404)
  expect((await noteSource(skuId, '', { deviceId: newDevice() })).status).toBe(400)
  expect((await noteSource(skuId, 'x'.repeat(65), { deviceId: newDevice() })).status).toBe(400)
  expect((await noteSource(skuId, 'spring', {})).body).toEqual({ ok: true })
  expect((await request('getSkuTempSource', { skuId }, {})).status).toBe(401)
})
