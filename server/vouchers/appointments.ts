import type { BookInfo, SubmitBookInfo } from '@/contract/appointment'
import { cleanLines } from '@/domain/booking/order-text'
import { formatDayWithYear } from '@/domain/days/format-day'
import {
  appointmentDays,
  type AppointmentOffer,
  appointmentRefusal,
  MOST_APPOINTMENT_DAYS,
} from '@/domain/vouchers/appointment'
import { badInput, conflict, unprocessable } from '../kernel/errors'
import type { Executor } from '../kernel/database/executor'
import { runOnce } from '../kernel/idempotency/run-once'
import { enqueueJob } from '../kernel/jobs/outbox'
import type { JobHandler } from '../kernel/jobs/run-jobs'
import type { Services } from '../kernel/services'
import { instantOfWallTime, todayIn } from '../kernel/time/zones'
import { emailAppointment } from './emails/appointment-emails'
import { canCancelAppointment, hotelOf } from './present-appointment'
import {
  type AppointmentRow,
  findAppointment,
  findOpenAppointment,
  insertAppointment,
  updateAppointment,
} from './repository/appointments'
import { isGiven } from './repository/gifts'
import { findVoucher, lockVoucher, type SoldVoucher } from './repository/vouchers'
import { firstDayOf } from './validity'
import { moveVoucher, type VoucherChange, wrongVoucherState } from './voucher-state'
import { noSuchVoucher } from './wallet'

/** Whose voucher is meant. */
interface OnVoucher {
  readonly userId: string
  readonly voucherId: string
}

const offerOf = ({ snapshot, nights, lastDay }: SoldVoucher): AppointmentOffer => ({
  terms: snapshot.terms,
  nights,
  firstDay: firstDayOf(snapshot.validity),
  lastDay,
})

/** Where and when an appointment can be made with a voucher. Throws 404 for anybody else's, and what refuses one. */
export async function readBookInfo(services: Services, { userId, voucherId }: OnVoucher): Promise<BookInfo> {
  const { db } = services.database
  const voucher = await findVoucher(db, voucherId)
  if (voucher?.userId !== userId) throw noSuchVoucher()
  await refuseAppointment(db, voucher)
  const now = services.clock.now()
  const { snapshot, nights } = voucher
  return {
    voucherId,
    name: snapshot.name,
    nights,
    mostDays: MOST_APPOINTMENT_DAYS,
    hotels: snapshot.hotels.map(({ hotelId, name, cityName, timeZone }) => {
      const today = todayIn(timeZone, now)
      return { hotelId, name, cityName, today, days: appointmentDays(offerOf(voucher), today) }
    }),
  }
}

async function refuseAppointment(db: Executor, { id, status, snapshot }: SoldVoucher): Promise<void> {
  if (snapshot.terms.use !== 'appointment')
    throw conflict('other_use', 'This voucher is not used by an appointment.', { use: snapshot.terms.use })
  if (status !== 'UNUSED') throw wrongVoucherState(status)
  if (await isGiven(db, id)) throw conflict('voucher_given', 'This voucher is given to somebody. Take it back first.')
}

/** Proposes days to a hotel. Throws 404, 400 for another hotel, 409 other_use, voucher_state, voucher_given, and 422 bad_day (data: the day and why). */
export async function requestAppointment(
  services: Services,
  { userId, key, sent }: { readonly userId: string; readonly key: string; readonly sent: SubmitBookInfo },
): Promise<{ voucherId: string }> {
  const { voucherId } = sent
  const once = { scope: userId, operationId: 'submitBookInfo', key, request: sent }
  const reply = await runOnce(services, once, async (tx) => {
    const voucher = await lockVoucher(tx, voucherId)
    if (voucher?.userId !== userId) throw noSuchVoucher()
    await refuseAppointment(tx, voucher)
    const row = newAppointment(services, voucher, sent)
    if (!(await insertAppointment(tx, row))) throw wrongVoucherState(voucher.status)
    const change = { actor: 'user', cause: `appointment_asked:${row.id}`, reason: 'Days proposed' } as const
    await moveVoucher(tx, services, voucher, 'asked_for_appointment', change)
    await planLapse(tx, services, voucher, row)
    await emailAppointment(tx, services, 'appointment_asked', voucher, row)
    return { voucherId }
  })
  services.mailQueue.wake()
  return reply
}

