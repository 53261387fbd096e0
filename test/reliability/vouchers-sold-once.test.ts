import { setTimeout as wait } from 'node:timers/promises'
import { addHotel } from '../support/server/add-hotel'
import { addSku } from '../support/server/add-sku'
import { usualForm } from '../support/server/booking-client'
import { checkLedger } from '../support/server/check-ledger'
import type { HttpReply } from '../support/server/http-client'
import { signInMany } from '../support/server/sign-in-many'
import { type TwoServers, useTwoServers } from '../support/server/two-servers'

/** Submits at once; the whole number by `npm run reliability`. */
const SUBMITS = Number(process.env.SUBMITS ?? 1_000)
const STOCK = 50
const LIMIT = 2

/** Within this the whole number is done on a machine that does nothing else. */
const WITHIN_MS = process.env.SUBMITS ? 10_000 : 60_000
const SECRET = 'a-secret-that-two-sellers-of-vouchers-share-0123456789'

let servers: TwoServers
useTwoServers(SECRET, (started) => (servers = started))

/** The token for a number of vouchers. */
async function checked(skuId: string, quantity: number): Promise<string> {
  const { text } = await servers
    .clientOf(0)
    .get(`/api/product/zomo/coupon/submitPage?skuId=${skuId}&quantity=${quantity}`)
  return JSON.parse(text).verifyToken
}

const submit = (at: number, token: string, verifyToken: string): Promise<HttpReply> =>
  servers
    .clientOf(at)
    .post(
      '/api/order/zomo/coupon/submit',
      { verifyToken, contact: usualForm.contact },
      { authorization: `Bearer ${token}`, 'idempotency-key': `key-${at}` },
    )

/** Approves a payment at the gateway's page, and waits until the order knows it. */
async function pay(payId: string): Promise<void> {
  const headers = { 'idempotency-key': `pay-${payId}` }
  const opened = await servers.clientOf(0).post('/api/payment/order', { payId, channel: 'sandbox' }, headers)
  const body = new URLSearchParams({ decision: 'approve', callback: 'now' })
  const { bankOrderId } = JSON.parse(opened.text)
  await fetch(`${servers.first.url}/sandbox/pay/${bankOrderId}`, { method: 'POST', body, redirect: 'manual' })
  const isPaid = async () => {
    const { text } = await servers.clientOf(1).get(`/api/order/zomo/coupon/bypayid?payId=${payId}`)
    return JSON.parse(text).status === 'TO_USE'
  }
  while (!(await isPaid())) await wait(20)
}

/** How often each reply came: 200, or the code of the refusal. */
function countReplies(replies: readonly HttpReply[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, text } of replies) {
    const name = status === 200 ? 'ordered' : String(JSON.parse(text || '{}').code ?? status)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

const payIdsOf = (replies: readonly HttpReply[]): string[] =>
  replies.filter(({ status }) => status === 200).map(({ text }) => String(JSON.parse(text).payId))

async function standing(skuId: string): Promise<unknown> {
  const { rows } = await servers.database.db.execute(`
    select held, sold,
      (select count(*)::int from voucher where sku_id = sku.id) as vouchers,
      (select max(quantity) from sku_buyer where sku_id = sku.id) as most,
      (select max(has) from (select count(*)::int as has from voucher where sku_id = sku.id group by user_id) person) as most_vouchers
    from sku where id = '${skuId}'`)
  return rows[0]
}

test(`${SUBMITS} submits at once to two server processes sell exactly ${STOCK} vouchers, and nobody has more than ${LIMIT}`, async () => {
  const hotel = await addHotel(servers.database.db)
  const { id } = await addSku(servers.database.db, hotel, { id: 'contended', stock: STOCK, limitPerUser: LIMIT })
  const tokens = await signInMany(servers.database, SECRET, SUBMITS / 2)
  const [one, two] = [await checked(id, 1), await checked(id, LIMIT)]
  const startedAt = performance.now()
  const replies = await Promise.all(
    tokens.flatMap((token, at) => [submit(2 * at, token, two), submit(2 * at + 1, token, one)]),
  )
  const tookMs = performance.now() - startedAt
  const counts = countReplies(replies)
  console.log(`${SUBMITS} submits for ${STOCK} vouchers: ${Math.round(tookMs)} ms, ${JSON.stringify(counts)}`)
  const { ordered = 0, sold_out = 0, duplicate_order = 0, limit_reached = 0, ...others } = counts
  expect(others).toEqual({})
  expect(ordered + sold_out + duplicate_order + limit_reached).toBe(SUBMITS)
  expect(await standing(id)).toMatchObject({ held: STOCK, sold: 0, most: LIMIT })
  for (const payId of payIdsOf(replies)) await pay(payId)
  expect(await standing(id)).toEqual({ held: 0, sold: STOCK, vouchers: STOCK, most: LIMIT, most_vouchers: LIMIT })
  await checkLedger(servers.database.db)
  expect(tookMs).toBeLessThan(WITHIN_MS)
}, 180_000)

test('however often one person orders and pays over both processes, the limit holds', async () => {
  const hotel = await addHotel(servers.database.db)
  const { id } = await addSku(servers.database.db, hotel, { id: 'limited', stock: 1_000, limitPerUser: LIMIT })
  const [token = ''] = await signInMany(servers.database, SECRET, 1)
  const verifyToken = await checked(id, 1)
  const ordered: number[] = []
  for (let round = 0; round <= LIMIT; round++) {
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, at) => submit(100 * round + at, token, verifyToken)),
    )
    const { ordered: won = 0, duplicate_order = 0, limit_reached = 0 } = countReplies(replies)
    expect(won + duplicate_order + limit_reached).toBe(100)
    ordered.push(won)
    for (const payId of payIdsOf(replies)) await pay(payId)
  }
  expect(ordered).toEqual([1, 1, 0])
  expect(await standing(id)).toEqual({ held: 0, sold: LIMIT, vouchers: LIMIT, most: LIMIT, most_vouchers: LIMIT })
  await checkLedger(servers.database.db)
}, 120_000)
