import '../../support/as-h5'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { CalendarSheet, type CalendarSheetProps } from '@/widgets/calendar-sheet'
import type { DayFacts } from '@/domain/calendar/calendar-rules'
import { fact, factsOf, rulesWith, soldOut, today } from '../../support/calendar/calendar-cases'

function show(props: Partial<CalendarSheetProps> = {}) {
  const onConfirm = jest.fn()
  const onMonthShown = jest.fn()
  render(
    <CalendarSheet
      isOpen
      today={today}
      value={null}
      onConfirm={onConfirm}
      onClose={() => {}}
      onMonthShown={onMonthShown}
      {...props}
    />,
  )
  return { onConfirm, onMonthShown }
}

const day = (date: string) => {
  const button = document.querySelector<HTMLElement>(`[data-day="${date}"]`)
  if (!button) throw new Error(`${date} is not drawn`)
  return button
}
const tap = (...dates: string[]) => dates.forEach((date) => fireEvent.click(day(date)))
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' })
const announcement = () => document.querySelector('.dates-status')?.textContent
const why = () => document.querySelector('.dates-why')?.textContent
const fix = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const months = () => [...document.querySelectorAll('[role="grid"]')].map((grid) => grid.getAttribute('aria-label'))

test.each<[string, string[], string, boolean]>([
  ['nothing', [], 'Please select check-in date', false],
  ['a check-in', ['2026-11-24'], 'From Tue 24 NovPlease select a check-out date', false],
  ['a range', ['2026-11-24', '2026-11-26'], 'Tue 24 Nov – Thu 26 Nov2 nights', true],
  ['an earlier end', ['2026-11-26', '2026-11-24'], 'From Tue 24 NovPlease select a check-out date', false],
  ['a range to a sold-out night', ['2026-11-24', '2026-11-27'], 'Tue 24 Nov – Fri 27 Nov3 nights', true],
  ['a range over it', ['2026-11-24', '2026-11-28'], 'From Sat 28 NovPlease select a check-out date', false],
  ['yesterday', ['2026-11-20'], 'Please select check-in date', false],
])('after %s', (_, dates, message, canConfirm) => {
  show({ facts: soldOut('2026-11-27') })
  tap(...dates)
  expect(announcement()).toBe(message)
  expect(confirm().disabled).toBe(!canConfirm)
})

test.each<[string, string, string, string, boolean]>([
  ['2026-11-25', 'Tue 24 Nov – Wed 25 Nov1 night', 'Minimum stay of 2nights', 'Stay 1 more night', false],
  ['2026-11-26', 'Tue 24 Nov – Thu 26 Nov2 nights', '', '', true],
  ['2026-11-28', 'Tue 24 Nov – Sat 28 Nov4 nights', 'Maximum stay of 3 nights', 'Stay 3 nights', false],
])('with two to three nights, until %s', (end, summary, reason, label, canConfirm) => {
  show({ rules: rulesWith({ dayLimitMin: 2, dayLimitMax: 3 }) })
  tap('2026-11-24', end)
  expect([announcement(), why()]).toEqual([summary, reason])
  expect(screen.queryAllByRole('button', { name: /^Stay/ }).map(({ textContent }) => textContent)).toEqual(
    label ? [label] : [],
  )
  expect(confirm().disabled).toBe(!canConfirm)
})

test('a night that is missing is added by one tap, and the stay can be confirmed', () => {
  const { onConfirm } = show({ rules: rulesWith({ dayLimitMin: 2 }) })
  tap('2026-11-24', '2026-11-25')
  fix('Stay 1 more night')
  expect([announcement(), why()]).toEqual(['Tue 24 Nov – Thu 26 Nov2 nights', ''])
  expect(document.activeElement).toBe(day('2026-11-24'))
  fireEvent.click(confirm())
  expect(onConfirm).toHaveBeenCalledWith({ checkIn: '2026-11-24', checkOut: '2026-11-26' })
})

test.each<[string, DayFacts, string[], string, string, string]>([
  [
    'a sold-out night',
    soldOut('2026-11-27'),
    ['2026-11-27'],
    'Sold out on Fri 27 Nov',
    'Start on Sat 28 Nov',
    'From Sat 28 Nov',
  ],
  [
    'a day without check-in',
    factsOf({ '2026-11-27': { checkinAllowed: false } }),
    ['2026-11-27'],
    'No check-in on Fri 27 Nov',
    'Start on Sat 28 Nov',
    'From Sat 28 Nov',
  ],
  [
    'a day without check-out',
    factsOf({ '2026-11-27': { checkoutAllowed: false } }),
    ['2026-11-25', '2026-11-27'],
    'No check-out on Fri 27 Nov',
    'Check out on Sat 28 Nov',
    'Wed 25 Nov – Sat 28 Nov',
  ],
  [
    'a day behind a sold-out night, which begins again',
    soldOut('2026-11-27'),
    ['2026-11-25', '2026-11-28'],
    'Sold out on Fri 27 Nov',
    'Check out on Fri 27 Nov',
    'Wed 25 Nov – Fri 27 Nov',
  ],
])('a tap on %s explains why, and one more fixes it', (_, facts, dates, reason, label, summary) => {
  show({ facts })
  tap(...dates)
  expect(why()).toBe(reason)
  fix(label)
  expect(why()).toBe('')
  expect(announcement()).toContain(summary)
})

