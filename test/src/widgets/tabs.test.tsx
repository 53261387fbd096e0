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
