import type { AppointmentDay, BookInfo, SubmitBookInfo } from '@/contract/appointment'
import type { VoucherView } from '@/contract/coupon-order'
import type { DayFact, DayFacts } from '../calendar/calendar-rules'
import { type DayType, singleDayType } from '../calendar/day-type'
import { formatDay, formatDayWithYear } from '../days/format-day'
import { countOf } from '../text/phrases'

/** A hotel where an appointment can be made, with its days. */
export type AppointmentHotel = BookInfo['hotels'][number]

/** What is chosen for an appointment; the day liked best stands first. */
export interface AppointmentForm {
  readonly hotelId: string
  readonly days: readonly string[]
  /** What the hotel should know. */
  readonly message: string
}

/** The days of a hotel as the calendar shows them: without amounts, each refused one with its reason. */
export const appointmentFacts = ({ days }: Pick<AppointmentHotel, 'days'>): DayFacts =>
  Object.fromEntries(days.map((day) => [day.date, factOf(day)]))

const factOf = ({ date, refusal, refusalText }: AppointmentDay): DayFact => ({
  date,
  isAvailable: refusal === null,
  closedBy: null,
  amount: null,
  totalMinor: null,
  isLowest: false,
  holiday: null,
  stockLeft: null,
  checkinAllowed: true,
  checkoutAllowed: true,
  stayThroughAllowed: true,
  minNights: null,
  maxNights: null,
  spokenText: refusalText ?? 'can be proposed',
})

/** The first and the last day of a hotel's calendar. */
export const appointmentLimits = ({ days, today }: Pick<AppointmentHotel, 'days' | 'today'>) => ({
  minDay: days[0]?.date ?? today,
  maxDay: days.at(-1)?.date ?? today,
})

/** How a day is rendered where some are proposed. */
export function appointmentDayType(
  day: string,
  chosen: readonly string[],
  hotel: AppointmentHotel,
  facts: DayFacts,
): DayType {
  const type = singleDayType(day, chosen, 'multiple', appointmentLimits(hotel), facts)
  // Proposed days stand for themselves, also side by side.
  return type === 'multiple-middle' ? 'multiple-selected' : type
}

/** What a tap on a day makes of the chosen ones: one more, or one fewer, or why neither. */
export function tapAppointmentDay(
  chosen: readonly string[],
  day: string,
  { days }: Pick<AppointmentHotel, 'days'>,
  mostDays: number,
): { readonly days: readonly string[]; readonly refusalText: string | null } {
  if (chosen.includes(day)) return { days: chosen.filter((one) => one !== day), refusalText: null }
  const refusalText = days.find(({ date }) => date === day)?.refusalText ?? null
  if (refusalText !== null) return { days: chosen, refusalText }
  if (chosen.length < mostDays) return { days: [...chosen, day], refusalText: null }
  return { days: chosen, refusalText: `You can propose ${countOf(mostDays, 'day')} at most. Take one away first.` }
}

/** The next day after another that can be proposed; null where there is none. */
export const nextOpenDay = (day: string, { days }: Pick<AppointmentHotel, 'days'>): string | null =>
  days.find(({ date, refusal }) => date > day && refusal === null)?.date ?? null

/** The form fitted to what can be proposed now: a hotel that there is, and days that it still takes. */
export function fitAppointment(form: AppointmentForm, { hotels }: Pick<BookInfo, 'hotels'>): AppointmentForm {
  const hotel = hotels.find(({ hotelId }) => hotelId === form.hotelId) ?? hotels[0]
  const isOpen = (day: string) => hotel?.days.some(({ date, refusal }) => date === day && refusal === null) ?? false
  return { ...form, hotelId: hotel?.hotelId ?? '', days: form.days.filter(isOpen) }
}

/** What is sent to propose days. */
export function appointmentBody(voucherId: string, { hotelId, days, message }: AppointmentForm): SubmitBookInfo {
  const text = message.trim()
  return { voucherId, hotelId, days: [...days], ...(text !== '' && { note: text }) }
}

/** The chosen days in the order in which they are liked, in a sentence's part. */
export const proposedText = (days: readonly string[]): string => days.map(formatDay).join(', ')

/** How an appointment stands, in a sentence. */
export function appointmentText({
  hotelName,
  status,
  days,
  confirmedDay,
  hotelText,
}: NonNullable<VoucherView['appointment']>): string {
  const reason = hotelText === '' ? '' : ` ${hotelText}`
  switch (status) {
    case 'ASKED':
      return `Proposed to ${hotelName}: ${proposedText(days)}. The hotel confirms one of them.`
    case 'CONFIRMED':
      return `Confirmed at ${hotelName}: ${formatDayWithYear(confirmedDay ?? '')}.${reason}`
    case 'REFUSED':
      return `${hotelName} could not take ${proposedText(days)}.${reason}`
    case 'CANCELLED':
      return `Your appointment at ${hotelName} was cancelled.`
  }
}
