import { isDay } from '@/domain/days/civil-day'
import { formatDayWithYear } from '@/domain/days/format-day'
import { cleanText } from '@/domain/booking/order-text'
import type { Executor } from '../kernel/database/executor'
import type { OperatorAction } from '../kernel/database/schema/operator'
import { badInput, conflict, notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { todayIn } from '../kernel/time/zones'
import { endAppointment } from '../vouchers/appointments'
import { emailAppointment } from '../vouchers/emails/appointment-emails'
import { hotelOf } from '../vouchers/present-appointment'
import {
  type AppointmentRow,
  findAppointment,
  findWaitingAppointments,
  updateAppointment,
} from '../vouchers/repository/appointments'
import { findVouchers, lockVoucher, type SoldVoucher } from '../vouchers/repository/vouchers'
import { moveVoucher } from '../vouchers/voucher-state'
import { type Acting, actorOf, recordAction } from './audit'
import { MOST_WAITING } from './waiting'

const MOST_CHARACTERS = 200

/** Who acts on which request for an appointment. */
interface OnAppointment extends Acting {
  readonly appointmentId: string
}

/** The requests that wait for their hotels, oldest first, in lines for a terminal. */
export async function listAppointments({ database: { db } }: Services): Promise<string> {
  const waiting = await findWaitingAppointments(db, MOST_WAITING)
  const vouchers = await findVouchers(
    db,
    waiting.map(({ voucherId }) => voucherId),
  )
  const lines = waiting.map((row) => {
    const voucher = vouchers.find(({ id }) => id === row.voucherId)
    const hotel = voucher && hotelOf(voucher, row.hotelId)
    const noteText = row.note === '' ? '' : `; "${row.note.replaceAll('\n', ' / ')}"`
    return `  ${row.id}  ${hotel?.name ?? row.hotelId}, ${voucher?.snapshot.name ?? ''}: ${row.days.join(', ')}${noteText}`
  })
  return [`Appointments to confirm: ${waiting.length}`, ...lines].join('\n')
}

/** Confirms one of the days that were proposed; the traveler gets an email. Throws 400, 404 and 409 appointment_state, day_passed. */
export async function confirmAppointment(services: Services, on: OnAppointment, day: string): Promise<string> {
  if (!isDay(day)) throw badInput('day', 'The day must be YYYY-MM-DD.')
  await changeAppointment(services, on, 'appoint', async (tx, voucher, row) => {
    if (!row.days.includes(day)) throw badInput('day', `The day must be one of ${row.days.join(', ')}.`)
    const timeZone = hotelOf(voucher, row.hotelId)?.timeZone ?? 'UTC'
    if (day < todayIn(timeZone, services.clock.now())) throw conflict('day_passed', `${day} has passed.`)
    const changes = { status: 'CONFIRMED', confirmedDay: day, answeredAt: services.clock.now() } as const
    await updateAppointment(tx, row.id, changes)
    const change = { actor: actorOf(on), cause: `appointment_confirmed:${row.id}`, reason: 'Confirmed by the hotel' }
    await moveVoucher(tx, services, voucher, 'appointment_confirmed', change)
    await emailAppointment(tx, services, 'appointment_confirmed', voucher, { ...row, ...changes })
  })
  return `Appointment ${on.appointmentId}: confirmed for ${formatDayWithYear(day)}.`
}

/** Refuses all days that were proposed, with a reason that the traveler reads. Throws 400, 404 and 409 appointment_state. */
export async function refuseAppointment(services: Services, on: OnAppointment, typedReason: string): Promise<string> {
  const reason = cleanText(typedReason)
  if (reason === '' || reason.length > MOST_CHARACTERS)
    throw badInput('reason', `The reason must have 1 to ${MOST_CHARACTERS} characters.`)
  await changeAppointment(services, on, 'refuse_appointment', async (tx, voucher, row) => {
    const change = { actor: actorOf(on), cause: `appointment_refused:${row.id}`, reason: 'Refused by the hotel' }
    await endAppointment(tx, services, voucher, row, { status: 'REFUSED', hotelText: reason, change })
    await emailAppointment(tx, services, 'appointment_refused', voucher, { ...row, answer: reason })
  })
  return `Appointment ${on.appointmentId}: refused, the voucher is free again.`
}

/** Changes a request that waits and records who did it, in one transaction. */
async function changeAppointment(
  services: Services,
  { operator, appointmentId }: OnAppointment,
  action: OperatorAction,
  change: (tx: Executor, voucher: SoldVoucher, row: AppointmentRow) => Promise<void>,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const known = await findAppointment(tx, appointmentId)
    const voucher = known && (await lockVoucher(tx, known.voucherId))
    const row = await findAppointment(tx, appointmentId)
    if (!voucher || !row) throw notFound(`There is no appointment ${appointmentId}.`)
    if (row.status !== 'ASKED' || voucher.status !== 'ASKED')
      throw conflict('appointment_state', `Appointment ${appointmentId} waits for nothing: ${row.status}.`)
    await change(tx, voucher, row)
    const after = await findAppointment(tx, appointmentId)
    await recordAction(tx, services, {
      operator,
      action,
      purchaseId: voucher.orderId,
      refundId: null,
      before: factsOf(row),
      after: factsOf(after ?? row),
    })
  })
  services.mailQueue.wake()
}

const factsOf = ({ id, voucherId, status, confirmedDay }: AppointmentRow) => ({
  appointmentId: id,
  voucherId,
  status,
  confirmedDay,
})
