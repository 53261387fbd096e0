import { readBlockedAction } from '@/domain/account/stored-login'
import { cleanCode } from '@/domain/account/login-form'

const action = { name: 'submit', params: { pid: '7', rooms: 2, isGift: false, note: null } }

test('an action comes back as it was kept', () => expect(readBlockedAction(JSON.stringify(action))).toEqual(action))

test.each([null, '', '{', '[]', '"x"', '{"name":1,"params":{}}', '{"name":"x"}'])('%s is no action', (text) => {
  expect(readBlockedAction(text)).toBeNull()
})

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12-34-56', '123456'],
  ['1234567', '123456'],
  ['', ''],
])('the code "%s" is %s', (typed, code) => expect(cleanCode(typed)).toBe(code))
