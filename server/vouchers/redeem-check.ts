import { weekdayOf } from '@/domain/days/civil-day'
import { formatDayWithYear } from '@/domain/days/format-day'
import { voucherStatusText } from '@/domain/vouchers/voucher-state'
import { formatInstantIn, todayIn, zoneText } from '../kernel/time/zones'
import type { SkuSnapshot } from '../kernel/database/schema/vouchers'
import type { AppointmentRow } from './repository/appointments'
import type { SoldVoucher, VoucherLogRow } from './repository/vouchers'
import { firstDayOf, outsideValidity } from './validity'

/** A hotel where a voucher can be used. */
export type UseHotel = SkuSnapshot['hotels'][number]

/** What decides whether a voucher can be redeemed. */
export interface RedeemFacts {
  readonly voucher: SoldVoucher
  /** The move that used it up. */
  readonly usedBy: VoucherLogRow | undefined
  readonly appointment: AppointmentRow | undefined
  /** Whether it is on its way to somebody else. */
  readonly isGiven: boolean
  readonly hotel: UseHotel
}

/** Why a voucher can't be redeemed: its day, its state, or that it takes another way. */
export type RedeemRefusalCode =
  | 'not_yet'
  | 'over'
  | 'not_that_day'
  | 'used'
  | 'voucher_state'
  | 'voucher_given'
  | 'needs_date'

/** Why a voucher can't be redeemed, with a sentence for who presents it. */
export interface RedeemRefusal {
  readonly code: RedeemRefusalCode
  readonly text: string
}

const refusal = (code: RedeemRefusalCode, text: string): RedeemRefusal => ({ code, text })

/** Why a voucher can't be redeemed at a hotel at an instant; null where it can. What an appointment was for is recorded on its day or later. */
export function redeemRefusal(facts: RedeemFacts, now: Date): RedeemRefusal | null {
  return refusalOfState(facts) ?? refusalOfDay(facts, now)
}

function refusalOfState({ voucher, usedBy, appointment, isGiven, hotel }: RedeemFacts): RedeemRefusal | null {
  const { status, snapshot } = voucher
  if (status === 'USED') return refusal('used', usedText(usedBy, hotel.timeZone))
  if (status === 'EXPIRED' || status === 'AUTO_REFUNDING') return over(voucher)
  if (isGiven) return refusal('voucher_given', 'It was given to somebody who has not claimed it yet.')
  if (status === 'UNUSED' && snapshot.terms.use === 'exchange')
    return refusal('needs_date', 'It is used by booking a date with it in the app.')
  if (status === 'UNUSED' && snapshot.terms.use === 'appointment')
    return refusal('needs_date', 'It is used by an appointment, and it has none.')
  if (status === 'APPOINTED' && appointment?.hotelId !== hotel.hotelId)
    return refusal('voucher_state', 'Its appointment is at another hotel.')
  if (status === 'UNUSED' || status === 'APPOINTED') return null
  return refusal('voucher_state', `It is not free: ${voucherStatusText(status).toLowerCase()}.`)
}

function refusalOfDay({ voucher, appointment, hotel }: RedeemFacts, now: Date): RedeemRefusal | null {
  const { snapshot } = voucher
  const firstDay = firstDayOf(snapshot.validity)
  const outside = outsideValidity({ firstDay, expireAt: voucher.expireAt }, hotel.timeZone, now)
  if (outside === 'over') return over(voucher)
  if (outside === 'not_yet')
    return refusal('not_yet', `Not yet: it is good from ${formatDayWithYear(firstDay ?? '')} on.`)
  const today = todayIn(hotel.timeZone, now)
  const day = appointment?.confirmedDay ?? null
  if (day !== null)
    return today < day
      ? refusal('not_that_day', `Not on that day: its appointment is for ${formatDayWithYear(day)}.`)
      : null
  return isExcluded(snapshot.terms, today)
    ? refusal('not_that_day', `Not on that day: its terms exclude ${formatDayWithYear(today)}.`)
    : null
}

const over = ({ lastDay }: SoldVoucher) => refusal('over', `Over: its last day was ${formatDayWithYear(lastDay)}.`)

const isExcluded = ({ blackouts, weekdays }: SkuSnapshot['terms'], day: string) =>
  !weekdays.includes(weekdayOf(day)) || blackouts.some(({ from, to }) => from <= day && day <= to)

/** When and by whom a voucher was used, in the time of a hotel. */
function usedText(line: VoucherLogRow | undefined, timeZone: string): string {
  if (!line) return 'It is used.'
  const [kind = '', person] = line.actor.split(':')
  const when = `${formatInstantIn(timeZone, line.at)} (${zoneText(timeZone, line.at)})`
  return `It was used on ${when} by ${person ?? (kind === 'system' ? 'the booked date' : kind)}.`
}
