import { cleanedEvent } from '../../../server/insight/event-log'

const visitor = { uid: null, ip: '203.0.113.7' }
const ada = { uid: 'ADA', ip: '203.0.113.7' }

test.each([
  [
    'a page loses query and hash',
    { Url: 'https://x.cn/order/pay/P1?token=T&uid=U#top' },
    visitor,
    { Url: 'https://x.cn/order/pay/P1' },
  ],
  ['so does the page before', { RefererUrl: 'https://x.cn/?code=123456' }, visitor, { RefererUrl: 'https://x.cn/' }],
  [
    'an e-mail address anywhere',
    { Data: '{"to":"ada@example.com","n":1}' },
    visitor,
    { Data: '{"to":"[email]","n":1}' },
  ],
  ['a UserID without a token', { UserID: 'ADA' }, visitor, { UserID: undefined }],
  ['a UserID of somebody else', { UserID: 'EVE' }, ada, { UserID: undefined }],
  ['the token’s own UserID', { UserID: 'ADA' }, ada, { UserID: 'ADA' }],
  ['the address that the client claims', { IP: '1.1.1.1' }, visitor, {}],
])('%s', (_case, record, caller, expected) => {
  expect(cleanedEvent(record, caller)).toEqual({ IP: '203.0.113.7', ...expected })
})

test('drops every field that the contract does not name', () => {
  const record = { Action: 'tap', userid: 'EVE', password: 'x' }
  expect(cleanedEvent(record, visitor)).toEqual({ Action: 'tap', IP: '203.0.113.7' })
})
