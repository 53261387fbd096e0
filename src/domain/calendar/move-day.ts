import { addDays, addMonths, weekdayOf } from '../days/civil-day'

/** Where a key moves the focus in a month grid that begins on Monday (ARIA date grid), kept within [minDay, maxDay]; null for other keys. */
export function moveDay(day: string, key: string, minDay: string, maxDay: string): string | null {
  const target = targetOf(day, key)
  if (target === null) return null
  if (target < minDay) return minDay
  return target > maxDay ? maxDay : target
}

function targetOf(day: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    default:
      return null
  }
}
