import { ApiError } from '../../../server/kernel/errors'
import { findOpenAppointment } from '../../../server/vouchers/repository/appointments'
import { confirmAppointment, listAppointments, refuseAppointment } from '../../../server/operator/appointments'
import { redeemVoucher } from '../../../server/operator/vouchers'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { type GiftClient, giftClient } from '../../support/server/gift-client'
import { emailsTo } from '../../support/server/mailbox'
import { type SignedInPerson, withFreshToken } from '../../support/server/sign-in'
import { startTestServer, type TestServer, usualStart } from '../../support/server/start-test-server'
import { auditOf } from '../../support/server/waiting-orders'
import { type VoucherClient, voucherClient } from '../../support/server/voucher-client'
import type { SkuRow } from '../../../server/vouchers/repository/skus'

const operator = 'maya@staylark.example'
const terms = { ...easyTerms, use: 'appointment', bookAheadDays: 1 } as const

let server: TestServer
let client: BookingClient
let vouchers: VoucherClient
let gifts: GiftClient
let hotel: TestHotel

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server)
  vouchers = voucherClient(client)
  gifts = giftClient(server, client)
  hotel = await addHotel(server.services.database.db)
})
beforeEach(() => server.clock.set(new Date(usualStart)))
afterEach(() => checkLedger(server.services.database.db))
afterAll(() => server.close())

async function bought(change: Partial<SkuRow> = {}) {
  const person = await client.person()
  const { id } = await addSku(server.services.database.db, hotel, { terms, ...change })
  const [voucher] = await vouchers.buyWithCodes(person, id)
  if (!voucher) throw new Error('nothing was bought')
  return { person, ...voucher }
}

const days = ['2026-12-05', '2026-12-03', '2026-12-04']

/** A voucher for which days are proposed, with the request's id. */
async function proposed(change: Partial<SkuRow> = {}) {
  const voucher = await bought(change)
  const reply = await gifts.propose(voucher.person, voucher.voucherId, hotel.hotelId, days, 'A table by the window')
  expect(reply.status).toBe(200)
  const id = (await findOpenAppointment(server.services.database.db, voucher.voucherId))?.id ?? ''
  const lines = (await listAppointments(server.services)).split('\n')
  return { ...voucher, id, line: lines.find((line) => line.startsWith(`  ${id}  `)) ?? '' }
}

const walletOf = async (person: SignedInPerson) =>
  (await vouchers.wallet(await withFreshToken(server.services, person)))[0]

/** The text of the email to a person whose subject begins so. */
const emailOf = async ({ email }: SignedInPerson, subject: string) =>
  (await emailsTo(server.services, email)).find((each) => each.subject.startsWith(`${subject}: `))?.textBody

const refusalOf = (run: Promise<unknown>) =>
  run.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )

test('days are proposed, one is confirmed by an operator, and the voucher is used with its code', async () => {
  const { person, orderid, id, line, code } = await proposed()
  expect(line).toContain('2026-12-05, 2026-12-03, 2026-12-04; "A table by the window"')
  expect(await walletOf(person)).toMatchObject({
    status: 'ASKED',
    buttons: ['cancel_appointment'],
    appointment: { hotelId: hotel.hotelId, status: 'ASKED', days, confirmedDay: null },
  })
  expect(await emailOf(person, 'Your days are with the hotel')).toContain('Your note: A table by the window')
  const on = { operator, appointmentId: id }
  expect(await confirmAppointment(server.services, on, '2026-12-03')).toBe(
    `Appointment ${id}: confirmed for Thu 3 Dec 2026.`,
  )
  expect(await walletOf(person)).toMatchObject({
    status: 'APPOINTED',
    buttons: ['show_code', 'cancel_appointment'],
    appointment: { status: 'CONFIRMED', confirmedDay: '2026-12-03' },
  })
  expect(await emailOf(person, 'Your appointment is confirmed')).toContain('Day: Thu 3 Dec 2026')
  expect(await auditOf(server, orderid)).toMatchObject([
    {
      operator,
      action: 'appoint',
      before: { status: 'ASKED' },
      after: { status: 'CONFIRMED', confirmedDay: '2026-12-03' },
    },
  ])
  const use = () => redeemVoucher(server.services, { operator }, { text: code, hotelId: null })
  expect(await refusalOf(use())).toBe('not_that_day')
  server.clock.set(new Date('2026-12-02T16:00:00Z'))
  expect(await refusalOf(use())).toBe('done')
})

test('a refusal says why, and the voucher is free for other days', async () => {
  const { person, voucherId, id } = await proposed()
  await refuseAppointment(server.services, { operator, appointmentId: id }, ' We are closed that week ')
  expect(await walletOf(person)).toMatchObject({
    status: 'UNUSED',
    appointment: { status: 'REFUSED', hotelText: 'We are closed that week' },
  })
  expect(await emailOf(person, 'The hotel can’t take your days')).toContain('The hotel writes: We are closed that week')
  expect((await gifts.propose(person, voucherId, hotel.hotelId, ['2026-12-20'])).status).toBe(200)
})

