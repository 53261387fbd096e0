import Taro from '@tarojs/taro'
import { dayjs } from '@/domain/days/dayjs'
import type { AddToCalendar } from './contract'
import { copyEvent } from './copy-event'

/** Midnight of a day on the device, in seconds since 1970 UTC. */
const startOf = (day: string): number => dayjs(day).unix()

/** The host's own calendar, which requires permission; if refused, the entry is copied. */
export const addToCalendar: AddToCalendar = async (event) => {
  try {
    await Taro.addPhoneCalendar({
      title: event.title,
      startTime: startOf(event.firstDay),
      endTime: String(startOf(event.endDay)),
      allDay: true,
      description: event.notes,
      location: event.location,
    })
    return 'added'
  } catch {
    return copyEvent(event)
  }
}
