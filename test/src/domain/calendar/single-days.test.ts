import { singleDayType, tapSingleDay } from '@/domain/calendar/day-type'
import { rulesWith, soldOut } from '../../../support/calendar/calendar-cases'

const rules = rulesWith()
const facts = soldOut('2026-11-30')
const one = ['2026-11-24']
const several = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-28']

test.each([
  ['a first day', 'single', [], '2026-11-25', ['2026-11-25']],
  ['another day', 'single', one, '2026-11-25', ['2026-11-25']],
  ['the same day', 'single', one, '2026-11-24', one],
  ['a sold-out night', 'single', one, '2026-11-30', one],
  ['yesterday', 'single', one, '2026-11-20', one],
  ['one more, in order', 'multiple', one, '2026-11-22', ['2026-11-22', '2026-11-24']],
  ['one fewer', 'multiple', several, '2026-11-25', ['2026-11-24', '2026-11-26', '2026-11-28']],
  ['a sold-out night', 'multiple', several, '2026-11-30', several],
  ['a chosen day that has sold out can still be given up', 'multiple', ['2026-11-30'], '2026-11-30', []],
] as const)('a tap on %s in %s mode', (_, mode, before, day, after) => {
  expect(tapSingleDay(before, day, mode, rules, facts)).toEqual(after)
})

test.each([
  ['2026-11-24', 'single', one, 'selected'],
  ['2026-11-25', 'single', one, 'plain'],
  ['2026-11-30', 'single', one, 'disabled'],
  ['2026-11-20', 'single', one, 'disabled'],
  ['2026-11-24', 'multiple', several, 'multiple-selected'],
  ['2026-11-25', 'multiple', several, 'multiple-middle'],
  ['2026-11-26', 'multiple', several, 'multiple-selected'],
  ['2026-11-27', 'multiple', several, 'plain'],
  ['2026-11-28', 'multiple', several, 'multiple-selected'],
] as const)('%s in %s mode is shown as %j', (day, mode, days, type) => {
  expect(singleDayType(day, days, mode, rules, facts)).toBe(type)
})
