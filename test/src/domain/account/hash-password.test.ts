import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { hashPassword } from '@/domain/account/hash-password'
import { isPasswordLength, readPasswordLength, usualPasswordLength } from '@/domain/account/password'
import { loginText } from '@/domain/text/login-text'

const longer = { min: 8, max: 64 }

test.each([
  ['12345', usualPasswordLength, false],
  ['123456', usualPasswordLength, true],
  ['12345678901234567890', usualPasswordLength, true],
  ['123456789012345678901', usualPasswordLength, false],
  ['', usualPasswordLength, false],
  ['密码密码密码', usualPasswordLength, true],
  ['👍👍👍', usualPasswordLength, false],
  ['1234567', longer, false],
  ['12345678', longer, true],
  ['👍'.repeat(64), longer, true],
  ['x'.repeat(65), longer, false],
  ['1234', { min: 4, max: 4 }, true],
])('"%s" is long enough and not too long for %j: %s', (password, length, isRight) =>
  expect(isPasswordLength(password, length)).toBe(isRight),
)

test.each([
  [
    usualPasswordLength,
    'Password needs to be between 6 and 20 characters long',
    'Use 6 to 20 characters. You will be signed out everywhere else.',
  ],
  [
    longer,
    'Password needs to be between 8 and 64 characters long',
    'Use 8 to 64 characters. You will be signed out everywhere else.',
  ],
  [
    { min: 8, max: 8 },
    'Password needs to be 8 characters long',
    'Use 8 characters. You will be signed out everywhere else.',
  ],
])('%j is described in this text', (length, refusal, hint) =>
  expect([loginText.passwordLength(length), loginText.newPasswordHint(length)]).toEqual([refusal, hint]),
)

test.each([
  [{ resendAt: 'x', passwordLength: longer }, longer],
  [{ retryAfterSeconds: 41, passwordLength: { ...longer, more: 1 } }, longer],
  [{ resendAt: 'x' }, null],
  [{ passwordLength: { min: 8 } }, null],
  [{ passwordLength: { min: '8', max: 64 } }, null],
  [{ passwordLength: { min: 64, max: 8 } }, null],
  [{ passwordLength: { min: 0, max: 20 } }, null],
  [{ passwordLength: { min: 8.5, max: 20 } }, null],
  [{ passwordLength: null }, null],
  [undefined, null],
])('%j has the minimum length %j', (reply, length) => expect(readPasswordLength(reply)).toEqual(length))

/** The same rule by Node's own HMAC. */
const expected = (email: string, password: string) =>
  `pw1.${createHmac('sha256', `pw1|${email}`).update(password.normalize('NFKC')).digest('base64url')}`

test('what is sent is the HMAC of the NFKC password under the canonical address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (password) => {
      expect(hashPassword('a@b.co', password)).toBe(expected('a@b.co', password))
    }),
  )
})

test('the address counts in its one spelling, composed letters like decomposed ones', () => {
  expect(hashPassword(' Guest@Example.COM ', 'Caf\u00e9-1')).toBe(expected('guest@example.com', 'Caf\u00e9-1'))
  expect(hashPassword('a@b.co', 'Cafe\u0301-1')).toBe(hashPassword('a@b.co', 'Caf\u00e9-1'))
  expect(hashPassword('a@b.co', 'x')).toMatch(/^pw1\.[\w-]{43}$/)
})
