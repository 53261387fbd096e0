import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { PriceLimits } from '@/domain/stays/hotel-filters'
import { PriceRange } from '@/widgets/price-range'
import { facets } from '../../support/catalogue/search-reply'
import { point } from '../../support/point'

/** CNY 200 to 2,200 in twenty steps of CNY 100, on a track 299 px wide. */
function show(initial: PriceLimits | null = null) {
  const onChange = jest.fn()
  function Held() {
    const [value, setValue] = useState(initial)
    const change = (limits: PriceLimits | null) => {
      onChange(limits)
      setValue(limits)
    }
    return facets.price && <PriceRange facet={facets.price} value={value} onChange={change} />
  }
  const { container } = render(<Held />)
  return { onChange, spoken: () => container.querySelector('.range-text')?.textContent }
}

const thumb = (name: string) => screen.getByRole('slider', { name })
const limits = (fromMinor: number | null, toMinor: number | null) => ({ fromMinor, toMinor, currencyCode: 'CNY' })

test('two sliders announce their values and bounds', () => {
  show(limits(50_000, 100_000))
  const read = (name: string) =>
    ['aria-valuemin', 'aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((each) => thumb(name).getAttribute(each))
  expect(read('Lowest price')).toEqual(['20000', '50000', '90000', '500 CNY'])
  expect(read('Highest price')).toEqual(['60000', '100000', '220000', '1,000 CNY'])
})

test.each<[string, string, PriceLimits | null]>([
  ['Lowest price', 'ArrowRight', limits(60_000, 100_000)],
  ['Lowest price', 'ArrowDown', limits(40_000, 100_000)],
  ['Lowest price', 'PageUp', limits(90_000, 100_000)],
  ['Lowest price', 'Home', limits(null, 100_000)],
  ['Highest price', 'ArrowUp', limits(50_000, 110_000)],
  ['Highest price', 'PageDown', limits(50_000, 60_000)],
  ['Highest price', 'End', limits(50_000, null)],
])('%s, %s', (name, key, expected) => {
  const { onChange } = show(limits(50_000, 100_000))
  fireEvent.keyDown(thumb(name), { key })
  expect(onChange).toHaveBeenCalledWith(expected)
})

test('a thumb at its bound requests nothing', () => {
  const { onChange } = show()
  fireEvent.keyDown(thumb('Lowest price'), { key: 'Home' })
  fireEvent.keyDown(thumb('Highest price'), { key: 'ArrowRight' })
  expect(onChange).not.toHaveBeenCalled()
})

test('a thumb is dragged from where it was taken, step by step, until it is let go', () => {
  const { onChange, spoken } = show()
  const low = thumb('Lowest price')
  point('down', low, { x: 40 })
  point('move', low, { x: 45 })
  expect(onChange).not.toHaveBeenCalled()
  point('move', low, { x: 100 })
  expect(spoken()).toBe('CNY ¥ 600 and up')
  point('move', low, { x: 4000 })
  expect(spoken()).toBe('CNY ¥ 2,100 and up')
  point('up', low, { x: 4000 })
  point('move', low, { x: 40 })
  expect(spoken()).toBe('CNY ¥ 2,100 and up')
})

test('the other thumb goes the other way', () => {
  const { spoken } = show()
  point('down', thumb('Highest price'), { x: 300 })
  point('move', thumb('Highest price'), { x: 150 })
  expect(spoken()).toBe('up to CNY ¥ 1,200')
})

test('both thumbs back at their ends are no limit', () => {
  const { spoken } = show(limits(50_000, null))
  fireEvent.keyDown(thumb('Lowest price'), { key: 'Home' })
  expect(spoken()).toBe('Any price in CNY')
})
