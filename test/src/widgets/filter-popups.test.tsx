import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { FilterChips } from '@/widgets/filter-chips'
import { GradePopup } from '@/widgets/grade-popup'
import { MorePopup, type MorePopupProps } from '@/widgets/more-popup'
import { hotelSorts, sortNames } from '@/domain/stays/hotel-query'
import { SortSheet } from '@/widgets/sort-sheet'
import { TagGroup } from '@/widgets/tag-group'
import { facets } from '../../support/catalogue/search-reply'

const nothing = () => {}

function showMore(change: Partial<MorePopupProps> = {}) {
  const spies = { onToggle: jest.fn(), onClear: jest.fn(), onConfirm: jest.fn(), onClose: jest.fn() }
  const groups = [{ key: 'tags', title: 'Features', options: facets.tags, selected: ['pool'] }]
  render(<MorePopup groups={groups} count={14} {...spies} {...change} />)
  return spies
}
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('the More popup is 55 per cent high (spec §2)', () => {
  showMore()
  expect(screen.getByRole('dialog', { name: 'More filters' }).className).toContain('sheet-55')
})

test('tags are chosen and taken back', () => {
  const { onToggle } = showMore()
  expect(screen.getByRole('button', { name: 'Pool, 5 stays' }).getAttribute('aria-pressed')).toBe('true')
  tap('Pool, 5 stays')
  expect(onToggle).toHaveBeenCalledWith('tags', 'pool')
})

test('a tag that would leave nothing is disabled, and shows how much it would leave', () => {
  const { onToggle } = showMore()
  const spa = screen.getByRole('button', { name: 'Spa, 0 stays' })
  expect(spa.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(spa)
  expect(onToggle).not.toHaveBeenCalled()
})

test('a chosen tag can be taken back although it leaves nothing', () => {
  const { onToggle } = showMore({ groups: [{ key: 'tags', title: 'x', options: facets.tags, selected: ['spa'] }] })
  tap('Spa, 0 stays')
  expect(onToggle).toHaveBeenCalledWith('tags', 'spa')
})

test('at most thirty tags are offered and chosen (spec §9)', () => {
  const options = Array.from({ length: 40 }, (_, at) => ({ value: `t${at}`, label: `Tag ${at}`, count: 1 }))
  const onToggle = jest.fn()
  const { rerender } = render(<TagGroup title="Features" options={options} selected={[]} onToggle={onToggle} />)
  expect(screen.getAllByRole('button')).toHaveLength(30)
  const most = options.slice(0, 9).map(({ value }) => value)
  rerender(<TagGroup title="Areas" options={options} selected={most} most={9} onToggle={onToggle} />)
  tap('Tag 12, 1 stays')
  expect(onToggle).not.toHaveBeenCalled()
})

test.each([
  [14, 'Show 14 stays', false],
  [1, 'Show 1 stay', false],
  [null, 'Show stays', false],
  [0, 'No stays match', true],
])('with %s left Confirm shows %s', (count, text, isOff) => {
  const { onConfirm } = showMore({ count })
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: `Confirm: ${text}` })
  expect([confirm.textContent, confirm.disabled]).toEqual([text, isOff])
  fireEvent.click(confirm)
  expect(onConfirm).toHaveBeenCalledTimes(isOff ? 0 : 1)
})

test('Clear takes all back, and rests where nothing is chosen', () => {
  const { onClear } = showMore()
  tap('Clear')
  expect(onClear).toHaveBeenCalledTimes(1)
})

test('where nothing is chosen Clear rests', () => {
  showMore({ groups: [{ key: 'tags', title: 'x', options: facets.tags, selected: [] }] })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' }).disabled).toBe(true)
})

test('Escape closes and changes nothing', () => {
  const { onClose, onConfirm } = showMore()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
})

test('the grades 4 to 7 stand by their Chinese labels and in English (spec §3)', () => {
  const onToggle = jest.fn()
  const does = { onClear: nothing, onConfirm: nothing, onClose: nothing, onToggle }
  render(<GradePopup title="Hotel grade" grades={facets.grades} selected={[5]} count={9} canClear {...does} />)
  const tiles = [...screen.getByRole('group', { name: 'Hotel grade' }).querySelectorAll('button')]
  expect(tiles.map((tile) => [...tile.children].map(({ textContent }) => textContent))).toEqual([
    ['三星/舒适', '3 stars · Comfortable', '12 stays'],
    ['四星/高档', '4 stars · Upscale', '9 stays'],
    ['五星/豪华', '5 stars · Luxury', '1 stay'],
    ['奢华', 'Top luxury · The finest', '0 stays'],
  ])
  expect(tiles.map((tile) => tile.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false', 'false'])
  for (const tile of tiles) fireEvent.click(tile)
  expect(onToggle.mock.calls).toEqual([[4], [5], [6]])
})

test('the order is gone through by arrow keys and taken by a tap', () => {
  const onPick = jest.fn()
  render(<SortSheet sorts={hotelSorts} names={sortNames} value="rating" onPick={onPick} onClose={nothing} />)
  const radio = (name: string) => screen.getByRole('radio', { name })
  expect(document.activeElement).toBe(radio('Rating'))
  fireEvent.keyDown(radio('Rating'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(radio('Distance'))
  fireEvent.keyDown(radio('Distance'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(radio('Recommended'))
  fireEvent.click(radio('Distance'))
  expect(onPick).toHaveBeenCalledWith('distance')
})

test('when a chip goes, the keyboard goes on with its neighbour', () => {
  const onRemove = jest.fn()
  const chips = [
    { key: 'grade 4', label: '3 stars' },
    { key: 'tag pool', label: 'Pool' },
  ]
  render(<FilterChips chips={chips} onRemove={onRemove} onClear={nothing} />)
  const chip = (name: string) => screen.getByRole('button', { name })
  fireEvent.click(chip('Remove 3 stars'))
  expect([onRemove.mock.calls, document.activeElement]).toEqual([[['grade 4']], chip('Remove Pool')])
  fireEvent.click(chip('Remove Pool'))
  expect(document.activeElement).toBe(chip('Remove 3 stars'))
})
