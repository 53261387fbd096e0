import { randomUUID } from 'node:crypto'
import { send } from './send.mjs'

/** The newest code that a demo server's mailbox holds for an address; null where there is none. */
export async function newestCode(origin, email) {
  const { json } = await send(origin, '/dev/mail.json')
  const mail = json.find(({ to, subject }) => to === email && /\d{6}/.test(subject))
  return mail ? /\d{6}/.exec(mail.subject)[0] : null
}

/** An address as the login calls take it: encrypted for one device. */
export async function encrypted(origin, email, device) {
  const headers = { 'device-id': device }
  return (await send(origin, '/api/account/des/encrypt', { method: 'POST', headers, body: { input: [email] } })).json[0]
}

/** Requests a code from one device. */
export const sendCode = (origin, email, device, purpose = 'login') =>
  send(origin, `/api/geetest/email/code?email=${encodeURIComponent(email)}&purpose=${purpose}`, {
    headers: { 'device-id': device },
  })

/** Tries a code as one device. */
export async function loginByCode(origin, email, code, device) {
  const body = { email: await encrypted(origin, email, device), code, signInType: 1 }
  const headers = { 'device-id': device, 'app-type': 'weapp' }
  return send(origin, '/api/account/frontuser/login/email/code', { method: 'POST', headers, body })
}

/** Signs up a new user; `send` sends requests with their credentials. */
export async function newPerson(origin, name) {
  const email = `${name}-${randomUUID().slice(0, 8)}@example.com`
  const device = `${name}-phone`
  await sendCode(origin, email, device)
  const login = await loginByCode(origin, email, await newestCode(origin, email), device)
  if (login.status !== 200) throw new Error(`${name} could not sign in: ${login.text}`)
  const token = login.json.accessToken.access_token
  const own = { authorization: `Bearer ${token}`, 'device-id': device }
  return {
    email,
    device,
    token,
    uid: login.json.userID,
    refreshToken: login.json.refreshToken,
    send: (path, { headers = {}, ...more } = {}) => send(origin, path, { ...more, headers: { ...own, ...headers } }),
  }
}

/** The day so many days from the server's today, YYYY-MM-DD. */
export const dayAhead = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Packages that can be booked for two nights from a day on, with their hotels. */
export async function packagesFor(origin, checkIn, checkOut) {
  const { json } = await send(origin, `/api/search/zomo/list/hotel?pageSize=50&checkIn=${checkIn}&checkOut=${checkOut}`)
  const found = []
  for (const { id } of json.list.slice(0, 8)) {
    const offers = await send(origin, '/api/hotel/zomo/package/info/full', {
      method: 'POST',
      body: { hotelId: id, checkIn, checkOut },
    })
    for (const room of offers.json.rooms)
      for (const { pid, price } of room.packages) if (price) found.push({ pid, hotelId: id })
  }
  return found
}

/** Checks the price of a package and submits it as a person. */
export async function book(origin, person, pid, checkIn, checkOut, key = randomUUID()) {
  const verified = await send(origin, '/api/hotel/zomo/package/trade/verify', {
    method: 'POST',
    body: { pid, checkIn, checkOut, rooms: 1, adults: 2, children: 0 },
  })
  if (verified.status !== 200) return verified
  return submit(person, verified.json.verifyToken, key)
}

/** What a booking is sent with. */
const bookingForm = {
  contact: { name: 'Ada Li', email: 'ada@example.com', countryCode: '86', phone: '13800000000' },
  guests: [{ name: 'Ada Li' }],
}

/** Submits a verified price. */
export const submit = (person, verifyToken, key, more = {}) =>
  person.send('/api/order/zomo/package/submit', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: { verifyToken, ...bookingForm, ...more },
  })

/** Moves a demo server's clock. */
export const advance = (origin, advanceMs) => send(origin, '/dev/clock', { method: 'POST', body: { advanceMs } })

async function now(origin) {
  const { json } = await send(origin, '/dev/clock')
  return Date.parse(json.now)
}

/** Days so far ahead as the server's clock has them, for a stay of so many nights. */
export async function stay(origin, from, nights = 2) {
  const ahead = Math.round(((await now(origin)) - Date.now()) / 86_400_000)
  return [dayAhead(ahead + from), dayAhead(ahead + from + nights)]
}
