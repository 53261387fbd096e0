import fc from 'fast-check'
import { canConfirm, dayRefusal } from '@/domain/calendar/refusals'
import { canStartOn, endAfter } from '@/domain/calendar/ranges'
import { canTapDay, tapDay } from '@/domain/calendar/picking'
import type { CalendarRules, DayFacts, Picking } from '@/domain/calendar/calendar-rules'
import { calendarShortcuts } from '@/domain/calendar/calendar-shortcuts'
import { dayType } from '@/domain/calendar/day-type'
import { addDays } from '@/domain/days/civil-day'
import { fact } from '../../../support/calendar/calendar-cases'
import { CalendarModel, type ModelCalendar, type ModelChoice } from '../../../support/calendar/calendar-model'

const COUNT = 14

const dates = Array.from({ length: COUNT }, (_, index) => addDays('2026-11-23', index))
const dateOf = (index: number) => dates[index] ?? ''

const mostly = (weight: number) => fc.integer({ min: 0, max: 99 }).map((number) => number < weight)
const nights = fc.option(fc.integer({ min: 1, max: 5 }), { freq: 2 })

const calendarOf: fc.Arbitrary<ModelCalendar> = fc.record({
  days: fc.array(
    fc.record({
      isFree: mostly(80),
      canArrive: mostly(85),
      canLeave: mostly(85),
      canPass: mostly(92),
      least: nights,
      most: nights,
    }),
    { minLength: COUNT, maxLength: COUNT },
  ),
  first: fc.integer({ min: 0, max: 2 }),
  last: fc.integer({ min: 9, max: COUNT - 1 }),
  least: fc.integer({ min: 1, max: 4 }),
  most: fc.integer({ min: 1, max: 8 }),
  step: fc.constantFrom(1, 1, 2, 3),
  isSameDay: mostly(20),
})

const taps = fc.array(fc.integer({ min: 0, max: COUNT - 1 }), { minLength: 1, maxLength: 6 })

function rulesOf({ first, last, least, most, step, isSameDay }: ModelCalendar): CalendarRules {
  const [minDay, maxDay] = [dateOf(first), dateOf(last)]
  return { minDay, maxDay, dayLimitMin: least, dayLimitMax: most, dayStep: step, allowsSameDay: isSameDay }
}

function factsOf({ days }: ModelCalendar): DayFacts {
  const known = days.map(({ isFree, canArrive, canLeave, canPass, least, most }, index) => [
    dateOf(index),
    fact({
      date: dateOf(index),
      isAvailable: isFree,
      checkinAllowed: canArrive,
      checkoutAllowed: canLeave,
      stayThroughAllowed: canPass,
      minNights: least,
      maxNights: most,
    }),
  ])
  return Object.fromEntries(known)
}

function pickingOf(choice: ModelChoice): Picking {
  if (choice.length === 0) return { step: 'start' }
  const checkIn = dateOf(choice[0])
  return choice.length === 1 ? { step: 'end', checkIn } : { step: 'done', checkIn, checkOut: dateOf(choice[1]) }
}

const indexOf = (date: string) => dates.indexOf(date)

/** A fix leads to a stay that satisfies all rules, or to the beginning of one. */
function isGood(picking: Picking, model: CalendarModel, start: number | null): boolean {
  if (picking.step === 'start') return false
  const checkIn = indexOf(picking.checkIn)
  if (picking.step === 'end') return model.isStart(checkIn)
  const ends = checkIn === start || model.isStart(checkIn) ? model.endsOf(checkIn) : []
  return ends.includes(indexOf(picking.checkOut))
}

/** The results of the rules and of the model; one text of each is compared, as ten thousand calendars have a million results. */
class Comparison {
  private readonly actual: unknown[] = []
  private readonly expected: unknown[] = []

  add(about: string, actual: unknown, expected: unknown): void {
    this.actual.push([about, actual])
    this.expected.push([about, expected])
  }

  compare(): void {
    expect(JSON.stringify(this.actual)).toBe(JSON.stringify(this.expected))
  }
}

function compareDays(comparison: Comparison, calendar: ModelCalendar, model: CalendarModel): void {
  const [rules, facts] = [rulesOf(calendar), factsOf(calendar)]
  for (const [index, date] of dates.entries()) {
    comparison.add('can begin', canStartOn(date, rules, facts), model.isStart(index))
    if (index < calendar.first || index > calendar.last) continue
    const end = model.endsOf(index).find((one) => one > index)
    comparison.add('can end', endAfter(0, date, rules, facts), end === undefined ? null : dateOf(end))
  }
}

function compareReason(
  comparison: Comparison,
  calendar: ModelCalendar,
  model: CalendarModel,
  { day, choice }: { day: number; choice: ModelChoice },
): void {
  const start = choice.length === 1 ? choice[0] : null
  const refusal = dayRefusal(dateOf(day), pickingOf(choice), rulesOf(calendar), factsOf(calendar))
  const isOutside = day < calendar.first || day > calendar.last
  const isEnd = start !== null && day > start
  const isFine = isOutside || day === start || (isEnd ? model.endsOf(start).includes(day) : model.isStart(day))
  comparison.add('is fine', refusal === null, isFine)
  if (refusal === null) return
  const isOther = isEnd
    ? model.endsOf(start).some((end) => end > start)
    : dates.some((_, other) => other > day && model.isStart(other))
  comparison.add('has a fix', refusal.fix !== null, isOther)
  if (refusal.fix) comparison.add('the fix is good', isGood(refusal.fix.picking, model, start), true)
}

test('10,000 calendars: each day, tap, reason and fix matches an exhaustive search of every stay', () => {
  const compare = (calendar: ModelCalendar, tapped: readonly number[]) => {
    const [model, rules, facts] = [new CalendarModel(calendar), rulesOf(calendar), factsOf(calendar)]
    const comparison = new Comparison()
    compareDays(comparison, calendar, model)
    let choice: ModelChoice = []
    for (const day of tapped) {
      const [picking, date] = [pickingOf(choice), dateOf(day)]
      const next: ModelChoice = model.tap(choice, day)
      comparison.add('makes', tapDay(picking, date, rules, facts), pickingOf(next))
      comparison.add('does something', canTapDay(date, picking, rules, facts), next !== choice)
      if (choice.length === 0)
        comparison.add('is off', dayType(date, picking, rules, facts) === 'disabled', next === choice)
      compareReason(comparison, calendar, model, { day, choice })
      choice = next
      const isLegal = choice.length === 2 && model.isLegal(...choice)
      comparison.add('can be confirmed', canConfirm(pickingOf(choice), rules, facts), isLegal)
    }
    comparison.compare()
  }
  fc.assert(fc.property(calendarOf, taps, compare), { numRuns: 10_000 })
})

test('10,000 calendars: every shortcut is a stay that can be confirmed', () => {
  const holidays = [{ name: 'Lantern Festival', checkIn: dateOf(5), checkOut: dateOf(8) }]
  const offered = (calendar: ModelCalendar) => {
    const [rules, facts] = [rulesOf(calendar), factsOf(calendar)]
    const shortcuts = calendarShortcuts(dateOf(2), rules, facts, holidays)
    const good = shortcuts.filter(({ checkIn, checkOut }) =>
      canConfirm({ step: 'done', checkIn, checkOut }, rules, facts),
    )
    expect([shortcuts.length <= 4, good]).toEqual([true, shortcuts])
  }
  fc.assert(fc.property(calendarOf, offered), { numRuns: 10_000 })
})
