import { dayjs } from '@/domain/days/dayjs'

/** An instant (ISO text) as the device's own wall clock shows it: "Fri 20 Nov, 18:05". */
export function deviceTime(instant: string): string {
  return dayjs(instant).format('ddd D MMM, HH:mm')
}
