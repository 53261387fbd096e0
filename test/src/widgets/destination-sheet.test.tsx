import '../../support/as-h5'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { DestinationSheet, type DestinationSheetProps } from '@/widgets/destination-sheet'
import type { DestinationOption } from '@/contract/destination'
import { place } from '../../support/destination/place'
import { region } from '../../support/destination/region'
import { handTimers } from '../../support/hand-timers'

const kyoto = place('Kyoto', '京都', 'Japan', 'JP')
const beijing = place('Beijing', '北京', 'China', 'CN')

const regions = [region('Beijing Municipality', '北京', [beijing]), region('Japan', '日本', [kyoto])]

const shownProps = (timers: DestinationSheetProps['timers']): DestinationSheetProps => ({
  isOpen: true,
  hot: [kyoto],
  history: [],
  regions,
  location: { status: 'unasked' },
  results: null,
  timers,
  onSearch: () => {},
  onLocate: () => {},
  onRetry: () => {},
  onPick: () => {},
  onClose: () => {},
})

function show(props: Partial<DestinationSheetProps> = {}) {
  const timers = handTimers()
  const onSearch = jest.fn()
  const onPick = jest.fn()
  const onLocate = jest.fn()
  const onRetry = jest.fn()
  const common = { ...shownProps(timers), onLocate, onRetry }
  const shown = render(<DestinationSheet {...common} onSearch={onSearch} onPick={onPick} {...props} />)
  const deliver = (keyword: string, list: readonly DestinationOption[]) =>
    shown.rerender(
      <DestinationSheet {...common} onSearch={onSearch} onPick={onPick} {...props} results={{ keyword, list }} />,
    )
  return { timers, onSearch, onPick, onLocate, onRetry, deliver, shown }
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for a city' })
const enter = () => fireEvent.keyPress(box(), { key: 'Enter', charCode: 13 })
const type = (value: string) => fireEvent.change(box(), { target: { value } })

test.each([
  ['Kyo to ', 'Kyoto'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('%j stands and is searched as %j', (typed, keyword) => {
  const { onSearch } = show()
  type(typed)
  expect(box().value).toBe(keyword)
  expect(onSearch).toHaveBeenCalledWith(keyword)
})

test('searches at most every 200 ms, the last text getting through', () => {
  const { onSearch, timers } = show()
  for (const text of ['k', 'ky', 'kyo']) type(text)
  act(() => timers.pass(199))
  expect(onSearch.mock.calls).toEqual([['k']])
  act(() => timers.pass(1))
  expect(onSearch.mock.calls).toEqual([['k'], ['kyo']])
})

test('results that arrive meanwhile neither hasten nor drop the pending search', () => {
  const { onSearch, timers, shown, deliver } = show()
  const later = jest.fn()
  type('k')
  type('ky')
  deliver('k', [kyoto])
  shown.rerender(<DestinationSheet {...shownProps(timers)} onSearch={later} />)
  act(() => timers.pass(199))
  expect(later).not.toHaveBeenCalled()
  act(() => timers.pass(1))
  expect(onSearch.mock.calls).toEqual([['k']])
  expect(later.mock.calls).toEqual([['ky']])
})

test('an input method composes in peace', () => {
  const { onSearch } = show()
  fireEvent.compositionStart(box())
  type('jing du')
  expect(box().value).toBe('jing du')
  expect(onSearch).not.toHaveBeenCalled()
  type('京都')
  fireEvent.compositionEnd(box())
  expect(onSearch).toHaveBeenCalledWith('京都')
})

test('an empty result shows the specification’s text, and only for the searched text', () => {
  const { deliver } = show()
  type('zzz')
  expect(screen.queryByText('抱歉，没有搜到相关内容～')).toBeNull()
  deliver('zz', [])
  expect(screen.queryByText('抱歉，没有搜到相关内容～')).toBeNull()
  deliver('zzz', [])
  expect(screen.getByText('抱歉，没有搜到相关内容～')).toBeTruthy()
})

test('results by keyboard: arrows, then Enter', () => {
  const { deliver, onPick } = show()
  type('o')
  deliver('o', [kyoto, beijing])
  fireEvent.keyDown(box(), { key: 'ArrowDown' })
  fireEvent.keyDown(box(), { key: 'ArrowDown' })
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Beijing')
  expect(box().getAttribute('aria-activedescendant')).toBe('destination-1')
  enter()
  expect(onPick).toHaveBeenCalledWith(beijing)
})

test('Enter takes the first place found for the text, and none that was found for an earlier one', () => {
  const { deliver, onPick } = show()
  type('k')
  deliver('k', [kyoto])
  type('b')
  enter()
  expect(onPick).not.toHaveBeenCalled()
  deliver('b', [beijing])
  enter()
  expect(onPick.mock.calls).toEqual([[beijing]])
})

test('without a text: popular places, and tabs for home and abroad', () => {
  const { onPick } = show()
  expect(screen.getByText('Beijing Municipality')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'Overseas' }))
  expect(screen.queryByText('Beijing Municipality')).toBeNull()
  expect(screen.getByText('日本')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Kyoto' }).at(-1) ?? box())
  expect(onPick).toHaveBeenCalledWith(kyoto)
})

const many = (count: number, from = 'A') =>
  Array.from({ length: count }, (_, at) =>
    place(`${from}${String.fromCharCode(97 + (at % 20))} ${at}`, '', 'China', 'CN'),
  )

test.each([
  [30, 'laid out'],
  [31, 'folded by region'],
])('%i places are %s', (count, how) => {
  show({ hot: [], regions: [region('Yunnan', '云南', many(15)), region('Hunan', '湖南', many(count - 15, 'B'))] })
  expect(screen.queryAllByRole('button', { name: /^Aa/ })).toHaveLength(how === 'laid out' ? 1 : 0)
  if (how === 'laid out') return
  fireEvent.click(screen.getByRole('button', { name: /Yunnan/, expanded: false }))
  expect(screen.getByRole('button', { name: /^Aa/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Yunnan/, expanded: true }))
  expect(screen.queryByRole('button', { name: /^Aa/ })).toBeNull()
})

test('the region of the chosen place is unfolded', () => {
  show({ hot: [], regions: [region('Yunnan', '云南', many(31))], selectedId: 'aa 0' })
  expect(screen.getByRole('button', { name: /Yunnan/, expanded: true })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Aa 0', pressed: true })).toBeTruthy()
})

test('a region of more than thirty can be narrowed by initial', () => {
  show({ hot: [], regions: [region('Yunnan', '云南', [...many(20, 'A'), ...many(20, 'B')])] })
  fireEvent.click(screen.getByRole('button', { name: /Yunnan/ }))
  fireEvent.click(screen.getByRole('button', { name: 'B' }))
  expect(screen.queryByRole('button', { name: 'Aa 0' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Ba 0' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'B', pressed: true }))
  expect(screen.getByRole('button', { name: 'Aa 0' })).toBeTruthy()
})

describe('the current location', () => {
  test('is requested only by a tap', () => {
    const { onLocate } = show()
    expect(onLocate).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: /Use current location/ }))
    expect(onLocate).toHaveBeenCalledTimes(1)
  })

  test('shows that it is being located', () => {
    show({ location: { status: 'locating' } })
    expect(screen.getByText('Finding where you are')).toBeTruthy()
    expect(screen.queryByText('Relocate')).toBeNull()
  })

  test('is chosen by a tap once found', () => {
    const { onPick } = show({
      location: { status: 'found', option: kyoto, placeName: 'Nara, Japan', distanceMetres: 35_000 },
    })
    fireEvent.click(screen.getByRole('button', { name: /You are near Nara, Japan. Kyoto is 35 km away/ }))
    expect(onPick).toHaveBeenCalledWith(kyoto)
  })

  test('shows the specification’s text after a failure, and can be retried', () => {
    const { onLocate } = show({ location: { status: 'failed' } })
    expect(screen.getByText('定位失败')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Relocate' }))
    expect(onLocate).toHaveBeenCalledTimes(1)
  })
})

test('where one was before stands above where many go', () => {
  const { onPick } = show({ history: [beijing] })
  expect(screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent)).toEqual([
    'Recent',
    'Popular',
    'Beijing Municipality北京',
  ])
  fireEvent.click(screen.getAllByRole('button', { name: 'Beijing' })[0] ?? box())
  expect(onPick).toHaveBeenCalledWith(beijing)
})

test('places that could not be fetched are fetched again', () => {
  const { onRetry } = show({ regions: [], isFailed: true })
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a result shows why it matched, and an empty one which place has no stays', () => {
  const { deliver, shown } = show()
  type('北京')
  deliver('北京', [{ ...beijing, matchedName: '北京', reason: 'Also known as 北京' }])
  expect(screen.getByText('Also known as 北京')).toBeTruthy()
  shown.unmount()
  const results = { keyword: 'Lagos', list: [], unservedPlace: 'Lagos, Nigeria' }
  show({ results })
  type('Lagos')
  expect(screen.getByText('抱歉，没有搜到相关内容～')).toBeTruthy()
  expect(screen.getByText('No stays in or near Lagos, Nigeria yet.')).toBeTruthy()
})
