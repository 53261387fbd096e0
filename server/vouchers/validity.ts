import type { VoucherValidity } from '@/contract/voucher-terms'
import { addDays, utcDay } from '@/domain/days/civil-day'
import { instantOfWallTime, todayIn, zoneText } from '../kernel/time/zones'
import { formatDayWithYear } from '@/domain/days/format-day'
import type { SkuRow } from './repository/skus'

/** When the vouchers of a SKU are good. */
export function validityOf({ validFrom, validUntil, validDays }: SkuRow): VoucherValidity {
  if (validDays !== null) return { kind: 'after_purchase', days: validDays }
  if (validUntil === null) throw new Error('a SKU names a last day or a number of days')
  return { kind: 'days', from: validFrom, until: validUntil }
}

/** The first day on which vouchers are valid; null if they are valid from their purchase on. */
export const firstDayOf = (validity: VoucherValidity): string | null =>
  validity.kind === 'days' ? validity.from : null

/** The first and last day, both included, of a voucher that is bought at an instant. */
export const daysOfUse = (validity: VoucherValidity, boughtAt: Date): { firstDay: string | null; lastDay: string } => ({
  firstDay: firstDayOf(validity),
  lastDay: validity.kind === 'days' ? validity.until : addDays(utcDay(boughtAt), validity.days),
})

/** The zone in which a day ends last. */
export function westernmostZone(lastDay: string, timeZones: readonly string[]): string {
  const endIn = (timeZone: string) => instantOfWallTime(addDays(lastDay, 1), '00:00', timeZone).getTime()
  const [first = 'UTC', ...others] = timeZones
  return others.reduce((latest, zone) => (endIn(zone) > endIn(latest) ? zone : latest), first)
}

/** When a voucher ends: with its last day in the westernmost zone of its hotels. */
export const expiryOf = (lastDay: string, timeZones: readonly string[]): Date =>
  instantOfWallTime(addDays(lastDay, 1), '00:00', westernmostZone(lastDay, timeZones))

/** Until when a voucher is good, in words with the zone: "Good until the end of Wed 30 Jun 2027, UTC−5". */
export function validText(lastDay: string, timeZones: readonly string[]): string {
  const zone = westernmostZone(lastDay, timeZones)
  return `Good until the end of ${formatDayWithYear(lastDay)}, ${zoneText(zone, expiryOf(lastDay, timeZones))}`
}

/** Whether a voucher's day has not begun, or is over, anywhere that it can be used; null while it is good. */
export function outsideValidity(
  { firstDay, expireAt }: { readonly firstDay: string | null; readonly expireAt: Date },
  timeZone: string,
  now: Date,
): 'not_yet' | 'over' | null {
  if (now.getTime() >= expireAt.getTime()) return 'over'
  return firstDay !== null && todayIn(timeZone, now) < firstDay ? 'not_yet' : null
}
