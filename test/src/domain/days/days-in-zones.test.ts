import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSync } from 'esbuild'

const zones = [
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Europe/London',
  'Europe/Paris',
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
]

/** Every day of three years, its weekday, its text, the nights to seven days later and the month later; for each day of one year what a calendar makes of it as today; and the calendar's months. */
const program = `
import { addDays, addMonths, nightsBetween, nightsOf, parseDay, utcDay, weekdayOf } from '@/domain/days/civil-day'
import { formatDay } from '@/domain/days/format-day'
import { timeAgo } from '@/domain/days/relative-time'
import { calendarMonths } from '@/domain/calendar/month-grid'
import { calendarShortcuts } from '@/domain/calendar/calendar-shortcuts'
import { dayLabel } from '@/domain/calendar/calendar-text'
import { dayRefusal } from '@/domain/calendar/refusals'
import { dayType } from '@/domain/calendar/day-type'
import { defaultDates } from '@/domain/calendar/stay-dates'
import { defaultRules } from '@/domain/calendar/calendar-rules'
import { moveDay } from '@/domain/calendar/move-day'
import { rangeSummary } from '@/domain/calendar/calendar-text'
import { restoreDates } from '@/domain/calendar/stay-dates'
import { stayMessage } from '@/domain/calendar/refusals'
import { tapDay } from '@/domain/calendar/picking'
import { upcomingHolidays } from '@/domain/calendar/calendar-shortcuts'
const holidays = new Map([['2026-12-25', 'Christmas Day'], ['2027-03-28', 'Easter'], ['2027-03-29', 'Easter']])
const gone = (date) => ({ [date]: { date, isAvailable: false, checkoutAllowed: true } })
function calendarOf(today) {
  const rules = { ...defaultRules(today), dayLimitMin: 2 }
  const sold = addDays(today, 10)
  const facts = gone(sold)
  const taps = [3, 12, 9, 10].map((ahead) => addDays(today, ahead))
  let picking = { step: 'start' }
  const steps = taps.map((day) => {
    const refusal = dayRefusal(day, picking, rules, facts)
    picking = tapDay(picking, day, rules, facts)
    return [refusal, picking, stayMessage(picking, rules, facts), rangeSummary(picking), dayType(day, picking, rules, facts)]
  })
  const dates = defaultDates(today)
  return [rules, dates, steps, calendarShortcuts(today, rules, facts, upcomingHolidays(holidays, today)),
    dayLabel(sold, 'disabled', facts[sold], 'CNY'), moveDay(sold, 'PageDown', today, rules.maxDay),
    restoreDates({ ...dates, expiresAtMs: 2 }, today, 1)]
}
const lines = []
for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
  const later = addDays(day, 7)
  lines.push([day, parseDay(day).valueOf(), weekdayOf(day), formatDay(day), timeAgo(day + 'T23:00:00Z', parseDay(later).valueOf()), utcDay(parseDay(day).valueOf()), nightsBetween(day, later), nightsOf(day, later).join(), addMonths(day, 6)].join(' '))
}
for (let day = '2026-06-01'; day < '2027-06-01'; day = addDays(day, 1)) lines.push(JSON.stringify(calendarOf(day)))
lines.push(JSON.stringify(calendarMonths('2026-10-15', '2027-04-15')))
process.stdout.write(lines.join('\\n'))
`

let file = ''
let inUtc = ''

beforeAll(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'days-')), 'days.cjs')
  const { outputFiles } = buildSync({
    stdin: { contents: program, resolveDir: process.cwd(), loader: 'ts' },
    alias: { '@': path.resolve('src') },
    bundle: true,
    platform: 'node',
    write: false,
  })
  writeFileSync(file, outputFiles[0]?.text ?? '')
  inUtc = outputIn('UTC')
})
afterAll(() => rmSync(path.dirname(file), { recursive: true }))

const outputIn = (zone: string) =>
  spawnSync(process.execPath, [file], { env: { TZ: zone }, encoding: 'utf8', maxBuffer: 10_000_000 }).stdout

test('a process really lives in the zone that it is given', () => {
  const output = spawnSync(process.execPath, ['-p', 'new Date(0).getHours()'], {
    env: { TZ: 'Asia/Tokyo' },
    encoding: 'utf8',
  })
  expect(output.stdout.trim()).toBe('9')
})

test('they are printed for every day', () => {
  expect(inUtc.split('\n')).toHaveLength(1462)
})

test.each(zones)('days, nights, months and calendars are the same in %s as in UTC', (zone) => {
  expect(outputIn(zone)).toBe(inUtc)
})
