import { createHmac } from 'node:crypto'
import { deriveKey } from '../../../server/kernel/crypto/secrets'
import { createVirtualClock } from '../../../server/kernel/time/clock'
import { readVerifyToken, signVerifyToken } from '../../../server/booking/verify-token'
import { readEnv } from '../../../server/kernel/config/env'

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

test('what was signed is read back', () => {
  const token = signVerifyToken(services, offer, expireAt)
  expect(readVerifyToken(services, token)).toEqual({ state: 'good', offer })
  expect(token.length).toBeLessThan(4000)
})

test.each([
  ['just before its end', '2026-11-21T10:14:59.999Z', 'good'],
  ['at its end', '2026-11-21T10:15:00.000Z', 'expired'],
])('%s', (_name, now, state) => {
  const token = signVerifyToken(services, offer, expireAt)
  const then = createVirtualClock(new Date(now))
  expect(readVerifyToken({ env, clock: then }, token).state).toBe(state)
})

test('every changed byte makes it bad', () => {
  const token = signVerifyToken(services, offer, expireAt)
  for (let at = 0; at < token.length; at++) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    expect([at, readVerifyToken(services, changed).state]).toEqual([at, 'bad'])
  }
})

const otherEnv = readEnv({ SECRET: 'another-secret-0123456789-abcdefghijklmnop', NODE_ENV: 'test' }, '.')
const half = (token: string, at: 0 | 1) => token.split('.')[at] ?? ''
const signedAs = (purpose: string, content: unknown) => {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url')
  const signature = createHmac('sha256', deriveKey(secret, purpose)).update(text).digest('base64url')
  return `${text}.${signature}`
}
const content = { offer, expireAtMs: expireAt.getTime() }

test('with our signature it is valid, so the following fail for their content', () => {
  expect(readVerifyToken(services, signedAs('verify-token', content)).state).toBe('good')
})

test.each([
  ['a key of another server', () => signVerifyToken({ env: otherEnv }, offer, expireAt)],
  ['a key of ours for another use', () => signedAs('sandbox-callback', content)],
  ['another content', () => signedAs('verify-token', { offer: { pid: 'p1' }, expireAtMs: 1 })],
  ['no signature', () => `${half(signVerifyToken(services, offer, expireAt), 0)}.`],
  ['a signature of something else', () => `e30.${half(signVerifyToken(services, offer, expireAt), 1)}`],
  ['a third part', () => `${signVerifyToken(services, offer, expireAt)}.x`],
  ['a JSON web token', () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
  ['an empty text', () => ''],
])('%s is bad', (_name, create) => {
  expect(readVerifyToken(services, create())).toEqual({ state: 'bad' })
})
