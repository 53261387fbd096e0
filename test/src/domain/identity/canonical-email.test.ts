import { canonicalEmail } from '@/domain/account/email'

test.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ADA+Hotels@EXAMPLE.co.uk\n', 'ada+hotels@example.co.uk'],
])('%j is %j', (typed, expected) => expect(canonicalEmail(typed)).toBe(expected))

test('is the same when done twice', () => {
  expect(canonicalEmail(canonicalEmail(' A@B.cn'))).toBe(canonicalEmail(' A@B.cn'))
})
