import { isPublicAddress } from '../../../../server/kernel/http/caller-address'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '::1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '3fff:1::1',
  'x',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('public addresses are public', () => {
  expect(['8.8.8.8', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true])
})
