import { formatDay } from '../days/format-day'
import type { Picking } from './calendar-rules'

/** The chosen days in one line: "Fri 20 Nov – Sun 22 Nov"; only the beginning while the range is not complete. */
export function rangeSummary(picking: Picking): string {
  if (picking.step === 'start') return ''
  if (picking.step === 'end') return `From ${formatDay(picking.checkIn)}`
  return `${formatDay(picking.checkIn)} – ${formatDay(picking.checkOut)}`
}