test('two taps before the calendar rerenders are a check-in and a check-out', () => {
  const { onConfirm } = show({ value: { checkIn: '2026-11-24', checkOut: '2026-11-26' } })
  act(() => tap('2026-11-24', '2026-11-27'))
  fireEvent.click(confirm())
  expect(onConfirm).toHaveBeenCalledWith({ checkIn: '2026-11-24', checkOut: '2026-11-27' })
})

test('a day that can’t be chosen leaves a complete range as it is', () => {
  show({ value: { checkIn: '2026-11-24', checkOut: '2026-11-26' }, facts: soldOut('2026-11-28') })
  tap('2026-11-28')
  expect([announcement(), why()]).toEqual(['Tue 24 Nov – Thu 26 Nov2 nights', 'Sold out on Sat 28 Nov'])
  expect(confirm().disabled).toBe(false)
  tap('2026-11-29')
  expect([announcement(), why()]).toEqual(['From Sun 29 NovPlease select a check-out date', ''])
})

test('days outside the calendar ignore taps without an announcement', () => {
  show()
  tap('2026-11-20')
  expect([announcement(), why()]).toEqual(['Please select check-in date', ''])
})

test('what is confirmed is the range', () => {
  const { onConfirm } = show({ value: { checkIn: '2026-11-24', checkOut: '2026-11-25' } })
  tap('2026-11-29', '2026-12-02')
  fireEvent.click(confirm())
  expect(onConfirm).toHaveBeenCalledWith({ checkIn: '2026-11-29', checkOut: '2026-12-02' })
})

test('a shortcut chooses its range', () => {
  const { onConfirm } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Next Fri–Sat' }))
  fireEvent.click(confirm())
  expect(onConfirm).toHaveBeenCalledWith({ checkIn: '2026-11-27', checkOut: '2026-11-28' })
})

test('a chosen range that has sold out meanwhile is dropped', () => {
  const value = { checkIn: '2026-11-24', checkOut: '2026-11-26' }
  show({ value, facts: soldOut('2026-11-25') })
  expect([announcement(), why()]).toEqual(['Please select check-in date', 'Sold out on Wed 25 Nov'])
  fix('Check out on Wed 25 Nov')
  expect(announcement()).toBe('Tue 24 Nov – Wed 25 Nov1 night')
})

test('days are a grid that screen readers can read', () => {
  const facts = { '2026-11-24': fact({ date: '2026-11-24' }) }
  show({ value: { checkIn: '2026-11-24', checkOut: '2026-11-26' }, facts, currencyCode: 'CNY' })
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tuesday 24 November, 420 CNY, available, check-in' })).toBeTruthy()
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3)
  expect(day('2026-11-20').getAttribute('aria-disabled')).toBe('true')
})

test('one day can be reached by Tab, the others by keys, across months that are not rendered yet', () => {
  const { onMonthShown } = show()
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1)
  expect(onMonthShown.mock.calls.flat()).toEqual(['2026-11', '2026-12'])
  day(today).focus()
  const steps = ['ArrowRight', 'ArrowDown', 'PageDown', 'PageDown', 'PageDown', 'End']
  for (const key of steps) fireEvent.keyDown(document.activeElement ?? document.body, { key })
  expect(document.activeElement).toBe(day('2027-02-28'))
  expect(onMonthShown.mock.calls.flat()).toContain('2027-02')
})

test('a shortcut to a holiday of the server’s list brings its month near', () => {
  show({ holidays: [{ name: 'Spring Festival', checkIn: '2027-02-06', checkOut: '2027-02-09' }] })
  expect(months()).toEqual(['November 2026', 'December 2026'])
  fireEvent.click(screen.getByRole('button', { name: 'Spring Festival' }))
  expect(announcement()).toBe('Sat 6 Feb – Tue 9 Feb3 nights')
  expect(months()).toContain('February 2027')
  expect(document.activeElement).toBe(day('2027-02-06'))
})

test('only months near the viewport are rendered; all have their height', () => {
  document.documentElement.style.fontSize = '37.5px'
  show()
  const area = document.querySelector('.sheet-body')
  if (!area) throw new Error('no scrolling area')
  fireEvent.scroll(area, { target: { scrollTop: 1500 } })
  expect(months()).toEqual(['November 2026', 'February 2027', 'March 2027', 'April 2027'])
  expect(document.querySelectorAll('.cal-month')).toHaveLength(7)
  expect(document.querySelector('#cal-2026-12')?.lastElementChild?.className).toBe('cal-weeks-5')
  fireEvent.scroll(area, { target: { scrollTop: 0 } })
  expect(months()).toEqual(['November 2026', 'December 2026'])
})
