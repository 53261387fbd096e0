import { clientPasswordHash, isSentPassword } from '../../../server/account/passwords'

test('takes what clients make of a password', () => {
  expect(isSentPassword(clientPasswordHash('ada@example.com', 'correct horse'))).toBe(true)
})

test.each([
  '',
  'secret1',
  'pw1.',
  `pw1.${'a'.repeat(42)}`,
  `pw1.${'a'.repeat(44)}`,
  `pw2.${'a'.repeat(43)}`,
  `pw1.${'='.repeat(43)}`,
])('refuses %j', (text) => expect(isSentPassword(text)).toBe(false))

test('one password in two Unicode spellings is the same, for another address it is another', () => {
  expect(clientPasswordHash('a@b.cn', 'caf\u00e9 1')).toBe(clientPasswordHash('a@b.cn', 'cafe\u0301 1'))
  expect(clientPasswordHash('a@b.cn', 'secret1')).not.toBe(clientPasswordHash('c@b.cn', 'secret1'))
})
