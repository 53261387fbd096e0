import { createHmac, randomUUID } from 'node:crypto'
import { send, many, statusesOf } from './send.mjs'
import { advance, encrypted, loginByCode, newestCode, newPerson, sendCode } from './people.mjs'
import { must } from './rows.mjs'

const good = (replies) => replies.filter(({ status }) => status === 200).length

const HOUR_MS = 3_600_000

async function m4({ origin }) {
  const email = `owner-${randomUUID().slice(0, 8)}@example.com`
  await sendCode(origin, email, 'owner-phone')
  const code = await newestCode(origin, email)
  await advance(origin, 61_000)
  await sendCode(origin, email, 'stranger-phone')
  const login = await loginByCode(origin, email, code, 'owner-phone')
  must(login.status === 200, `a stranger's send ends the owner's code: ${login.status} ${login.json?.code}`)
  let received = 0
  for (let hour = 0; hour < 24; hour++) {
    await advance(origin, HOUR_MS / 2)
    await sendCode(origin, email, `stranger-${hour}`)
    await advance(origin, HOUR_MS / 2)
    if ((await sendCode(origin, email, 'owner-phone')).status === 200) received += 1
  }
  must(received >= 3, `the owner got ${received} of 24 codes in a day beside a stranger`)
  return `the owner's code lives, and ${received} of 24 came in a day beside a stranger`
}

const passwordOf = (email, password) =>
  `pw1.${createHmac('sha256', `pw1|${email}`).update(password.normalize('NFKC')).digest('base64url')}`

async function l4({ origin }) {
  const email = `reset-${randomUUID().slice(0, 8)}@example.com`
  const device = 'reset-phone'
  await sendCode(origin, email, device, 'reset')
  const code = await newestCode(origin, email)
  const reset = async (password) =>
    send(origin, '/api/account/frontuser/reset/email/password', {
      method: 'POST',
      headers: { 'device-id': device, 'app-type': 'weapp' },
      body: { email: await encrypted(origin, email, device), code, newpassword: passwordOf(email, password) },
    })
  for (const common of ['password', '123456', 'qwerty', 'abc123', '111111']) await reset(common)
  const { status, json } = await reset('a horse of 7 colours')
  must(status === 200, `after five common passwords the right code returned ${status} ${json?.code}`)
  return 'five common passwords cost no try'
}

async function guessing({ origin }) {
  const email = `guess-${randomUUID().slice(0, 8)}@example.com`
  const device = 'guess-phone'
  await sendCode(origin, email, device)
  const code = await newestCode(origin, email)
  const wrong = await many(60, 16, (index) =>
    loginByCode(origin, email, String((Number(code) + 1 + index) % 1e6).padStart(6, '0'), device),
  )
  must(good(wrong) === 0, 'a wrong code signs in')
  const right = await loginByCode(origin, email, code, device)
  must(right.status !== 200, 'after 60 wrong tries the code is still good')
  return `60 wrong: ${statusesOf(wrong)}; the right one after: ${right.status}`
}

async function singleUse({ origin }) {
  const email = `once-${randomUUID().slice(0, 8)}@example.com`
  await sendCode(origin, email, 'once-phone')
  const code = await newestCode(origin, email)
  const logins = await many(30, 30, () => loginByCode(origin, email, code, 'once-phone'))
  must(good(logins) === 1, `one code signed in ${good(logins)} times`)
  const ada = await newPerson(origin, 'ticket')
  const made = await ada.send('/api/account/frontuser/ticket/create', { method: 'POST', body: { deviceId: 'web-1' } })
  const swaps = await many(20, 20, () =>
    send(origin, '/api/account/frontuser/ticket/exchange', {
      method: 'POST',
      headers: { 'device-id': 'web-1', 'app-type': 'weapp' },
      body: { ticket: made.json.ticket },
    }),
  )
  must(good(swaps) === 1, `one ticket was swapped ${good(swaps)} times`)
  return 'a code x 30: 1, a ticket x 20: 1'
}

async function refresh({ origin }) {
  const ada = await newPerson(origin, 'refresh')
  const renew = (device) =>
    send(origin, '/api/account/frontuser/token/refresh', {
      method: 'POST',
      headers: { 'device-id': device, 'app-type': 'weapp' },
      body: { refreshToken: ada.refreshToken },
    })
  const stolen = await renew('another-phone')
  must(stolen.status === 401, `another device renews: ${stolen.status}`)
  return 'another device: 401'
}

/** Sign-ins, codes and tickets, on a demonstration server whose clock can be moved. */
export const accountRows = [
  { id: 'T15', severity: 'High', title: 'Code guessing', run: guessing },
  { id: 'T16', severity: 'High', title: 'Single use of codes and tickets', run: singleUse },
  { id: 'T17', severity: 'High', title: 'A stolen refresh token', run: refresh },
  { id: 'L4', severity: 'Low', title: 'A reset code dies of common passwords', run: l4 },
  { id: 'M4', severity: 'Medium', title: 'A stranger locks an owner out of codes', run: m4 },
]
