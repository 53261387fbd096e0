const DAY_MINUTES = 24 * 60

/** Minutes since midnight of "HH:MM"; null where it is no time. */
function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return Number.isInteger(total) && total <= DAY_MINUTES ? total : null
}

const two = (value: number) => String(value).padStart(2, '0')
const textOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** Windows in which a traveler may arrive while the desk is open, hotel time: hour by hour from check-in to its end; an end before the beginning is after midnight. */
export function arrivalTimes(checkinFrom: string, checkinUntil: string): string[] {
  const from = minutesOf(checkinFrom) ?? 14 * 60
  const until = minutesOf(checkinUntil) ?? DAY_MINUTES
  const isPastMidnight = until <= from
  const end = isPastMidnight ? DAY_MINUTES : until
  const windows: string[] = []
  for (let start = from; start < end; start = nextHour(start)) {
    windows.push(`${textOf(start)} to ${textOf(Math.min(nextHour(start), end))}`)
  }
  return isPastMidnight ? [...windows, 'After midnight'] : windows
}

const nextHour = (minutes: number) => (Math.floor(minutes / 60) + 1) * 60

/** When a hotel takes its guests in: "from 14:00 to 23:00"; "24:00" is midnight, and without an end only the beginning is given. */
export function checkinHours(checkinFrom: string, checkinUntil: string): string {
  if (checkinUntil === '') return `from ${checkinFrom}`
  return `from ${checkinFrom} to ${checkinUntil === '24:00' ? 'midnight' : checkinUntil}`
}
