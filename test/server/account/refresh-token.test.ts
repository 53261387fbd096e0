import {
  firstRefreshToken,
  isOwnRefreshToken,
  nextRefreshToken,
  sidOfRefreshToken,
} from '../../../server/account/sessions'

const secret = 'a secret of more than thirty-two characters'
const seed = Buffer.alloc(32, 7).toString('base64url')
const first = firstRefreshToken(secret, 'SID1', seed)

test('names its sign-in and fits the contract’s 200 characters', () => {
  const longSid = 'Z'.repeat(26)
  expect(sidOfRefreshToken(first)).toBe('SID1')
  expect(firstRefreshToken(secret, longSid, seed).length).toBeLessThanOrEqual(200)
})

test('always has the same successor, and each successor another one', () => {
  const second = nextRefreshToken(secret, 'SID1', first)
  const third = nextRefreshToken(secret, 'SID1', second)
  expect(nextRefreshToken(secret, 'SID1', first)).toBe(second)
  expect(new Set([first, second, third]).size).toBe(3)
  expect(sidOfRefreshToken(third)).toBe('SID1')
})

test.each(['', 'x', 'a.b.c', `${first}x`, first.replace('SID1', 'SI D'), `../../${first}`])(
  '%j has not the form of one',
  (token) => expect(sidOfRefreshToken(token)).toBeNull(),
)

test.each([
  ['ours', first, true],
  ['its successor', nextRefreshToken(secret, 'SID1', first), true],
  ['with another sign-in', first.replace('SID1', 'SID2'), false],
  ['made with another secret', firstRefreshToken('another secret of more than 32 characters', 'SID1', seed), false],
  ['empty', '', false],
])('%s: own is %s', (_case, token, isOwn) => expect(isOwnRefreshToken(secret, token)).toBe(isOwn))