function newAppointment({ clock, random }: Services, voucher: SoldVoucher, sent: SubmitBookInfo): AppointmentRow {
  const { hotelId, days } = sent
  const hotel = hotelOf(voucher, hotelId)
  if (!hotel) throw badInput('hotelId', 'This voucher cannot be used at this hotel.')
  const createdAt = clock.now()
  const today = todayIn(hotel.timeZone, createdAt)
  for (const day of days) {
    const refusal = appointmentRefusal(offerOf(voucher), day, today)
    if (refusal !== null)
      throw unprocessable('bad_day', `${formatDayWithYear(day)} cannot be proposed.`, { day, refusal })
  }
  return {
    id: random.id(),
    voucherId: voucher.id,
    hotelId,
    days,
    note: cleanLines(sent.note ?? ''),
    status: 'ASKED',
    confirmedDay: null,
    answer: '',
    createdAt,
    answeredAt: null,
  }
}

/** A request without a reply ends when its last day begins. */
async function planLapse(tx: Executor, services: Services, voucher: SoldVoucher, row: AppointmentRow): Promise<void> {
  const lastDay = row.days.toSorted().at(-1) ?? voucher.lastDay
  const availableAt = instantOfWallTime(lastDay, '00:00', hotelOf(voucher, row.hotelId)?.timeZone ?? 'UTC')
  const payload = { appointmentId: row.id }
  await enqueueJob(tx, services, { topic: 'lapse-appointment', key: row.id, payload, availableAt })
}

/** Takes a request back, or cancels an appointment in time. Throws 404, 409 voucher_state, too_late. */
export async function cancelAppointment(
  services: Services,
  { userId, voucherId, key }: OnVoucher & { readonly key: string },
): Promise<{ ok: true }> {
  const once = { scope: userId, operationId: 'cancelBookInfo', key, request: { voucherId } }
  const reply = await runOnce(services, once, async (tx) => {
    const voucher = await lockVoucher(tx, voucherId)
    if (voucher?.userId !== userId) throw noSuchVoucher()
    const row = await findOpenAppointment(tx, voucherId)
    if (!row) throw wrongVoucherState(voucher.status)
    if (!canCancelAppointment(voucher, row, services.clock.now()))
      throw conflict('too_late', 'It is too late to cancel this appointment here. Please call the hotel.')
    const change = { actor: 'user', cause: `appointment_cancelled:${row.id}`, reason: 'Cancelled' } as const
    await endAppointment(tx, services, voucher, row, { status: 'CANCELLED', hotelText: '', change })
    await emailAppointment(tx, services, 'appointment_cancelled', voucher, { ...row, status: 'CANCELLED' })
    return { ok: true } as const
  })
  services.mailQueue.wake()
  return reply
}

/** How an appointment ends. */
interface AppointmentEnd {
  readonly status: 'CANCELLED' | 'REFUSED'
  /** What the traveler reads about it. */
  readonly hotelText: string
  readonly change: VoucherChange
}

/** Ends a request or an appointment: its voucher is free again. The transaction holds the voucher's lock. */
export async function endAppointment(
  tx: Executor,
  services: Services,
  voucher: SoldVoucher,
  { id }: AppointmentRow,
  { status, hotelText, change }: AppointmentEnd,
): Promise<void> {
  await updateAppointment(tx, id, { status, answer: hotelText, answeredAt: services.clock.now() })
  await moveVoucher(tx, services, voucher, 'appointment_ended', change)
}

const NO_REPLY = 'The hotel has not replied in time.'

/** Ends a request whose last day has begun without a reply. */
export const lapseAppointment: JobHandler<'lapse-appointment'> = async (services, { appointmentId }) => {
  const known = await findAppointment(services.database.db, appointmentId)
  if (known?.status !== 'ASKED') return
  await services.database.transaction(async (tx) => {
    const voucher = await lockVoucher(tx, known.voucherId)
    const row = await findAppointment(tx, appointmentId)
    if (voucher?.status !== 'ASKED' || row?.status !== 'ASKED') return
    const change = { actor: 'system', cause: `appointment_lapsed:${row.id}`, reason: NO_REPLY } as const
    await endAppointment(tx, services, voucher, row, { status: 'REFUSED', hotelText: NO_REPLY, change })
    await emailAppointment(tx, services, 'appointment_refused', voucher, { ...row, answer: NO_REPLY })
  })
  services.mailQueue.wake()
}
