import { checkCharacterOf, CODE_ALPHABET } from '@/domain/vouchers/voucher-code'
import { call, type Reply } from '../../support/server/call'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { type GiftClient, giftClient } from '../../support/server/gift-client'
import { emailsTo } from '../../support/server/mailbox'
import type { SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { type VoucherClient, voucherClient } from '../../support/server/voucher-client'
import { redeemVoucher } from '../../../server/operator/vouchers'
import type { SkuRow } from '../../../server/vouchers/repository/skus'

/** Guesses, and claims at once; many more than in a usual run are tried by RACE_SIZE=10000. */
const GUESSES = Number(process.env.RACE_SIZE ?? 150)
const CLAIMS = Math.min(1_000, Number(process.env.RACE_SIZE ?? 20))
jest.setTimeout(30_000 + GUESSES * 20)

let server: TestServer
let client: BookingClient
let vouchers: VoucherClient
let gifts: GiftClient
let hotel: TestHotel

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: '1' }, connections: 20 })
  client = bookingClient(server, { isPatient: true })
  vouchers = voucherClient(client)
  gifts = giftClient(server, client)
  hotel = await addHotel(server.services.database.db)
})
// Misses are counted for an hour.
beforeEach(() => {
  server.clock.advance(3_600_001)
  server.logLines.splice(0)
})
afterEach(() => checkLedger(server.services.database.db))
afterAll(() => server.close())

let addresses = 0

/** Somebody with a token that is valid now. */
const somebody = () => client.person()

async function bought(change: Partial<SkuRow> = {}) {
  const giver = await somebody()
  const { id } = await addSku(server.services.database.db, hotel, change)
  const [voucher] = await vouchers.buyWithCodes(giver, id)
  if (!voucher) throw new Error('nothing was bought')
  return { giver, ...voucher }
}

/** Sends a code from an address of its own, again where the server is too busy (503). */
async function claimFrom(person: SignedInPerson, code: string, { ip = '', deviceId = '' } = {}): Promise<Reply> {
  addresses += 1
  const own = `198.51.${100 + Math.floor(addresses / 250)}.${addresses % 250}`
  const headers = { 'idempotency-key': `claim-${addresses}`, 'x-forwarded-for': ip === '' ? own : ip }
  const caller = { token: person.token, headers, ...(deviceId === '' ? {} : { deviceId }) }
  const send = () => call(server.app, 'submitTravelCouponExchange', { code }, caller)
  let reply = await send()
  while (reply.status === 503) reply = await send()
  return reply
}

/** A code that checks out and that nobody has. */
function guess(): string {
  const bytes = [...Buffer.from(server.services.random.token(15), 'base64url')]
  const characters = bytes.map((byte) => CODE_ALPHABET.charAt(byte % 32)).join('')
  return characters + checkCharacterOf(characters)
}

test('a code that was passed on becomes a voucher of the wallet, with a new code, and the old holder reads of it', async () => {
  const { giver, code, qrText, voucherId } = await bought()
  const person = await somebody()
  const info = await gifts.infoOfCode(person, code.toLowerCase())
  expect(info.body).toMatchObject({ name: 'A night by the lake', nights: 1, lastDay: '2027-06-30' })
  expect(info.text).not.toContain(giver.uid)
  expect((await gifts.claimCode(person, code)).body).toEqual({ voucherId })
  expect(await vouchers.wallet(giver)).toEqual([])
  expect(await vouchers.wallet(person)).toMatchObject([{ voucherId, status: 'UNUSED', refundMinor: null }])
  const now = await vouchers.codeOf(person, voucherId)
  expect(now.code).not.toBe(code)
  expect(now.qrText).not.toBe(qrText)
  const [email] = await emailsTo(server.services, giver.email)
  expect(email?.subject).toBe('Your voucher was added to another wallet: A night by the lake')
  expect((await client.request('showVoucherCode', { voucherId }, giver)).status).toBe(404)
})

test('the buyer sees that it is given away, and nothing of its use', async () => {
  const { giver, code, orderid } = await bought()
  await gifts.claimCode(await somebody(), code)
  const { vouchers: list } = await vouchers.detail(giver, orderid)
  expect(list).toMatchObject([
    { statusText: 'Given away', buttons: [], code: '••••-••••-••••-••••', refundMinor: null, exchange: null },
  ])
})

test('the same try again has the same reply, and the old code is worth nothing', async () => {
  const { code, voucherId } = await bought()
  const person = await somebody()
  const replies = [await gifts.claimCode(person, code, 'same'), await gifts.claimCode(person, code, 'same')]
  expect(replies.map(({ body }) => body)).toEqual([{ voucherId }, { voucherId }])
  expect((await gifts.claimCode(person, code)).status).toBe(404)
})

test('one’s own voucher is said to be there already', async () => {
  const { giver, code } = await bought()
  const reply = await gifts.claimCode(giver, code)
  expect([reply.status, reply.body.code]).toEqual([409, 'own_voucher'])
})