test('a request is taken back at any time, an appointment until its terms end it, in the hotel’s time', async () => {
  const first = await proposed()
  expect((await gifts.cancelProposal(first.person, first.voucherId)).status).toBe(200)
  expect(await walletOf(first.person)).toMatchObject({ status: 'UNUSED', appointment: { status: 'CANCELLED' } })
  const { person, voucherId, id } = await proposed()
  await confirmAppointment(server.services, { operator, appointmentId: id }, '2026-12-04')
  server.clock.set(new Date('2026-12-03T16:00:00Z'))
  const late = await gifts.cancelProposal(await withFreshToken(server.services, person), voucherId)
  expect([late.status, late.body.code]).toEqual([409, 'too_late'])
  expect((await walletOf(person)).buttons).toEqual(['show_code'])
  server.clock.set(new Date('2026-12-03T15:59:59Z'))
  expect((await gifts.cancelProposal(await withFreshToken(server.services, person), voucherId)).status).toBe(200)
  expect(await emailOf(person, 'Your appointment is cancelled')).toBeDefined()
})

test('a request that the hotel leaves open ends when its last day begins', async () => {
  const { person, id } = await proposed()
  server.clock.set(new Date('2026-12-04T15:59:59Z'))
  await client.work()
  expect(await walletOf(person)).toMatchObject({ status: 'ASKED' })
  server.clock.set(new Date('2026-12-04T16:00:00Z'))
  await client.work()
  expect(await walletOf(person)).toMatchObject({
    status: 'UNUSED',
    appointment: { status: 'REFUSED', hotelText: 'The hotel has not replied in time.' },
  })
  expect(await refusalOf(confirmAppointment(server.services, { operator, appointmentId: id }, '2026-12-05'))).toBe(
    'appointment_state',
  )
})

test.each([
  ['a day that has passed', '2026-11-20', 'past_date'],
  ['a day too soon', '2026-11-21', 'book_ahead'],
  ['a day after the last one', '2027-07-01', 'over'],
  ['a day before the first one', '2026-11-25', 'not_yet'],
  ['a blackout', '2026-12-24', 'blackout'],
  ['a weekday of none', '2026-12-06', 'weekday'],
])('%s can’t be proposed, and the calendar says so', async (_name, day, refusal) => {
  const strict = { ...terms, blackouts: [{ from: '2026-12-24', to: '2026-12-26' }], weekdays: [0, 1, 2, 3, 4, 5] }
  const { person, voucherId } = await bought({ terms: strict, validFrom: refusal === 'not_yet' ? '2026-12-01' : null })
  const reply = await gifts.propose(person, voucherId, hotel.hotelId, ['2026-12-02', day])
  expect([reply.status, reply.body.code, reply.body.data]).toEqual([422, 'bad_day', { day, refusal }])
  const [known] = (await gifts.bookInfo(person, voucherId)).body.hotels
  const shown = known.days.find(({ date }: { date: string }) => date === day)
  expect(shown ?? { refusal: null }).toMatchObject({
    refusal: ['past_date', 'over'].includes(refusal) ? null : refusal,
  })
  expect(known.days.find(({ date }: { date: string }) => date === '2026-12-02').refusal).toBeNull()
})

test('more than three days, none, the same twice, or another hotel are refused', async () => {
  const { person, voucherId } = await bought()
  for (const wrong of [[], ['2026-12-02', '2026-12-02'], ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']])
    expect((await gifts.propose(person, voucherId, hotel.hotelId, wrong)).status).toBe(400)
  expect((await gifts.propose(person, voucherId, 'nowhere', days)).status).toBe(400)
})

test('what is given, used otherwise or already asked for has no appointment', async () => {
  const given = await bought()
  await gifts.give(given.person, given.voucherId, 'bea@example.com')
  expect((await gifts.propose(given.person, given.voucherId, hotel.hotelId, days)).body.code).toBe('voucher_given')
  const other = await bought({ terms: easyTerms })
  expect((await gifts.bookInfo(other.person, other.voucherId)).body.code).toBe('other_use')
  const waiting = await proposed()
  expect((await gifts.propose(waiting.person, waiting.voucherId, hotel.hotelId, days)).body.code).toBe('voucher_state')
  expect((await gifts.give(waiting.person, waiting.voucherId, 'bea@example.com')).body.code).toBe('voucher_state')
})

test('an operator’s answer and the traveler’s cancelling at once leave one of them', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { person, voucherId, id } = await proposed()
    const [confirmed, refused, cancelled] = await Promise.all([
      refusalOf(confirmAppointment(server.services, { operator, appointmentId: id }, '2026-12-04')),
      refusalOf(refuseAppointment(server.services, { operator, appointmentId: id }, 'Full')),
      gifts.cancelProposal(person, voucherId),
    ])
    // What was confirmed first can still be cancelled.
    const isCancelled = cancelled.status === 200
    expect([confirmed, refused].filter((result) => result === 'done').length + Number(isCancelled)).toBeGreaterThan(0)
    const { status, appointment } = await walletOf(person)
    expect(`${status} ${appointment.status}`).toMatch(/^(APPOINTED CONFIRMED|UNUSED (REFUSED|CANCELLED))$/)
  }
})

test('operators confirm a proposed day that has not passed, of a request that waits', async () => {
  const { id } = await proposed()
  const confirm = (day: string, appointmentId = id) =>
    refusalOf(confirmAppointment(server.services, { operator, appointmentId }, day))
  expect(await confirm('tomorrow')).toBe('bad_input')
  expect(await confirm('2026-12-06')).toBe('bad_input')
  expect(await confirm('2026-12-04', 'NOSUCHAPPOINTMENT')).toBe('not_found')
  server.clock.set(new Date('2026-12-03T16:00:00Z'))
  expect(await confirm('2026-12-03')).toBe('day_passed')
  expect(await refusalOf(refuseAppointment(server.services, { operator, appointmentId: id }, ' '))).toBe('bad_input')
  expect(await confirm('2026-12-05')).toBe('done')
  expect(await confirm('2026-12-05')).toBe('appointment_state')
})
