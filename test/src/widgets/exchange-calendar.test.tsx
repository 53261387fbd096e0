import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { ExchangeCalendar, type ExchangeCalendarProps } from '@/widgets/exchange-calendar'
import { exchangeDates } from '../../support/client/product-facts'

const fixed = { title: 'Dates', dates: exchangeDates(), value: null, onClose: () => {} }

function show(change: Partial<ExchangeCalendarProps> = {}) {
  const onConfirm = jest.fn()
  render(<ExchangeCalendar {...fixed} onConfirm={onConfirm} {...change} />)
  return { onConfirm }
}

const day = (name: RegExp) => screen.getByRole('button', { name })
const pageText = () => document.body.textContent ?? ''

test('each day shows what a stay from it costs on top', () => {
  show()
  expect(day(/^Saturday 28 November/).textContent).toContain('+200')
  expect(day(/^Friday 27 November/).textContent).toContain('Free')
  expect(pageText()).toContain('What a stay of 2 nights costs on top, in CNY')
  expect(pageText()).toContain('11 of 14 days still open · At most CNY 200 on top')
})

test.each([
  ['a surcharge', /^Saturday 28/, 'Saturday 28 November, CNY 200 to pay on top'],
  ['no surcharge', /^Friday 27/, 'Friday 27 November, Nothing to pay on top'],
  ['few rooms', /^Monday 30/, 'Monday 30 November, Nothing to pay on top, 2 rooms left'],
  ['nothing left', /^Sunday 29/, 'Sunday 29 November, This room is sold out for the night of Sun 29 Nov.'],
])('%s is read out', (_, name, label) => {
  show()
  expect(day(name).getAttribute('aria-label')).toBe(label)
})

test('a tap chooses a stay with its cost, which can be confirmed', () => {
  const { onConfirm } = show()
  fireEvent.click(day(/^Saturday 28/))
  expect(pageText()).toContain('Sat 28 Nov – Mon 30 Nov')
  expect(pageText()).toContain('CNY 200 to pay on top')
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(onConfirm).toHaveBeenCalledWith('2026-11-28')
})

test('a day that cannot be had shows why, and one tap takes the next', () => {
  show()
  fireEvent.click(day(/^Sunday 29/))
  expect(pageText()).toContain('This room is sold out for the night of Sun 29 Nov.')
  fireEvent.click(screen.getByRole('button', { name: 'Take Mon 30 Nov' }))
  expect(pageText()).toContain('Mon 30 Nov – Wed 2 Dec')
})

test('where days are only looked at, there is nothing to confirm', () => {
  render(<ExchangeCalendar {...fixed} hintText="You book your date after buying." />)
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(pageText()).toContain('You book your date after buying.')
})

test('a chosen day that cannot be had any more is no choice', () => {
  const { onConfirm } = show({ value: '2026-11-29' })
  expect(pageText()).toContain('Tap a day')
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(onConfirm).not.toHaveBeenCalled()
})
