import type { ChatHours } from '@/contract/chat'
import { addDays } from '@/domain/days/civil-day'
import { DAY_MINUTES, type SupportHours } from '../kernel/config/support-hours'
import { instantOfWallTime, todayIn } from '../kernel/time/zones'

const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const placeOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

const isAlways = ({ fromMinute, untilMinute }: SupportHours) => fromMinute === 0 && untilMinute === DAY_MINUTES

/** The hours that begin on the day before, on a day and on the next. */
function spansAround({ fromMinute, untilMinute, timeZone }: SupportHours, now: Date) {
  const today = todayIn(timeZone, now)
  const isOverMidnight = untilMinute <= fromMinute
  return [-1, 0, 1].map((days) => {
    const day = addDays(today, days)
    const endsNextDay = isOverMidnight || untilMinute === DAY_MINUTES
    return {
      from: instantOfWallTime(day, clockText(fromMinute), timeZone),
      until: instantOfWallTime(endsNextDay ? addDays(day, 1) : day, clockText(untilMinute % DAY_MINUTES), timeZone),
    }
  })
}

/** When people respond, and whether they do at an instant. */
export function chatHours(hours: SupportHours, now: Date): ChatHours {
  if (isAlways(hours)) return { text: 'Every day, at any time', isOpen: true, opensAt: null }
  const spans = spansAround(hours, now)
  const isOpen = spans.some(({ from, until }) => from <= now && now < until)
  const next = spans.find(({ from }) => from > now)
  return {
    text: `Every day ${clockText(hours.fromMinute)} – ${clockText(hours.untilMinute)}, ${placeOf(hours.timeZone)} time`,
    isOpen,
    opensAt: isOpen || !next ? null : next.from.toISOString(),
  }
}
