import { createHash } from 'node:crypto'

// What no client hashed a real password to.
const wrongPassword = `pw1.${createHash('sha256').update('wrong').digest('base64url')}`
const wrongCode = 'none'

/** The calls that take an e-mail address, in the order in which they are asked for each one: name, the status that all addresses get, and the question. */
export const signInCalls = [
  ['send a code for signing in', 200, ({ ask, email }) => ask('GET', `/api/geetest/email/code?email=${email}`)],
  ['send another too soon', 429, ({ ask, email }) => ask('GET', `/api/geetest/email/code?email=${email}`)],
  [
    'send a code for a new password',
    200,
    ({ ask, email }) => ask('GET', `/api/geetest/email/code?email=${email}&purpose=reset`),
  ],
  ['encrypt the address', 200, ({ ask, email }) => ask('POST', '/api/account/des/encrypt', { input: [email] })],
  [
    'check a wrong code',
    400,
    ({ ask, sealed }) => ask('POST', '/api/geetest/email/code/check', { email: sealed, code: wrongCode }),
  ],
  [
    'sign in by a wrong code',
    400,
    ({ ask, sealed }) =>
      ask('POST', '/api/account/frontuser/login/email/code', { email: sealed, code: wrongCode, signInType: 1 }),
  ],
  [
    'sign in by a wrong password',
    400,
    ({ ask, sealed }) =>
      ask('POST', '/api/account/frontuser/login/email/cipher', { email: sealed, password: wrongPassword }),
  ],
  [
    'set a password with a wrong code',
    400,
    ({ ask, sealed }) =>
      ask('POST', '/api/account/frontuser/reset/email/password', {
        email: sealed,
        code: wrongCode,
        newpassword: wrongPassword,
      }),
  ],
]
