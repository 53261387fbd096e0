import fc from 'fast-check'
import { addDays } from '@/domain/days/civil-day'
import type { Picking } from '@/domain/calendar/calendar-rules'
import { canTapDay, tapDay } from '@/domain/calendar/picking'
import { isRangeFree } from '@/domain/calendar/ranges'
import { atStart, from, range, rulesWith, soldOut, today } from '../../../support/calendar/calendar-cases'

const rules = rulesWith()
const gone = soldOut('2026-11-27')

test.each<[string, Picking, string, Picking]>([
  ['a first tap begins a stay', atStart, '2026-11-24', from('2026-11-24')],
  ['a second, later tap ends it', from('2026-11-24'), '2026-11-26', range('2026-11-24', '2026-11-26')],
  ['an earlier end begins again', from('2026-11-24'), '2026-11-22', from('2026-11-22')],
  ['the same day again changes nothing', from('2026-11-24'), '2026-11-24', from('2026-11-24')],
  ['a tap on a complete range begins again', range('2026-11-24', '2026-11-26'), '2026-11-25', from('2026-11-25')],
  ['a sold-out night may be the check-out day', from('2026-11-24'), '2026-11-27', range('2026-11-24', '2026-11-27')],
  ['a range over a sold-out night begins again', from('2026-11-24'), '2026-11-29', from('2026-11-29')],
  ['a sold-out night begins no stay', atStart, '2026-11-27', atStart],
  ['yesterday is not tapped', atStart, '2026-11-20', atStart],
  ['a day after the last is not tapped', from('2026-11-24'), '2027-05-22', from('2026-11-24')],
  ['the last day can be the check-out', from('2027-05-20'), '2027-05-21', range('2027-05-20', '2027-05-21')],
])('%s', (_, before, day, after) => expect(tapDay(before, day, rules, gone)).toEqual(after))

test.each<[string, Picking, string, Picking]>([
  ['equal limits end the stay at once', atStart, '2026-11-22', range('2026-11-22', '2026-11-25')],
  ['and again from a complete one', range('2026-11-22', '2026-11-25'), '2026-11-28', range('2026-11-28', '2026-12-01')],
  ['the check-out may be a sold-out night', atStart, '2026-11-24', range('2026-11-24', '2026-11-27')],
  ['a sold-out night within is no start', atStart, '2026-11-25', atStart],
  ['an end after the last day is no start', atStart, '2027-05-19', atStart],
])('with three nights exactly, %s', (_, before, day, after) => {
  expect(tapDay(before, day, rulesWith({ dayLimitMin: 3, dayLimitMax: 3 }), gone)).toEqual(after)
})

test('a stay within one day only where it is allowed', () => {
  const before = from('2026-11-24')
  const sameDay = rulesWith({ allowsSameDay: true })
  expect(tapDay(before, '2026-11-24', sameDay, {})).toEqual(range('2026-11-24', '2026-11-24'))
})

const day = fc.integer({ min: -3, max: 25 }).map((days) => addDays(today, days))

test('whatever is tapped, a complete range lies within the limits and over free nights', () => {
  fc.assert(
    fc.property(fc.array(day, { maxLength: 12 }), fc.uniqueArray(day, { maxLength: 8 }), (taps, sold) => {
      const facts = soldOut(...sold)
      const limits = rulesWith({ maxDay: addDays(today, 20) })
      let picking: Picking = atStart
      for (const tapped of taps) {
        const canTap = canTapDay(tapped, picking, limits, facts)
        const next = tapDay(picking, tapped, limits, facts)
        if (!canTap) expect(next).toBe(picking)
        picking = next
      }
      if (picking.step !== 'done') return
      expect(picking.checkIn < picking.checkOut).toBe(true)
      expect(picking.checkIn >= limits.minDay && picking.checkOut <= limits.maxDay).toBe(true)
      expect(isRangeFree(picking, facts)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
