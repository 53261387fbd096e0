/** Whether a day can be tapped at all: neither before the first day of the calendar nor after its last (spec §5). */
export function isInside(
  day: string,
  { minDay, maxDay }: { readonly minDay: string; readonly maxDay: string },
): boolean {
  return minDay <= day && day <= maxDay
}
