import { createHash } from 'node:crypto'

// What no client hashed a real password to.
const wrongPassword = `pw1.${createHash('sha256').update('wrong').digest('base64url')}`
const wrongCode = 'none'

/** The calls that take an email address, in the order of a sign-in: name, the status that every address gets, and the request. */
export const signInCalls = [
  ['send a code for signing in', 200, ({ send, email }) => send('GET', `/api/geetest/email/code?email=${email}`)],
  ['send another too soon', 429, ({ send, email }) => send('GET', `/api/geetest/email/code?email=${email}`)],
  [
    'send a code for a new password',
    200,
    ({ send, email }) => send('GET', `/api/geetest/email/code?email=${email}&purpose=reset`),
  ],
  ['encrypt the address', 200, ({ send, email }) => send('POST', '/api/account/des/encrypt', { input: [email] })],
  [
    'check a wrong code',
    400,
    ({ send, sealed }) => send('POST', '/api/geetest/email/code/check', { email: sealed, code: wrongCode }),
  ],
  [
    'sign in by a wrong code',
    400,
    ({ send, sealed }) =>
      send('POST', '/api/account/frontuser/login/email/code', { email: sealed, code: wrongCode, signInType: 1 }),
  ],
  [
    'sign in by a wrong password',
    400,
    ({ send, sealed }) =>
      send('POST', '/api/account/frontuser/login/email/cipher', { email: sealed, password: wrongPassword }),
  ],
  [
    'set a password with a wrong code',
    400,
    ({ send, sealed }) =>
      send('POST', '/api/account/frontuser/reset/email/password', {
        email: sealed,
        code: wrongCode,
        newpassword: wrongPassword,
      }),
  ],
]
