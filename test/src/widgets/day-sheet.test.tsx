import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { DaySheet, type DaySheetProps } from '@/widgets/day-sheet'
import { soldOut, today } from '../../support/calendar/calendar-cases'

function show(props: Partial<DaySheetProps> = {}) {
  const onConfirm = jest.fn()
  render(
    <DaySheet
      isOpen
      title="Choose a date"
      mode="single"
      today={today}
      minDay={today}
      maxDay="2027-01-21"
      value={[]}
      facts={soldOut('2026-11-27')}
      currencyCode=""
      onConfirm={onConfirm}
      onClose={() => {}}
      {...props}
    />,
  )
  return onConfirm
}

const day = (date: string) => {
  const button = document.querySelector<HTMLElement>(`[data-day="${date}"]`)
  if (!button) throw new Error(`${date} is not drawn`)
  return button
}
const tap = (...dates: string[]) => dates.forEach((date) => fireEvent.click(day(date)))
const typeOf = (date: string) => /cal-(?!cell|soldout)[a-z-]+/.exec(day(date).parentElement?.className ?? '')?.[0]
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' })

test('one day: the newest tap counts', () => {
  const onConfirm = show()
  expect(confirm().disabled).toBe(true)
  tap('2026-11-24', '2026-11-26')
  expect([typeOf('2026-11-24'), typeOf('2026-11-26')]).toEqual(['cal-plain', 'cal-selected'])
  fireEvent.click(confirm())
  expect(onConfirm).toHaveBeenCalledWith(['2026-11-26'])
})

test('several days: each can be taken and given up, and one between two others is a middle', () => {
  const onConfirm = show({ mode: 'multiple' })
  tap('2026-11-26', '2026-11-24', '2026-11-25', '2026-11-30', '2026-12-02', '2026-11-30')
  expect(['2026-11-24', '2026-11-25', '2026-11-26', '2026-12-02', '2026-11-30'].map(typeOf)).toEqual([
    'cal-multiple-selected',
    'cal-multiple-middle',
    'cal-multiple-selected',
    'cal-multiple-selected',
    'cal-plain',
  ])
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4)
  fireEvent.click(confirm())
  expect(onConfirm).toHaveBeenCalledWith(['2026-11-24', '2026-11-25', '2026-11-26', '2026-12-02'])
})

test('a sold-out day shows why it can’t be chosen', () => {
  show({ value: ['2026-11-24'] })
  tap('2026-11-27')
  expect(document.querySelector('.dates-why')?.textContent).toBe('Sold out on Fri 27 Nov')
  expect(typeOf('2026-11-24')).toBe('cal-selected')
})
