import type { Fact } from './field-aliases'
import type { RecordReader } from './record-reader'

/** The first or last hour of a fact such as "from 14:00 to 22:00" or "3 pm" as HH:MM, or null; what has no hour gets a note. */
export function hourIn(reader: RecordReader<Fact>, fact: Fact, which: 'first' | 'last'): string | null {
  const text = reader.text(fact, 80)
  if (text === '') return null
  const hours = [...text.matchAll(/\b(\d{1,2})(?:[:.h：](\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\b\.?)?/gi)].flatMap(
    ([, hour, minute = '00', half = '']) => wallTime(Number(hour), Number(minute), half.toLowerCase()) ?? [],
  )
  const hour = hours.at(which === 'first' ? 0 : -1)
  if (hour === undefined) reader.note(`${fact} "${text}" has no hour in it`)
  return hour ?? null
}

function wallTime(hour: number, minute: number, half: string): string | null {
  const hours = half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour
  if (hours > 23 || minute > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
