import { addDays } from '../days/add-days'
import type { StayEvent } from './stay-event'

const LINE_OCTETS = 75

const octetsOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** A content line as RFC 5545 wants it: at most 75 octets, continued after a line break and a space. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const letter of line) {
    const more = octetsOf(letter)
    if (octets + more > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += more
  }
  return text
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
const dateOf = (day: string) => day.replaceAll('-', '')

/** A calendar file with one stay (RFC 5545); createdAt is an instant. */
export function icsText({ id, title, firstDay, lastDay, location, notes }: StayEvent, createdAt: string): string {
  const stamp = `${createdAt.slice(0, 19).replace(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Staylark//Stays//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@staylark`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateOf(firstDay)}`,
    `DTEND;VALUE=DATE:${dateOf(addDays(lastDay, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(notes)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
