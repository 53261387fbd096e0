import { formatDayWithYear } from '@/domain/days/format-day'
import type { StayEvent } from '@/domain/booking/stay-calendar'
import { copyText } from '../share/clipboard'
import type { CalendarOutcome } from './contract'

/** The entry as text on the clipboard, for a calendar of the traveler's choice. */
export async function copyEvent({ title, firstDay, endDay, location, notes }: StayEvent): Promise<CalendarOutcome> {
  const days = `${formatDayWithYear(firstDay)} – ${formatDayWithYear(endDay)}`
  return (await copyText([title, days, location, notes].join('\n'))) ? 'copied' : 'failed'
}
