import { spawnSync } from 'node:child_process'
import { writeFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSync } from 'esbuild'

const zones = [
  'UTC',
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

/** Every day of three years, its weekday, its text, the nights to seven days later, the month later and the calendar's months. */
const program = `
import { addDays } from '@/domain/days/add-days'
import { dayNumber } from '@/domain/days/day-number'
import { formatDay } from '@/domain/days/format-day'
import { nightsBetween } from '@/domain/days/nights-between'
import { nightsOf } from '@/domain/days/nights-of'
import { weekdayOf } from '@/domain/days/weekday-of'
import { addMonths } from '@/domain/calendar/add-months'
import { calendarMonths } from '@/domain/calendar/calendar-months'
const lines = []
for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
  const later = addDays(day, 7)
  lines.push([day, dayNumber(day), weekdayOf(day), formatDay(day), nightsBetween(day, later), nightsOf(day, later).join(), addMonths(day, 6)].join(' '))
}
lines.push(JSON.stringify(calendarMonths('2026-10-15', '2027-04-15')))
process.stdout.write(lines.join('\\n'))
`

let file = ''

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
})

const outputIn = (zone: string) =>
  spawnSync(process.execPath, [file], { env: { TZ: zone }, encoding: 'utf8', maxBuffer: 10_000_000 }).stdout

test('a process really lives in the zone that it is given', () => {
  const said = spawnSync(process.execPath, ['-p', 'new Date(0).getHours()'], {
    env: { TZ: 'Asia/Tokyo' },
    encoding: 'utf8',
  })
  expect(said.stdout.trim()).toBe('9')
})

test.each(zones)('days, nights and months are the same in %s as in UTC', (zone) => {
  const expected = outputIn('UTC')
  expect(expected.split('\n')).toHaveLength(1097)
  expect(outputIn(zone)).toBe(expected)
})
