import { openIdNumber, sealIdNumber } from '../../../server/account/travelers'
import { createRandomSource } from '../../../server/kernel/crypto/random-source'
import { createVirtualClock } from '../../../server/kernel/time/clock'
import { readEnv } from '../../../server/kernel/config/env'
import { projectFolder } from '../../support/server/project-folder'

const secret = 'a-secret-that-only-tests-know-of-0123456789'
const env = readEnv({ NODE_ENV: 'test', SECRET: secret, DATA_DIR: '/tmp/none' }, projectFolder)
const random = createRandomSource(createVirtualClock(new Date('2026-11-21T10:00:00Z')))
const row = { userId: 'U1', id: 'T1' }
const number = '11010519491231002X'

test('a number opens in its row under its secret, every time under another nonce', () => {
  const [one, other] = [sealIdNumber({ env, random }, row, number), sealIdNumber({ env, random }, row, number)]
  expect(openIdNumber(secret, { ...one, ...row })).toBe(number)
  expect(one.sealedIdNo).not.toBe(other.sealedIdNo)
  expect(one.sealedIdNo).not.toContain(Buffer.from(number).toString('base64url').slice(0, 10))
})

const sealed = sealIdNumber({ env, random }, row, number)
const turned = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)

test.each([
  ['another secret', 'another-secret-that-only-tests-know-of-01', {}],
  ['another user', secret, { userId: 'U2' }],
  ['another traveler', secret, { id: 'T2' }],
  ['another key', secret, { sealKeyId: 't0' }],
  ['a turned nonce', secret, { sealedIdNo: turned(sealed.sealedIdNo, 0) }],
  ['a turned tag', secret, { sealedIdNo: turned(sealed.sealedIdNo, 20) }],
  ['a turned cipher', secret, { sealedIdNo: turned(sealed.sealedIdNo, 45) }],
  ['a short text', secret, { sealedIdNo: 'AAAA' }],
  ['nothing', secret, { sealedIdNo: '' }],
])('nothing opens with %s', (_case, ownSecret, change) => {
  expect(openIdNumber(ownSecret, { ...sealed, ...row, ...change })).toBeNull()
})
