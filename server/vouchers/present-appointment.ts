import type { VoucherView } from '@/contract/coupon-order'
import { lastCancelDay } from '@/domain/vouchers/appointment'
import type { SkuSnapshot } from '../kernel/database/schema/vouchers'
import { todayIn } from '../kernel/time/zones'
import type { AppointmentRow } from './repository/appointments'
import type { SoldVoucher } from './repository/vouchers'

/** The hotel of a voucher with an id. */
export const hotelOf = (
  { snapshot }: Pick<SoldVoucher, 'snapshot'>,
  hotelId: string,
): SkuSnapshot['hotels'][number] | undefined => snapshot.hotels.find((hotel) => hotel.hotelId === hotelId)

/** Whether the holder can still cancel: a request at any time, an appointment by the voucher's terms, in the hotel's time. */
export function canCancelAppointment(voucher: SoldVoucher, row: AppointmentRow, now: Date): boolean {
  const timeZone = hotelOf(voucher, row.hotelId)?.timeZone ?? 'UTC'
  return row.confirmedDay === null || todayIn(timeZone, now) <= lastCancelDay(row.confirmedDay, voucher.snapshot.terms)
}

/** An appointment as the holder of its voucher sees it. */
export function presentAppointment(voucher: SoldVoucher, row: AppointmentRow): NonNullable<VoucherView['appointment']> {
  const { hotelId, status, days, confirmedDay } = row
  const hotelName = hotelOf(voucher, hotelId)?.name ?? ''
  return { hotelId, hotelName, status, days, confirmedDay, hotelText: row.answer }
}