test(`of ${CLAIMS} claims of one code at once one wins, and the others read the same`, async () => {
  const { code, voucherId } = await bought()
  const people = await Promise.all(Array.from({ length: CLAIMS }, somebody))
  const replies = await Promise.all(people.map((person) => claimFrom(person, code)))
  expect(replies.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual([{ voucherId }])
  const others = replies.filter(({ status }) => status !== 200)
  expect(new Set(others.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['404 code_unusable']))
})

describe('a code that is not the caller’s', () => {
  /** Ways in which a code can't be used, each with such a code. */
  const codes: Readonly<Record<string, () => Promise<string>>> = {
    unknown: async () => guess(),
    mistyped: async () => 'ABCD-EFGH-JKMN-PQRS',
    'not transferable': async () => (await bought({ terms: { ...easyTerms, isTransferable: false } })).code,
    given: async () => {
      const { giver, voucherId, code } = await bought()
      await gifts.give(giver, voucherId, 'bea@example.com')
      return code
    },
    used: async () => {
      const { code } = await bought({ terms: { ...easyTerms, use: 'code' } })
      await redeemVoucher(server.services, { operator: 'maya@staylark.example' }, { text: code, hotelId: null })
      return code
    },
  }

  /** The queries of a call, by their texts. */
  async function queriesOf(run: () => Promise<unknown>): Promise<string[]> {
    const { db } = server.services.database
    const { rows } = await db.execute('select 1')
    expect(rows).toHaveLength(1)
    const queries: string[] = []
    const pool: unknown = Reflect.get(db, '$client')
    const spied = jest.spyOn(Object(pool), 'query')
    await run()
    for (const [query] of spied.mock.calls) queries.push(typeof query === 'string' ? query : String(Object(query).text))
    spied.mockRestore()
    return queries
  }

  test('has one response, whatever the reason is', async () => {
    const replies = new Set<string>()
    for (const [, create] of Object.entries(codes)) {
      const reply = await claimFrom(await somebody(), await create())
      const { requestId: _, ...body } = reply.body
      replies.add(`${reply.status} ${JSON.stringify(body)}`)
    }
    expect([...replies]).toEqual([expect.stringMatching(/^404 .*"code":"code_unusable"/)])
  })

  test('takes the same queries, whatever the reason is', async () => {
    const { mistyped: _, ...wellFormed } = codes
    const taken = new Set<string>()
    for (const [, create] of Object.entries(wellFormed)) {
      const code = await create()
      const person = await somebody()
      taken.add(JSON.stringify(await queriesOf(() => gifts.infoOfCode(person, code))))
      server.clock.advance(3_600_001)
    }
    expect(taken.size).toBe(1)
    expect([...taken][0]).toContain('code_guess')
  })
})

test(`${GUESSES} guesses of one person find nothing and are limited, and everybody’s raise the alarm`, async () => {
  const person = await somebody()
  const before = server.services.securityCounters.codeMisses
  const statuses: number[] = []
  for (let made = 0; made < GUESSES; made += 1) statuses.push((await gifts.infoOfCode(person, guess())).status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(GUESSES - 10)
  expect(server.services.securityCounters.codeMisses).toBe(before + 10)
})

test('guesses sent at once get no more tries than others', async () => {
  const person = await somebody()
  const replies = await Promise.all(Array.from({ length: 30 }, () => claimFrom(person, guess())))
  expect(replies.filter(({ status }) => status === 404)).toHaveLength(10)
  expect(replies.find(({ status }) => status === 429)?.body.data).toEqual({ retryAfterSeconds: 3600 })
})

test('a device and an address are limited over all their accounts; who is right is not counted', async () => {
  const byDevice: number[] = []
  for (let made = 0; made < 11; made += 1)
    byDevice.push((await claimFrom(await somebody(), guess(), { deviceId: 'phone-7' })).status)
  expect([byDevice.at(9), byDevice.at(10)]).toEqual([404, 429])
  const ip = '203.0.113.7'
  for (let made = 0; made < 5; made += 1)
    expect((await claimFrom(await somebody(), (await bought()).code, { ip })).status).toBe(200)
  const byAddress: number[] = []
  for (let made = 0; made < 61; made += 1) byAddress.push((await claimFrom(await somebody(), guess(), { ip })).status)
  expect([byAddress.at(59), byAddress.at(60)]).toEqual([404, 429])
  const log = server.logLines.filter((line) => line.includes('voucher_code_misses'))
  expect(log).toHaveLength(0)
})

test('a hundred misses of all callers within an hour are an alarm', async () => {
  for (let made = 0; made < 100; made += 1) await claimFrom(await somebody(), guess())
  const alarms = server.logLines.filter((line) => line.includes('voucher_code_misses'))
  expect(alarms.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, misses: 100 }])
})

test('after an hour there are tries again', async () => {
  const person = await somebody()
  for (let made = 0; made < 10; made += 1) await gifts.infoOfCode(person, guess())
  expect((await gifts.infoOfCode(person, guess())).status).toBe(429)
  server.clock.advance(3_600_001)
  const { code } = await bought()
  expect((await gifts.infoOfCode(await somebody(), code)).status).toBe(200)
})
