import { randomUUID } from 'node:crypto'
import { send, many, statusesOf } from './send.mjs'
import { book, newPerson, packagesFor, stay, submit } from './people.mjs'
import { must } from './rows.mjs'

const good = (replies) => replies.filter(({ status }) => status === 200).length

async function prices({ origin }) {
  const ada = await newPerson(origin, 'price')
  const [checkIn, checkOut] = await stay(origin, 30)
  const [offer] = await packagesFor(origin, checkIn, checkOut)
  const verified = await send(origin, '/api/hotel/zomo/package/trade/verify', {
    method: 'POST',
    body: { pid: offer.pid, checkIn, checkOut, rooms: 1, adults: 2 },
  })
  const token = verified.json.verifyToken
  const half = Math.floor(token.length / 2)
  const tampered = [
    token.slice(0, -2),
    `${token.slice(0, half)}${token[half] === 'A' ? 'B' : 'A'}${token.slice(half + 1)}`,
    token.split('.').toReversed().join('.'),
    '',
    '..',
    `${token}x`,
  ]
  for (const one of tampered) {
    const { status } = await submit(ada, one, randomUUID(), { totalMinor: 1, currencyCode: 'KWD' })
    must(status >= 400 && status < 500, `a tampered token: ${status}`)
  }
  const key = randomUUID()
  const [first, again] = [await submit(ada, token, key), await submit(ada, token, key)]
  must(first.status === 200 && first.text === again.text, 'the same key returns another reply')
  const other = await submit(ada, token, key, { arriveTime: '20:00' })
  must(other.status === 422, `the same key with another body: ${other.status}`)
  return `${tampered.length} tampered tokens refused; the same key, byte for byte`
}

async function payments({ origin }) {
  const ada = await newPerson(origin, 'pay')
  const [checkIn, checkOut] = await stay(origin, 40)
  const [offer] = await packagesFor(origin, checkIn, checkOut)
  const { json: order } = await book(origin, ada, offer.pid, checkIn, checkOut)
  const attempt = () =>
    ada.send('/api/payment/order', {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: { payId: order.payId, channel: 'sandbox' },
    })
  const { json: opened } = await attempt()
  const event = {
    eventId: 'E1',
    bankOrderId: opened.bankOrderId,
    outcome: 'paid',
    amountMinor: 1,
    currencyCode: 'CNY',
    occurredAt: new Date().toISOString(),
  }
  for (const headers of [
    {},
    { 'x-sandbox-signature': 'AA' },
    { 'x-signature': 'AA', 'x-timestamp': '1' },
    { 'x-sandbox-timestamp': '1', 'x-sandbox-signature': '' },
  ]) {
    const { status } = await send(origin, '/api/payment/callback/sandbox', { method: 'POST', headers, body: event })
    must(status === 401 || status === 400, `a forged callback: ${status}`)
  }
  const decide = () =>
    send(origin, `/sandbox/pay/${opened.bankOrderId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'decision=approve&callback=now',
    })
  await many(10, 10, () => decide())
  const deadline = Date.now() + 20_000
  let detail
  do {
    detail = (await ada.send(`/api/Order/detail_abroad?orderid=${order.orderid}`)).json
    await new Promise((resolve) => setTimeout(resolve, 200))
  } while (detail.status !== 'CONFIRMED' && Date.now() < deadline)
  must(detail.status === 'CONFIRMED', `ten approvals leave ${detail.status}`)
  must(
    detail.paidMinor === detail.totalMinor && detail.refundedMinor === 0,
    `paid ${detail.paidMinor} of ${detail.totalMinor}, refunded ${detail.refundedMinor}`,
  )
  return '4 forged callbacks refused; 10 approvals: one charge'
}

async function m6({ origin }) {
  const eve = await newPerson(origin, 'hoarder')
  const [checkIn, checkOut] = await stay(origin, 60, 1)
  const offers = await packagesFor(origin, checkIn, checkOut)
  const days = await Promise.all(Array.from({ length: 10 }, (_, index) => stay(origin, 60 + index, 1)))
  const replies = await many(60, 6, (index) => {
    const [from, to] = days[index % days.length]
    return book(origin, eve, offers[Math.floor(index / days.length) % offers.length].pid, from, to)
  })
  const held = good(replies)
  must(held <= 5, `one new account holds ${held} unpaid orders`)
  return `${held} of 60 submits: ${statusesOf(replies)}`
}

async function soldOnce({ origin, query }) {
  const people = await many(12, 4, (index) => newPerson(origin, `crowd${index}`))
  const [checkIn, checkOut] = await stay(origin, 90, 1)
  const [offer] = await packagesFor(origin, checkIn, checkOut)
  const replies = await many(60, 12, (index) => book(origin, people[index % 12], offer.pid, checkIn, checkOut))
  const [over] = await query('select count(*)::int as count from room_night where held + sold > total')
  must(
    replies.every(({ status }) => status < 500),
    statusesOf(replies),
  )
  must(over.count === 0, `${over.count} nights are oversold`)
  return `60 submits of 12 people: ${statusesOf(replies)}`
}

/** Prices, stock and money. */
export const moneyRows = [
  { id: 'M6', severity: 'Medium', title: 'One account holds a hotel', run: m6 },
  { id: 'T18', severity: 'High', title: 'Price tokens, idempotency', run: prices },
  { id: 'T19', severity: 'High', title: 'Payments', run: payments },
  { id: 'T20', severity: 'High', title: 'Overselling', run: soldOnce },
]
