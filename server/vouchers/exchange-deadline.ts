import type { VoucherTerms } from '@/contract/voucher-terms'
import { addDays } from '@/domain/days/civil-day'
import { formatInstantIn, instantOfWallTime, zoneText } from '../kernel/time/zones'

/** Until when a booked date can be cancelled: the terms' number of days before arrival, at the hour of check-in. */
export const cancelUntil = (
  { cancelDays }: Pick<VoucherTerms, 'cancelDays'>,
  checkIn: string,
  { checkinFrom, timeZone }: { readonly checkinFrom: string; readonly timeZone: string },
): Date => instantOfWallTime(addDays(checkIn, -cancelDays), checkinFrom, timeZone)

/** The same in words: "Can be cancelled until Sat 14 Nov 15:00, hotel time (UTC+8)". */
export const cancelText = (until: Date, timeZone: string, now: Date): string =>
  now < until
    ? `Can be cancelled until ${formatInstantIn(timeZone, until)}, hotel time (${zoneText(timeZone, until)})`
    : 'Can no longer be cancelled'
