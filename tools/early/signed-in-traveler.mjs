import { randomUUID } from 'node:crypto'

const email = 'bench@example.com'
const deviceId = randomUUID()
const DAY_MS = 86_400_000
const BOOKINGS = 5

/** Calls the API; throws when it refuses. */
async function call(url, path, { body, headers = {} } = {}) {
  const reply = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'device-id': deviceId,
      'app-type': 'web',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    body: body && JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return reply.json()
}

async function signIn(url) {
  await call(url, `/api/geetest/email/code?email=${encodeURIComponent(email)}`)
  const emails = await call(url, '/dev/mail.json')
  const code = /\b\d{6}\b/.exec(emails.find(({ to }) => to === email).text)[0]
  const [encrypted] = await call(url, '/api/account/des/encrypt', { body: { input: [email] } })
  const body = { email: encrypted, code, signInType: 1 }
  const { userID, accessToken } = await call(url, '/api/account/frontuser/login/email/code', { body })
  return { uid: userID, token: accessToken.access_token }
}

/** Books the first offer of several hotels of a city. */
async function book(url, token) {
  const day = (ahead) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
  const stay = { checkIn: day(21), checkOut: day(23) }
  const cities = await call(url, '/api/search/zomo/list/hotcity')
  const search = `cityId=${cities.list[0].value}&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`
  const hotels = await call(url, `/api/search/zomo/list/hotel?${search}&pageSize=20`)
  const contact = { name: 'Maya Lindqvist', email, countryCode: '86', phone: '13800138000' }
  for (const { id } of hotels.list.filter(({ price }) => price !== null).slice(0, BOOKINGS)) {
    const { rooms } = await call(url, '/api/hotel/zomo/package/info/full', { body: { hotelId: id, ...stay } })
    const { pid } = rooms.flatMap(({ packages }) => packages).find(({ price }) => price !== null)
    const { verifyToken } = await call(url, '/api/hotel/zomo/package/trade/verify', { body: { pid, ...stay } })
    await call(url, '/api/order/zomo/package/submit', {
      body: { verifyToken, contact, guests: [{ name: contact.name }] },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    })
  }
}

/** Signs in a user with some bookings at a demo server; returns what their device stores. */
export async function signedInTraveler(url) {
  const { uid, token } = await signIn(url)
  await book(url, token)
  return { uid, token, deviceId }
}
