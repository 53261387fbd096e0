/** So many months (`YYYY-MM`), beginning with that of a day (`YYYY-MM-DD`). */
export function nextMonths(day: string, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, ahead) => {
    const total = year * 12 + (month - 1) + ahead
    return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`
  })
}
