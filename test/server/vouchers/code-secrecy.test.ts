import { withoutSecrets } from '../../../server/kernel/config/log'
import { confirmAppointment, listAppointments } from '../../../server/operator/appointments'
import { redeemVoucher, showVoucher } from '../../../server/operator/vouchers'
import { call } from '../../support/server/call'
import { addHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import { bookingClient } from '../../support/server/booking-client'
import { dumpOfDatabase } from '../../support/server/dump-of-database'
import { giftClient } from '../../support/server/gift-client'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { voucherClient } from '../../support/server/voucher-client'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { LOG_LEVEL: 'trace' } })
})
afterAll(() => server.close())

/** A code as anybody may write it: with and without hyphens, in both cases. */
const spellingsOf = (code: string): string[] => {
  const plain = code.replaceAll('-', '')
  return [code, plain, code.toLowerCase(), plain.toLowerCase()]
}

test('after a whole walk no code stands in the database, the outbox, the emails, the event log or the log', async () => {
  const { services } = server
  const client = bookingClient(server)
  const vouchers = voucherClient(client)
  const gifts = giftClient(server, client)
  const hotel = await addHotel(services.database.db)
  const skuOf = async (use: 'code' | 'appointment') =>
    (await addSku(services.database.db, hotel, { terms: { ...easyTerms, use } })).id
  const [ada, bea] = [await client.person(), await client.person()]
  const codes: string[] = []

  const [used, passedOn, given] = await vouchers.buyWithCodes(ada, await skuOf('code'), 3)
  const [appointed] = await vouchers.buyWithCodes(ada, await skuOf('appointment'))
  if (!used || !passedOn || !given || !appointed) throw new Error('nothing was bought')
  codes.push(used.code, passedOn.code, given.code, appointed.code)

  await showVoucher(services, { text: used.code, hotelId: null })
  await redeemVoucher(services, { operator: 'maya@staylark.example' }, { text: used.code, hotelId: null })
  await gifts.infoOfCode(bea, passedOn.code)
  await gifts.claimCode(bea, passedOn.code)
  await gifts.claimCode(bea, used.code)
  await gifts.give(ada, given.voucherId, bea.email, 'For you')
  const token = await gifts.tokenFor(bea.email)
  await gifts.claim(bea, token)
  await gifts.propose(ada, appointed.voucherId, hotel.hotelId, ['2026-12-03'])
  const appointmentId = /^ {2}(\w+)/m.exec(await listAppointments(services))?.[1] ?? ''
  await confirmAppointment(services, { operator: 'maya@staylark.example', appointmentId }, '2026-12-03')
  for (const voucherId of [passedOn.voucherId, given.voucherId])
    codes.push((await vouchers.codeOf(bea, voucherId)).code)
  // What a client might send by mistake.
  expect(withoutSecrets(`/account/vouchers?code=${used.code}`)).toBe('/account/vouchers?code=[hidden]')
  await call(server.app, 'createEventLog', { Action: 'tap', Url: `/account/vouchers?code=${used.code}` })
  await client.work()
  await services.mailQueue.drained()

  expect(new Set(codes).size).toBe(6)
  const dump = await dumpOfDatabase(services.database)
  const log = server.logLines.join('')
  expect(dump).toContain('voucher_gift')
  expect(dump).toContain('Your gift was claimed')
  const found = codes.flatMap(spellingsOf).filter((code) => dump.includes(code) || log.includes(code))
  expect(found).toEqual([])
  // The token of a gift is in its link alone: the mailbox of the tests is where the email has gone.
  const withoutMailbox = await dumpOfDatabase(services.database, ['dev_mail'])
  expect(withoutMailbox).toContain('voucher_gift')
  expect([withoutMailbox.includes(token), log.includes(token)]).toEqual([false, false])
})
