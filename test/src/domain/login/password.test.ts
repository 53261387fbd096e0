import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { hashPassword } from '@/domain/login/hash-password'
import { isPasswordLength } from '@/domain/login/is-password-length'

test.each([
  ['12345', false],
  ['123456', true],
  ['12345678901234567890', true],
  ['123456789012345678901', false],
  ['', false],
  ['密码密码密码', true],
  ['👍👍👍', false],
])('"%s" is long enough and not too long: %s', (password, isRight) => expect(isPasswordLength(password)).toBe(isRight))

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
