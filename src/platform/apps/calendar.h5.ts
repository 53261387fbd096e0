import { icsText } from '@/domain/booking/stay-calendar'
import { deviceTimers } from '../clock'
import { traits } from '../device/traits'
import type { AddToCalendar } from './contract'
import { copyEvent } from './copy-event'

/** How long a browser may take to read the file. */
const READ_MS = 60_000

/** Browsers open a calendar file or save it; web views in apps do neither, so there the entry is copied. */
export const addToCalendar: AddToCalendar = (event, nowMs) => {
  if (traits.surface !== 'browser') return copyEvent(event)
  const text = icsText(event, new Date(nowMs).toISOString())
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'stay.ics'
  document.body.append(link)
  link.click()
  link.remove()
  deviceTimers.after(READ_MS, () => URL.revokeObjectURL(url))
  return Promise.resolve('saved')
}
