import { ApiError } from '../../../server/kernel/errors'
import { redeemScans } from '../../../server/operator/offline-scans'
import { redeemVoucher, showVoucher } from '../../../server/operator/vouchers'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import type { BookingClient } from '../../support/server/booking-client'
import { useOneHotel } from '../../support/server/booking-scene'
import { checkLedger } from '../../support/server/check-ledger'
import { type TestServer, usualStart } from '../../support/server/start-test-server'
import { auditOf } from '../../support/server/waiting-orders'
import { type BoughtVoucher, voucherClient } from '../../support/server/voucher-client'
import type { SkuRow } from '../../../server/vouchers/repository/skus'

const operator = 'maya@staylark.example'
const codeTerms = { ...easyTerms, use: 'code' } as const

let server: TestServer
let client: BookingClient
let hotel: TestHotel

useOneHotel((scene) => ({ server, client, hotel } = scene))
beforeEach(() => server.clock.set(new Date(usualStart)))
afterEach(() => checkLedger(server.services.database.db))

/** Buys a voucher that is used by showing its code. */
async function bought(change: Partial<SkuRow> = {}): Promise<BoughtVoucher> {
  const { id } = await addSku(server.services.database.db, hotel, { terms: codeTerms, ...change })
  const [voucher] = await voucherClient(client).buyWithCodes(await client.person(), id)
  if (!voucher) throw new Error('nothing was bought')
  return voucher
}

const redeem = (text: string, hotelId: string | null = null) =>
  redeemVoucher(server.services, { operator }, { text, hotelId })

const refusalOf = (text: string, hotelId: string | null = null) =>
  redeem(text, hotelId).then(
    (done) => `done: ${done}`,
    (error: unknown) => (error instanceof ApiError ? `${error.code}: ${error.message}` : String(error)),
  )

test('a voucher is redeemed once, its order is completed, and who did it is recorded', async () => {
  const { code, orderid, voucherId } = await bought()
  expect(await redeem(code.toLowerCase().replaceAll('-', ' '))).toMatch(/^Redeemed: A night by the lake, at /)
  expect(await auditOf(server, orderid)).toEqual([
    {
      operator,
      action: 'redeem',
      before: { voucherId, status: 'UNUSED' },
      after: { voucherId, status: 'USED', hotelId: hotel.hotelId },
    },
  ])
  const { rows } = await server.services.database.db.execute(`select status from purchase where id = '${orderid}'`)
  expect(rows).toEqual([{ status: 'COMPLETED' }])
  server.clock.advance(3_600_000)
  expect(await refusalOf(code)).toBe('used: It was used on Sat 21 Nov 18:00 (UTC+8) by maya@staylark.example.')
})

test('of many operators at once exactly one redeems it, by code or QR text', async () => {
  const { code, qrText } = await bought()
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, place) => refusalOf(place % 2 === 0 ? code : qrText)),
  )
  expect(results.filter((result) => result.startsWith('done'))).toHaveLength(1)
  expect(new Set(results.filter((result) => !result.startsWith('done')).map((result) => result.split(':')[0]))).toEqual(
    new Set(['used']),
  )
})

test('not yet, over, and not on that day are three responses', async () => {
  const early = await bought({ validFrom: '2026-12-01' })
  expect(await refusalOf(early.code)).toBe('not_yet: Not yet: it is good from Tue 1 Dec 2026 on.')
  const late = await bought({ validUntil: '2026-11-21' })
  server.clock.set(new Date('2026-11-21T15:59:59Z'))
  expect(await refusalOf(late.code)).toContain('done')
  const over = await bought({ validUntil: '2026-11-21' })
  server.clock.set(new Date('2026-11-21T16:00:00Z'))
  expect(await refusalOf(over.code)).toBe('over: Over: its last day was Sat 21 Nov 2026.')
  server.clock.set(new Date(usualStart))
  const weekday = await bought({ terms: { ...codeTerms, weekdays: [0, 1, 2, 3, 4] } })
  expect(await refusalOf(weekday.code)).toBe('not_that_day: Not on that day: its terms exclude Sat 21 Nov 2026.')
  const blackout = await bought({ terms: { ...codeTerms, blackouts: [{ from: '2026-11-20', to: '2026-11-21' }] } })
  expect(await refusalOf(blackout.qrText)).toContain('not_that_day')
})

