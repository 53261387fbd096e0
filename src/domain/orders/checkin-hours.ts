/** When a hotel takes its guests in: "from 14:00 to 23:00"; "24:00" is midnight, and without an end only the beginning is given. */
export function checkinHours(checkinFrom: string, checkinUntil: string): string {
  if (checkinUntil === '') return `from ${checkinFrom}`
  return `from ${checkinFrom} to ${checkinUntil === '24:00' ? 'midnight' : checkinUntil}`
}
