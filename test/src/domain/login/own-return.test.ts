import { ownReturn } from '@/domain/account/login-return'
import { hostileAddresses } from '../../../support/hostile-addresses'

const own = 'https://app.example'

test.each([
  [`${own}/home`, `${own}/home`],
  [`${own}/hotel/list?cityId=paris&checkIn=2026-12-01#map`, `${own}/hotel/list?cityId=paris&checkIn=2026-12-01#map`],
  [`${own}/home?token=T&uid=u`, `${own}/home`],
  [`${own}/home?a=1&token=T&uid=u&b=2#x#y`, `${own}/home?a=1&b=2#x#y`],
  [`${own}/home?mytoken=1&a=?`, `${own}/home?mytoken=1&a=?`],
  [`${own}?a=1`, `${own}?a=1`],
])('%s is gone back to', (returnTo, url) => expect(ownReturn(returnTo, own)).toBe(url))

test.each(hostileAddresses.map((address) => [address]))('%j is not', (returnTo) =>
  expect(ownReturn(returnTo, own)).toBeNull(),
)

test.each(hostileAddresses.map((address) => [address]))(
  'as a parameter of our own page %j leads nowhere else',
  (address) => {
    const returnTo = `${own}/home?redirect=${encodeURIComponent(address)}#${encodeURIComponent(address)}`
    expect(new URL(ownReturn(returnTo, own) ?? 'none:').origin).toBe(own)
  },
)

test('without a web host nothing is', () => expect(ownReturn('/home', '')).toBeNull())
