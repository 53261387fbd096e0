import {
  clientPasswordHash,
  hashPassword,
  isPasswordHashOutdated,
  verifyPassword,
} from '../../../server/account/passwords'

const secret = 'a secret of more than thirty-two characters'
const sent = clientPasswordHash('ada@example.com', 'correct horse')

test('stores argon2id with 19 MiB, two passes and a salt of its own', async () => {
  const [first, second] = await Promise.all([hashPassword(secret, sent), hashPassword(secret, sent)])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$/)
  expect(first).not.toBe(second)
  expect(first).not.toContain(sent.slice(4))
})

test('knows the right password, and only with the right pepper', async () => {
  const stored = await hashPassword(secret, sent)
  const other = clientPasswordHash('ada@example.com', 'wrong horse')
  expect(await verifyPassword(secret, stored, sent)).toBe(true)
  expect(await verifyPassword(secret, stored, other)).toBe(false)
  expect(await verifyPassword(`${secret}!`, stored, sent)).toBe(false)
})

test('is false where no password is stored', async () => {
  expect(await verifyPassword(secret, null, sent)).toBe(false)
})

test.each([
  ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', false],
  ['$argon2id$v=19$m=4096,t=2,p=1$c2FsdA$aGFzaA', true],
  ['$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', true],
])('%s is outdated: %s', (stored, isOutdated) => expect(isPasswordHashOutdated(stored)).toBe(isOutdated))
