import { withTicket } from '@/domain/account/login-return'

const handOff = { ticket: 'T+/1', uid: 'u 1' }

test.each([
  ['https://x.co/home', 'https://x.co/home?token=T%2B%2F1&uid=u%201'],
  ['https://x.co/list?a=1', 'https://x.co/list?a=1&token=T%2B%2F1&uid=u%201'],
  ['https://x.co/list?a=1#top#b', 'https://x.co/list?a=1&token=T%2B%2F1&uid=u%201#top#b'],
])('%s', (url, address) => expect(withTicket(url, handOff)).toBe(address))
