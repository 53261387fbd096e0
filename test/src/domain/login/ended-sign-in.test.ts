import { readEndedSignIn } from '@/domain/account/stored-login'

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
