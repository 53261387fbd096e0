import { SignJWT } from 'jose'
import { deriveKey } from '../../../server/auth/derive-key'
import { createVirtualClock } from '../../../server/clock'
import { readVerifyToken, signVerifyToken } from '../../../server/orders/verify-token'
import { readEnv } from '../../../server/env'

const secret = 'a-secret-that-only-tests-know-of-0123456789'
const env = readEnv({ SECRET: secret, NODE_ENV: 'test' }, '.')
const clock = createVirtualClock(new Date('2026-11-21T10:00:00Z'))
const services = { env, clock }
const expireAt = new Date('2026-11-21T10:15:00Z')
const offer = {
  pid: 'p1',
  roomTypeId: 'r1',
  stay: { checkIn: '2026-12-01', checkOut: '2026-12-03', nights: 2, rooms: 1, adults: 2, children: 0 },
  currencyCode: 'CNY',
  totalMinor: 220_000,
  offerHash: 'hash',
}

test('what was signed is read back', async () => {
  const token = await signVerifyToken(services, offer, expireAt)
  expect(await readVerifyToken(services, token)).toEqual({ state: 'good', offer })
  expect(token.length).toBeLessThan(4000)
})

test.each([
  ['just before its end', '2026-11-21T10:14:59.999Z', 'good'],
  ['at its end', '2026-11-21T10:15:00.000Z', 'expired'],
])('%s', async (_name, now, state) => {
  const token = await signVerifyToken(services, offer, expireAt)
  const then = createVirtualClock(new Date(now))
  expect((await readVerifyToken({ env, clock: then }, token)).state).toBe(state)
})

test('every changed byte makes it bad', async () => {
  const token = await signVerifyToken(services, offer, expireAt)
  for (let at = 0; at < token.length; at++) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    expect([at, (await readVerifyToken(services, changed)).state]).toEqual([at, 'bad'])
  }
})

const signed = (header: object, payload: object, key: Uint8Array) =>
  new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256', ...header }).sign(key)
const exp = expireAt.getTime() / 1000
const ownKey = deriveKey(secret, 'verify-token')

test.each([
  ['another key', () => signed({ typ: 'trade+jwt' }, { offer, exp }, deriveKey('x'.repeat(40), 'verify-token'))],
  ['a key of ours for another use', () => signed({ typ: 'trade+jwt' }, { offer, exp }, deriveKey(secret, 'other'))],
  ['another type', () => signed({ typ: 'at+jwt' }, { offer, exp }, ownKey)],
  ['no end', () => signed({ typ: 'trade+jwt' }, { offer }, ownKey)],
  ['another content', () => signed({ typ: 'trade+jwt' }, { offer: { pid: 'p1' }, exp }, ownKey)],
  ['no signature', async () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
  ['an empty text', async () => ''],
])('%s is bad', async (_name, make) => {
  expect(await readVerifyToken(services, await make())).toEqual({ state: 'bad' })
})
