import { cookieText, cookieValue } from '@/platform/credentials/cookie'

test.each([
  ['a=1; UID=u1', 'UID', 'u1'],
  ['UID=u%3D1', 'UID', 'u=1'],
  ['XUID=no', 'UID', null],
  ['UID=', 'UID', null],
  ['UID=%E0%A4%A', 'UID', null],
  ['', 'UID', null],
])('in "%s" %s is %s', (cookies, name, value) => expect(cookieValue(cookies, name)).toBe(value))

test('lives 30 days on the whole site, and goes over https alone where the page does', () => {
  expect(cookieText('UID', 'a b', 30, true)).toBe('UID=a%20b; Max-Age=2592000; Path=/; SameSite=Lax; Secure')
  expect(cookieText('UID', '', 0, false)).toBe('UID=; Max-Age=0; Path=/; SameSite=Lax')
})
