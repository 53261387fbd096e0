import { isOwnPage, ownReturn, withTicket } from '@/domain/account/login-return'
import { hostileAddresses } from '../../../support/hostile-addresses'

describe('ownReturn', () => {
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
})

describe('withTicket', () => {
  const ticketSignIn = { ticket: 'T+/1', uid: 'u 1' }

  test.each([
    ['https://x.co/home', 'https://x.co/home?token=T%2B%2F1&uid=u%201'],
    ['https://x.co/list?a=1', 'https://x.co/list?a=1&token=T%2B%2F1&uid=u%201'],
    ['https://x.co/list?a=1#top#b', 'https://x.co/list?a=1&token=T%2B%2F1&uid=u%201#top#b'],
  ])('%s', (url, address) => expect(withTicket(url, ticketSignIn)).toBe(address))
})

describe('isOwnPage', () => {
  const origin = 'https://staylark.example'

  test.each([
    ['https://staylark.example/sandbox/pay/1?in=web-view', true],
    ['https://staylark.example', false],
    ['https://staylark.example.evil.example/pay', false],
    ['https://staylark.example@evil.example/pay', false],
    ['https://staylark.example:8443/pay', false],
    ['https://staylark.example\\@evil.example', false],
    ['http://staylark.example/pay', false],
    ['https://evil.example/?u=https://staylark.example/', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s: %s', (url, isOurs) => expect(isOwnPage(url, origin)).toBe(isOurs))

  test('no origin owns nothing', () => expect(isOwnPage('/sandbox/pay/1', '')).toBe(false))
})
