import { formatDay } from '../days/format-day'
import { nightsBetween } from '../days/nights-between'
import { countOf } from '../words/count-of'
import type { Picking } from './calendar-rules'

/** The chosen range in one line: "Fri 20 Nov – Sun 22 Nov · 2 nights"; only the beginning while it is not complete. */
export function rangeSummary(picking: Picking): string {
  if (picking.step === 'start') return ''
  if (picking.step === 'end') return `From ${formatDay(picking.checkIn)}`
  const { checkIn, checkOut } = picking
  return `${formatDay(checkIn)} – ${formatDay(checkOut)} · ${countOf(nightsBetween(checkIn, checkOut), 'night')}`
}
