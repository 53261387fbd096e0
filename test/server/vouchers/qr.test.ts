import { compactVerify, createLocalJWKSet, decodeProtectedHeader, SignJWT } from 'jose'
import { deriveSigningKey } from '../../../server/kernel/crypto/signing-key'
import { readQr } from '../../../server/vouchers/qr'
import { addHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { bookingClient } from '../../support/server/booking-client'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { type BoughtVoucher, voucherClient } from '../../support/server/voucher-client'

let server: TestServer
let voucher: BoughtVoucher | undefined
let skuId: string
let hotelId: string

beforeAll(async () => {
  server = await startTestServer()
  const client = bookingClient(server)
  const hotel = await addHotel(server.services.database.db)
  hotelId = hotel.hotelId
  skuId = (await addSku(server.services.database.db, hotel)).id
  ;[voucher] = await voucherClient(client).buyWithCodes(await client.person(), skuId)
})
afterAll(() => server.close())

const qrText = () => voucher?.qrText ?? ''
const secret = () => server.services.env.secret

test('a QR text says what the voucher is, without its code', async () => {
  const { voucherId, code } = voucher ?? {}
  expect(await readQr(secret(), qrText())).toEqual({
    v: 1,
    id: voucherId,
    sku: skuId,
    hotels: [hotelId],
    last: '2027-06-30',
    nights: 1,
    hands: 0,
  })
  const decoded = qrText()
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString('latin1'))
    .join()
  expect(decoded).not.toContain(code?.replaceAll('-', ''))
  expect(qrText().length).toBeLessThan(400)
})

test('anybody can check it with the published keys, and they are public ones', async () => {
  const reply = await server.app.inject({ url: '/.well-known/voucher-keys.json' })
  const set = reply.json()
  expect(Object.keys(set.keys[0]).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
  const { payload, protectedHeader } = await compactVerify(qrText(), createLocalJWKSet(set))
  expect(protectedHeader).toEqual({ alg: 'EdDSA', typ: 'voucher+jws', kid: 'q1' })
  expect(JSON.parse(Buffer.from(payload).toString()).id).toBe(voucher?.voucherId)
})

test.each([
  ['a changed text', (text: string) => text.replace(/\.(.)/, (_, first: string) => `.${first === 'e' ? 'f' : 'e'}`)],
  ['no JWS', () => 'a.b.c'],
  ['a text without a signature', (text: string) => `${text.split('.').slice(0, 2).join('.')}.`],
])('%s is not genuine', async (_name, change) => expect(await readQr(secret(), change(qrText()))).toBeNull())

test('a text that another server signed, or that is signed for something else, is not genuine', async () => {
  expect(await readQr('another secret, of the same length as ours', qrText())).toBeNull()
  const { signKey } = deriveSigningKey(secret(), 'voucher qr q1')
  const header = decodeProtectedHeader(qrText())
  const signed = (typ: string, kid: string) =>
    new SignJWT({ v: 1, id: voucher?.voucherId ?? '' })
      .setProtectedHeader({ ...header, alg: 'EdDSA', typ, kid })
      .sign(signKey)
  expect(await readQr(secret(), await signed('at+jwt', 'q1'))).toBeNull()
  expect(await readQr(secret(), await signed('voucher+jws', 'q0'))).toBeNull()
  expect(await readQr(secret(), await signed('voucher+jws', 'q1'))).not.toBeNull()
})
