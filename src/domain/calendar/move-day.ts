import { addDays, addMonths, weekdayOf } from '../days/civil-day'

/** Day that a key moves the focus to in a Monday-first month grid (ARIA date grid), clamped to [minDay, maxDay]; null for other keys. */
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
