import { randomUUID } from 'node:crypto'
import { send, many, statusesOf } from './send.mjs'
import { book, newPerson, packagesFor, stay } from './people.mjs'
import { must } from './rows.mjs'

async function strangers({ origin }) {
  const [alice, eve] = [await newPerson(origin, 'alice'), await newPerson(origin, 'eve')]
  const [checkIn, checkOut] = await stay(origin, 20)
  const [offer] = await packagesFor(origin, checkIn, checkOut)
  const order = await book(origin, alice, offer.pid, checkIn, checkOut)
  must(order.status === 200, `not booked: ${order.text}`)
  const { orderid } = order.json
  const saved = await alice.send('/api/account/traveler/save', {
    method: 'POST',
    body: { name: 'Alice Li', idType: 'passport', idNo: 'E12345678', birthday: '1990-01-01', tel: '13800000000' },
  })
  const tries = [
    eve.send(`/api/Order/detail_abroad?orderid=${orderid}&userid=${alice.uid}`),
    eve.send(`/api/order/zomo/cancel/quote?orderid=${orderid}`),
    eve.send('/api/order/zomo/hotel/cancel', {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: { orderid, userid: alice.uid },
    }),
    eve.send('/api/account/traveler/delete', {
      method: 'POST',
      body: { id: saved.json?.id ?? 'X', userid: alice.uid },
    }),
  ]
  const replies = await Promise.all(tries)
  must(
    replies.every(({ status }) => [400, 404].includes(status)),
    `Eve gets ${statusesOf(replies)}`,
  )
  const lists = await Promise.all(
    ['/api/order/zomo/list', '/api/account/traveler/list', '/api/account/person/profile/info'].map((path) =>
      eve.send(`${path}?userid=${alice.uid}`),
    ),
  )
  must(
    lists.every(({ text }) => !text.includes(orderid) && !text.includes(alice.uid)),
    "Eve's lists show what is Alice's",
  )
  return `${replies.length + lists.length} calls as Eve`
}

async function massAssignment({ origin, query }) {
  const ada = await newPerson(origin, 'mass')
  const body = {
    nickName: 'Ada',
    uid: 'X',
    isVip: true,
    is_vip: true,
    email: 'x@y.z',
    avater: 'http://evil.example',
    passwordHash: 'x',
    isLogoff: true,
    role: 'admin',
  }
  await ada.send('/api/account/person/profile/update', { method: 'POST', body })
  const { json } = await ada.send('/api/account/curuserfullinfo')
  must(json.uid === ada.uid && json.isVip === false && !json.avater.includes('evil'), JSON.stringify(json))
  const [row] = await query('select count(*)::int as count from user_account where id = $1', [ada.uid])
  must(row.count === 1, 'the account is gone')
  return 'server-owned fields stay'
}

function form(bytes) {
  const boundary = 'attack-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="purpose"\r\n\r\navatar\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="../../x.svg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

async function m5({ origin, memoryMb }) {
  const eve = await newPerson(origin, 'uploader')
  const junk = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(9_900_000, 1)])
  const before = memoryMb() ?? 0
  let most = before
  const watch = setInterval(() => (most = Math.max(most, memoryMb() ?? 0)), 50)
  const replies = await many(60, 60, () =>
    eve.send('/api/upload/file', { method: 'POST', ...form(junk) }).catch((error) => ({ status: error.code ?? 'cut' })),
  )
  clearInterval(watch)
  must(most - before < 400, `60 parallel uploads of 9.9 MB took ${most - before} MB`)
  must(
    replies.some(({ status }) => status !== 422),
    'none of 60 parallel uploads was turned away',
  )
  return `+${most - before} MB, ${statusesOf(replies)}`
}

async function polyglots({ origin }) {
  const eve = await newPerson(origin, 'polyglot')
  const files = [
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'GIF89a<script>alert(1)</script>',
    '%PDF-1.4',
    '<html><script>alert(1)</script>',
    '',
    'BM',
    '\x89PNG\r\n\x1a\n',
  ]
  const replies = []
  for (const text of files)
    replies.push(await eve.send('/api/upload/file', { method: 'POST', ...form(Buffer.from(text, 'latin1')) }))
  must(
    replies.every(({ status }) => status >= 400 && status < 500),
    statusesOf(replies),
  )
  return statusesOf(replies)
}

async function rebinding({ origin }) {
  for (const path of ['/dev/mail', '/dev/mail.json', '/dev/clock']) {
    const { status } = await send(origin, path, { headers: { host: 'evil.example' } })
    must(status === 403, `${path} for another host: ${status}`)
  }
  return '/dev refuses other hosts'
}

/** What a signed-in stranger can try. */
export const strangerRows = [
  { id: 'M5', severity: 'Medium', title: 'Parallel uploads take memory', run: m5 },
  { id: 'L7b', severity: 'Low', title: 'DNS rebinding reads the mailbox', run: rebinding },
  { id: 'T13', severity: 'High', title: 'IDOR and userid', run: strangers },
  { id: 'T14', severity: 'High', title: 'Mass assignment', run: massAssignment },
  { id: 'T21', severity: 'Medium', title: 'Polyglot uploads', run: polyglots },
]
