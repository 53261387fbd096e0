import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { DatePickerSheet, type DatePickerSheetProps } from '@/widgets/date-picker-sheet'
import { createFakeTimers } from '../../support/client/fake-timers'

function open(props: Partial<DatePickerSheetProps>) {
  const heard: string[] = []
  const { timers } = createFakeTimers()
  render(
    <DatePickerSheet
      isOpen
      title="Date of birth"
      kind="date"
      value="2024-02-29"
      currentYear={2026}
      timers={timers}
      onConfirm={(value) => heard.push(value)}
      onClose={() => heard.push('closed')}
      {...props}
    />,
  )
  return heard
}

const turn = (column: string, key: string) => fireEvent.keyDown(screen.getByRole('listbox', { name: column }), { key })
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each<[string, Partial<DatePickerSheetProps>, [string, string][], string]>([
  ['what was chosen', {}, [], '2024-02-29'],
  ['a leap day in a year without', {}, [['Year', 'ArrowDown']], '2025-02-28'],
  [
    'back in the leap year the day stays where it was cut',
    {},
    [
      ['Year', 'ArrowDown'],
      ['Year', 'ArrowUp'],
    ],
    '2024-02-28',
  ],
  ['nothing chosen yet', { value: null }, [], '2026-01-01'],
  ['beyond the maximum', { max: '2023-06-30' }, [], '2023-06-30'],
  ['the latest year', {}, [['Year', 'End']], '2036-02-29'],
  ['a month', { kind: 'year-month', value: '2026-01' }, [['Month', 'End']], '2026-12'],
  ['a time', { kind: 'time', value: '18:30' }, [['Minute', 'Home']], '18:00'],
  ['both', { kind: 'datetime', value: '2026-11-21T09:05' }, [['Hour', 'PageDown']], '2026-11-21T14:05'],
])('%s', (_, props, turns, confirmed) => {
  const heard = open(props)
  for (const [column, key] of turns) turn(column, key)
  tap('Confirm')
  expect(heard).toEqual([confirmed])
})

test('Cancel closes and confirms nothing', () => {
  const heard = open({})
  turn('Year', 'ArrowDown')
  tap('Cancel')
  expect(heard).toEqual(['closed'])
})
