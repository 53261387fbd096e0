import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { PriceLimits } from '@/domain/search/hotel-filters'
import { PriceRange } from '@/widgets/price-range'
import { facets } from '../../support/catalogue/search-reply'

/** CNY 200 to 2,200 in twenty steps of CNY 100, on a track 300 px wide. */
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
  Object.defineProperty(container.querySelector('.range-track'), 'clientWidth', { value: 300 })
  return { onChange, said: () => container.querySelector('.range-said')?.textContent }
}

const thumb = (name: string) => screen.getByRole('slider', { name })
const limits = (fromMinor: number | null, toMinor: number | null) => ({ fromMinor, toMinor, currencyCode: 'CNY' })

test('two sliders say what they stand on, between which bounds', () => {
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

test('a thumb at its bound asks for nothing', () => {
  const { onChange } = show()
  fireEvent.keyDown(thumb('Lowest price'), { key: 'Home' })
  fireEvent.keyDown(thumb('Highest price'), { key: 'ArrowRight' })
  expect(onChange).not.toHaveBeenCalled()
})

test('a finger drags a thumb from where it took it, step by step', () => {
  const { onChange, said } = show()
  fireEvent.touchStart(thumb('Lowest price'), { touches: [{ clientX: 40 }] })
  fireEvent.touchMove(thumb('Lowest price'), { touches: [{ clientX: 45 }] })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.touchMove(thumb('Lowest price'), { touches: [{ clientX: 100 }] })
  expect(said()).toBe('CNY ¥ 600 and up')
  fireEvent.touchMove(thumb('Lowest price'), { touches: [{ clientX: 4000 }] })
  expect(said()).toBe('CNY ¥ 2,100 and up')
  fireEvent.touchEnd(thumb('Lowest price'))
  fireEvent.touchMove(thumb('Lowest price'), { touches: [{ clientX: 40 }] })
  expect(said()).toBe('CNY ¥ 2,100 and up')
})

test('a mouse is followed beyond the thumb until its button is let go', () => {
  const { said } = show()
  fireEvent.mouseDown(thumb('Highest price'), { clientX: 300, button: 0 })
  fireEvent.mouseMove(document.body, { clientX: 150 })
  expect(said()).toBe('up to CNY ¥ 1,200')
  fireEvent.mouseUp(document.body)
  fireEvent.mouseMove(document.body, { clientX: 300 })
  expect(said()).toBe('up to CNY ¥ 1,200')
})

test('both thumbs back at their ends are no limit', () => {
  const { said } = show(limits(50_000, null))
  fireEvent.keyDown(thumb('Lowest price'), { key: 'Home' })
  expect(said()).toBe('Any price in CNY')
})
