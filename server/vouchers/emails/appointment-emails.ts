import { formatDayWithYear } from '@/domain/days/format-day'
import type { Executor } from '../../kernel/database/executor'
import type { Services } from '../../kernel/services'
import { hotelOf } from '../present-appointment'
import type { AppointmentRow } from '../repository/appointments'
import type { SoldVoucher } from '../repository/vouchers'
import { hotelsText } from '../sku-snapshot'
import { emailHolder, HOLDER_WHY, type VoucherEmail, voucherFacts, walletLink } from './holder-email'

/** What happened to an appointment. */
export type AppointmentEvent =
  | 'appointment_asked'
  | 'appointment_confirmed'
  | 'appointment_refused'
  | 'appointment_cancelled'

const contents: Readonly<Record<AppointmentEvent, { readonly title: string; readonly text: string }>> = {
  appointment_asked: {
    title: 'Your days are with the hotel',
    text: 'The hotel confirms one of them or writes why it can’t. Until then the voucher waits for it; you can take the request back.',
  },
  appointment_confirmed: {
    title: 'Your appointment is confirmed',
    text: 'Show the code of your voucher at the hotel. You find it in your wallet.',
  },
  appointment_refused: {
    title: 'The hotel can’t take your days',
    text: 'Your voucher is free again: you can propose other days.',
  },
  appointment_cancelled: {
    title: 'Your appointment is cancelled',
    text: 'Your voucher is free again: you can propose other days.',
  },
}

/** The email about what happened to an appointment. */
function appointmentEmail(event: AppointmentEvent, voucher: SoldVoucher, row: AppointmentRow): VoucherEmail {
  const { title, text } = contents[event]
  const hotel = hotelOf(voucher, row.hotelId)
  const days = row.confirmedDay === null ? row.days : [row.confirmedDay]
  return {
    event,
    subject: title,
    title,
    paragraphs: [text],
    facts: [
      ['Hotel', hotelsText(hotel ? [hotel] : [])],
      [row.confirmedDay === null ? 'Days' : 'Day', days.map(formatDayWithYear).join(', ')],
      ['Your note', row.note],
      ['The hotel writes', row.answer],
      ...voucherFacts(voucher),
    ],
    link: walletLink,
    why: HOLDER_WHY,
  }
}

/** Writes to the holder of a voucher what happened to its appointment. */
export const emailAppointment = (
  tx: Executor,
  services: Services,
  event: AppointmentEvent,
  voucher: SoldVoucher,
  row: AppointmentRow,
): Promise<void> => emailHolder(tx, services, voucher.userId, voucher, appointmentEmail(event, voucher, row))