test.each(['exchange', 'appointment'] as const)('a voucher for %s is not used by its code alone', async (use) => {
  const { code } = await bought({ terms: { ...easyTerms, use } })
  expect(await refusalOf(code)).toMatch(/^needs_date: /)
})

test('what is no code, unknown, or forged is refused in words', async () => {
  const { qrText } = await bought()
  expect(await refusalOf('ABCD-EFGH')).toMatch(/^bad_input: This is not a code/)
  expect(await refusalOf('0000-0000-0000-0000')).toBe('not_found: There is no voucher with this code.')
  expect(await refusalOf(`${qrText.slice(0, -4)}AAAA`)).toBe('not_genuine: This QR code is not genuine.')
})

test('a hotel is named where a voucher can be used at several, and one that it can be used at', async () => {
  const other = await addHotel(server.services.database.db)
  const { id } = await addSku(server.services.database.db, hotel, { terms: codeTerms })
  await server.services.database.db.execute(
    `insert into sku_room (sku_id, room_type_id, hotel_id) values ('${id}', '${other.roomTypeId}', '${other.hotelId}')`,
  )
  const [voucher] = await voucherClient(client).buyWithCodes(await client.person(), id)
  const code = voucher?.code ?? ''
  expect(await refusalOf(code)).toMatch(
    /^bad_input: It can be used at several hotels; name one of these with --hotel: /,
  )
  expect(await refusalOf(code, 'nowhere')).toMatch(/^bad_input: It can't be used at hotel nowhere/)
  expect(await refusalOf(code, other.hotelId)).toContain('done')
})

test('looking at a voucher says what it is, and of a QR code that it proves nothing about its use', async () => {
  const { code, qrText } = await bought()
  const look = (text: string) => showVoucher(server.services, { text, hotelId: null })
  expect(await look(code)).toMatch(/^Voucher {3}A night by the lake\nAt .+\nIncludes {2}1 night, 1 left\n/)
  expect(await look(code)).toContain('Now       It can be redeemed.')
  expect(await look(code)).not.toContain('proves')
  await redeem(code)
  const used = await look(qrText)
  expect(used).toContain('Now       It was used on')
  expect(used).toMatch(/A QR code proves that a voucher is genuine, never that it is unused: .+$/)
})

describe('scans that were made without a connection', () => {
  const scan = (nonce: string, text: string, at = '2026-11-21T08:00:00Z') => JSON.stringify({ nonce, text, at })
  const sendIn = (...lines: string[]) => redeemScans(server.services, { operator }, lines.join('\n'))

  test('are redeemed as of their time; what stands against one is a conflict, and none counts twice', async () => {
    const [one, two] = [await bought(), await bought({ validUntil: '2026-11-21' })]
    server.clock.set(new Date('2026-11-22T10:00:00Z'))
    const lines = [
      scan('scan-0001', one.qrText),
      scan('scan-0002', one.code),
      scan('scan-0003', two.qrText),
      scan('scan-0004', '0000000000000000'),
    ]
    const first = await sendIn(...lines)
    expect(first.split('\n')).toEqual([
      'ok        scan-0001  Redeemed.',
      expect.stringMatching(/^CONFLICT {2}scan-0002 {2}It was used on .* by maya@staylark\.example\.$/),
      'ok        scan-0003  Redeemed.',
      'CONFLICT  scan-0004  There is no voucher with this code.',
      '2 redeemed, 2 conflicts.',
    ])
    expect(await sendIn(...lines)).toBe(first)
    const { rows } = await server.services.database.db.execute<{ count: number }>(
      "select count(*)::int as count from operator_audit where action = 'redeem' and after ->> 'voucherId' in " +
        `('${one.voucherId}', '${two.voucherId}')`,
    )
    expect(rows).toEqual([{ count: 2 }])
  })

  test('a file with a line that is no scan redeems nothing', async () => {
    const { code } = await bought()
    for (const line of ['{', '{"nonce":"x"}', scan('scan-0009', code, '2030-01-01T00:00:00Z')])
      await expect(sendIn(scan('scan-0008', code), line)).rejects.toThrow(/^Line 2 is no scan/)
    expect(await refusalOf(code)).toContain('done')
  })
})
