import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { Rating, type RatingProps } from '@/widgets/rating'
import { point } from '../../support/point'

function show(props: Partial<RatingProps>) {
  const heard: number[] = []
  render(<Rating label="Cleanliness" value={3} onChange={(value) => heard.push(value)} {...props} />)
  return heard
}

test.each<[string, Partial<RatingProps>, string, number[]]>([
  ['another star', {}, '5 stars', [5]],
  ['the same star', {}, '3 stars', []],
  ['the same star where it can be cleared', { canClear: true }, '3 stars', [0]],
  ['half a star', { isHalfAllowed: true }, 'half a star', [0.5]],
  ['any star while disabled', { isDisabled: true }, '5 stars', []],
])('a tap on %s', (_, props, name, expected) => {
  const heard = show(props)
  fireEvent.click(screen.getByRole('radio', { name }))
  expect(heard).toEqual(expected)
})

test.each([
  [undefined, undefined, 5],
  [true, undefined, 10],
  [undefined, 3, 3],
])('halves %p, count %p: %i choices', (isHalfAllowed, count, choices) => {
  show({ isHalfAllowed, count })
  expect(screen.getAllByRole('radio')).toHaveLength(choices)
})

test('read-only it is a picture with a name', () => {
  show({ isReadOnly: true, value: 4.5 })
  expect(screen.getByRole('img', { name: 'Cleanliness: 4.5 stars of 5' })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('one star is reached by Tab, the others by arrow keys', () => {
  const heard = show({})
  expect(screen.getAllByRole('radio').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    screen.getByRole('radio', { checked: true }),
  ])
  fireEvent.keyDown(screen.getByRole('radio', { checked: true }), { key: 'ArrowRight' })
  expect(heard).toEqual([4])
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '4 stars' }))
})

test.each<[string, [number, number], number[]]>([
  ['two stars on', [96, 4], [5]],
  ['one star back', [-48, 0], [2]],
  ['down', [4, 96], []],
  ['out and back', [5, 0], []],
])('a finger that slides %s', (_, [x, y], expected) => {
  const heard = show({})
  const star = screen.getByRole('radio', { name: '3 stars' })
  point('down', star, {})
  point('move', star, { x, y, ms: 200 })
  expect(heard).toEqual([])
  point('up', star, { x, y, ms: 300 })
  expect(heard).toEqual(expected)
})
