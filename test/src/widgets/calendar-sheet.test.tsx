import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { CalendarSheet, type CalendarSheetProps } from '@/widgets/calendar-sheet'
import { fact, rulesWith, soldOut, today } from '../../support/calendar/calendar-cases'

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
const said = () => screen.getByRole('status').textContent

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
  expect(said()).toBe(message)
  expect(confirm().disabled).toBe(!canConfirm)
})

test.each<[string, string, boolean]>([
  ['2026-11-25', 'Tue 24 Nov – Wed 25 NovMinimum stay of 2nights', false],
  ['2026-11-26', 'Tue 24 Nov – Thu 26 Nov2 nights', true],
  ['2026-11-28', 'Tue 24 Nov – Sat 28 NovMaximum stay of 3 nights', false],
])('with two to three nights, until %s', (end, message, canConfirm) => {
  show({ rules: rulesWith({ dayLimitMin: 2, dayLimitMax: 3 }) })
  tap('2026-11-24', end)
  expect(said()).toBe(message)
  expect(confirm().disabled).toBe(!canConfirm)
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
  expect(said()).toBe('Please select check-in date')
})

test('days are a grid that screen readers can read', () => {
  const facts = { '2026-11-24': fact({ date: '2026-11-24' }) }
  show({ value: { checkIn: '2026-11-24', checkOut: '2026-11-26' }, facts, currencyCode: 'CNY' })
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tuesday 24 November, 420 CNY, available, check-in' })).toBeTruthy()
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3)
  expect(day('2026-11-20').getAttribute('aria-disabled')).toBe('true')
})

test('one day can be reached by Tab, the others by keys, over months that are not drawn yet', () => {
  const { onMonthShown } = show()
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1)
  expect(onMonthShown.mock.calls.flat()).toEqual(['2026-11', '2026-12'])
  day(today).focus()
  const steps = ['ArrowRight', 'ArrowDown', 'PageDown', 'PageDown', 'End']
  for (const key of steps) fireEvent.keyDown(document.activeElement ?? document.body, { key })
  expect(document.activeElement).toBe(day('2027-01-31'))
  expect(onMonthShown.mock.calls.flat()).toContain('2027-01')
})
