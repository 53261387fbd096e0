import { storedId, readBlockedAction, readEndedSignIn } from '@/domain/account/stored-login'
import { inspectableStore } from '../../../support/inspectable-store'
import { cleanCode } from '@/domain/account/login-form'

describe('storedId', () => {
  test('an id is created once and stored under its name', () => {
    const store = inspectableStore()
    const made = ['g1', 'g2', 'g3']
    const newGuid = () => made.shift() ?? 'none left'
    expect([storedId(store, newGuid, 'a'), storedId(store, newGuid, 'a'), storedId(store, newGuid, 'b')]).toEqual([
      'g1',
      'g1',
      'g2',
    ])
    expect(store.all()).toEqual({ a: 'g1', b: 'g2' })
  })
})

describe('blockedAction', () => {
  const action = { name: 'submit', params: { pid: '7', rooms: 2, isGift: false, note: null } }

  test('an action is restored as it was stored', () =>
    expect(readBlockedAction(JSON.stringify(action))).toEqual(action))

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
})

describe('endedSignIn', () => {
  test.each([
    ['{"token":"T","refreshToken":"R"}', { token: 'T', refreshToken: 'R' }],
    ['{"token":"T","refreshToken":null}', { token: 'T', refreshToken: null }],
    ['{"token":"T"}', { token: 'T', refreshToken: null }],
    ['{"token":""}', null],
    ['{"token":7}', null],
    ['{}', null],
    ['"T"', null],
    ['null', null],
    ['{', null],
    [null, null],
  ])('%s', (text, ended) => expect(readEndedSignIn(text)).toEqual(ended))
})
