const two = (value: number) => String(value).padStart(2, '0')

/** Windows in which a traveller may arrive, hotel time: hour by hour from check-in to midnight, then after it. */
export function arrivalTimes(checkinFrom: string): string[] {
  const first = Number(checkinFrom.slice(0, 2))
  const from = Number.isInteger(first) && first < 24 ? first : 14
  const hours = Array.from({ length: 24 - from }, (_, index) => from + index)
  return [...hours.map((hour) => `${two(hour)}:00 to ${two(hour + 1)}:00`), 'After midnight']
}
