import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { Tabs } from '@/widgets/tabs'

const tabs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `t${index}`, label: `Tab ${index}` }))

test.each([
  [2, false],
  [4, false],
  [5, true],
])('%i tabs scroll: %s', (count, isScrolling) => {
  render(<Tabs label="Orders" tabs={tabs(count)} selected="t0" onSelect={() => {}} />)
  expect(screen.getByRole('tablist').className.includes('tabs-scroll')).toBe(isScrolling)
})

test.each([
  ['ArrowRight', 't0', 't1'],
  ['ArrowLeft', 't0', 't2'],
  ['ArrowRight', 't2', 't0'],
])('%s from %s goes to %s', (key, selected, expected) => {
  const onSelect = jest.fn()
  render(<Tabs label="Orders" tabs={tabs(3)} selected={selected} onSelect={onSelect} />)
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key })
  expect(onSelect).toHaveBeenCalledWith(expected)
})

test('the selected one of many is brought to the middle', () => {
  const left = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = Number(/t(\d)$/.exec(this.id)?.[1] ?? -1)
    return at < 0 ? new DOMRect(0, 0, 300, 46) : new DOMRect(at * 100, 0, 100, 46)
  })
  const { container, rerender } = render(<Tabs label="Orders" tabs={tabs(7)} selected="t1" onSelect={() => {}} />)
  expect(container.querySelector('.tabs-row')?.scrollLeft).toBe(0)
  rerender(<Tabs label="Orders" tabs={tabs(7)} selected="t5" onSelect={() => {}} />)
  expect(container.querySelector('.tabs-row')?.scrollLeft).toBe(400)
  left.mockRestore()
})

test('a disabled tab is named so and cannot be chosen', () => {
  const onSelect = jest.fn()
  const some = [...tabs(2), { key: 'off', label: 'Closed', isDisabled: true }]
  render(<Tabs label="Orders" tabs={some} selected="t0" onSelect={onSelect} />)
  fireEvent.click(screen.getByRole('tab', { name: 'Closed' }))
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft' })
  expect(onSelect.mock.calls).toEqual([['t1']])
  expect(screen.getByRole('tab', { name: 'Closed' }).getAttribute('aria-disabled')).toBe('true')
})

test('counts and news stand beside the labels', () => {
  const some = [
    { key: 'a', label: 'All', count: 120 },
    { key: 'b', label: 'To pay', count: 2 },
    { key: 'c', label: 'Used', count: 0, isNew: true },
  ]
  render(<Tabs label="Orders" tabs={some} selected="a" onSelect={() => {}} />)
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['All99+', 'To pay2', 'Used'])
  expect(screen.getByRole('tab', { name: 'Used New' })).toBeTruthy()
})
