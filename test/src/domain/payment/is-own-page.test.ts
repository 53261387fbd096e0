import { isOwnPage } from '@/domain/account/login-return'

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
