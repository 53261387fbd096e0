import '../../../support/as-h5'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Suggestion, SuggestionGroup } from '@/contract/suggest'
import { failureView } from '@/domain/failure'
import { entryOfKeyword } from '@/domain/stays/search-history'
import { Browse, type BrowseProps } from '@/packages/hotel/pages/search/browse'
import { SearchView, type SearchViewProps } from '@/packages/hotel/pages/search/view'
import { place } from '../../../support/destination/place'
import { handTimers } from '../../../support/hand-timers'

const suggested = (kind: Suggestion['kind'], label: string, more: Partial<Suggestion> = {}): Suggestion => ({
  kind,
  value: label,
  label,
  showLabel: `${label}, Japan`,
  cityId: 'kyoto',
  hotelId: null,
  skuId: null,
  lat: null,
  lng: null,
  matchedName: null,
  reason: null,
  hotelCount: null,
  ...more,
})
const groups: SuggestionGroup[] = [
  { kind: 'city', list: [suggested('city', 'Kyoto', { reason: 'Also known as 京都', hotelCount: 64 })] },
  { kind: 'area', list: [suggested('area', 'Kyoto Station')] },
  { kind: 'hotel', list: [suggested('hotel', 'Garden House'), suggested('hotel', 'Kyoto Inn')] },
]

function show(change: Partial<Omit<SearchViewProps, 'browse'> & BrowseProps> = {}) {
  const timers = handTimers()
  const spies = {
    onSearch: jest.fn(),
    onPick: jest.fn(),
    onKeyword: jest.fn(),
    onCity: jest.fn(),
    onNearMe: jest.fn(),
    onClearHistory: jest.fn(),
    onRetryHot: jest.fn(),
  }
  const props: Omit<SearchViewProps, 'browse'> & BrowseProps = {
    initialText: '',
    found: null,
    failure: null,
    city: null,
    isOnline: true,
    history: [],
    hot: [],
    hotFailure: null,
    nearStatus: 'idle',
    timers,
    hrefOfCity: (city) => `/hotel/list?cityId=${city.value}`,
    onBack: () => {},
    ...spies,
    ...change,
  }
  render(<SearchView {...props} browse={<Browse {...props} />} />)
  return { ...spies, timers }
}

const box = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
/** Simulates a browser's input method: no key press while it composes. */
const enter = (isComposing = false) => {
  key('Enter')
  if (!isComposing) fireEvent.keyPress(box(), { key: 'Enter', charCode: 13 })
}
const key = (name: string) => fireEvent.keyDown(box(), { key: name })
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pageText = () => document.body.textContent ?? ''

test('the keyboard begins in the box', () => {
  show()
  expect(document.activeElement).toBe(box())
})

test.each([
  ['Kyo to ', 'Kyoto'],
  ['　京 都', '京都'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('%j stands and is searched as %j (spec §5)', (typed, keyword) => {
  const { onSearch } = show()
  type(typed)
  expect(box().value).toBe(keyword)
  expect(onSearch).toHaveBeenCalledWith(keyword)
})

test('searches at most every 200 ms, the last text getting through (spec §9)', () => {
  const { onSearch, timers } = show()
  for (const text of ['k', 'ky', 'kyo']) type(text)
  act(() => timers.pass(199))
  expect(onSearch.mock.calls).toEqual([['k']])
  act(() => timers.pass(1))
  expect(onSearch.mock.calls).toEqual([['k'], ['kyo']])
})

test('an input method composes in peace', () => {
  const { onSearch, onKeyword } = show()
  fireEvent.compositionStart(box())
  type('jing du')
  enter(true)
  expect([box().value, onSearch.mock.calls, onKeyword.mock.calls]).toEqual(['jing du', [], []])
  type('京都')
  fireEvent.compositionEnd(box())
  expect(onSearch).toHaveBeenCalledWith('京都')
})

test('before anything is typed: nearby, recent searches, popular destinations', () => {
  const kyoto = place('Kyoto', '京都', 'Japan', 'JP')
  const { onCity, onPick, onClearHistory, onNearMe } = show({ history: [entryOfKeyword('onsen')], hot: [kyoto] })
  tap('Search near me')
  tap('onsen')
  tap('Clear recent searches')
  fireEvent.click(screen.getByRole('link', { name: /Kyoto/ }))
  expect(onPick).toHaveBeenCalledWith(entryOfKeyword('onsen'))
  expect(onCity).toHaveBeenCalledWith(kyoto)
  expect([onNearMe, onClearHistory].map((spy) => spy.mock.calls.length)).toEqual([1, 1])
})

test('without a connection the recent searches alone', () => {
  show({ isOnline: false, history: [entryOfKeyword('onsen')], hot: [place('Kyoto', '京都', 'Japan', 'JP')] })
  expect(screen.getByRole('button', { name: 'onsen' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Search near me' })).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('without the device’s position it shows the failure and retries (spec §8)', () => {
  const { onNearMe } = show({ nearStatus: 'failed' })
  expect(screen.getByRole('status').textContent).toContain('定位失败')
  tap('Relocate')
  expect(onNearMe).toHaveBeenCalledTimes(1)
})

test('suggestions stand by kind, with place and reason, the match set off', () => {
  show({ initialText: 'kyo', found: { keyword: 'kyo', groups } })
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'City',
    'Area',
    'Hotel',
  ])
  const [city] = screen.getAllByRole('option')
  expect(city?.textContent).toBe('KyotoJapanAlso known as 京都64 stays')
  expect(city?.querySelector('.hints-match')?.textContent).toBe('Kyo')
})

test('arrow keys go through all groups and round, Enter takes one', () => {
  const { onPick } = show({ initialText: 'kyo', found: { keyword: 'kyo', groups } })
  const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null
  expect(active()).toBeNull()
  key('ArrowDown')
  expect(active()).toContain('Kyoto')
  key('ArrowUp')
  expect(active()).toContain('Kyoto Inn')
  key('ArrowUp')
  enter()
  expect(onPick).toHaveBeenCalledWith(groups[2]?.list[0])
})

test('Enter on a text searches for it as it stands', () => {
  const { onKeyword } = show({ initialText: 'garden', found: { keyword: 'garden', groups } })
  enter()
  expect(onKeyword).toHaveBeenCalledWith('garden', false)
  tap('Search all stays for “garden”')
  expect(onKeyword).toHaveBeenCalledTimes(2)
})

test('the way to search for a text is not pushed away by what comes in', () => {
  show({ initialText: 'garden', found: { keyword: 'garden', groups } })
  const asItStands = screen.getByRole('button', { name: 'Search all stays for “garden”' })
  for (const option of screen.getAllByRole('option'))
    expect(asItStands.compareDocumentPosition(option)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('Enter without a text does nothing', () => {
  const { onKeyword, onPick } = show()
  enter()
  expect([onKeyword.mock.calls, onPick.mock.calls]).toEqual([[], []])
})

test.each([
  ['zzz', 'zzz', true],
  ['zzz', 'zz', false],
])('searched %s, result for %s: the empty result is shown: %s', (initialText, keyword, isShown) => {
  show({ initialText, found: { keyword, groups: [] } })
  expect(pageText().includes('抱歉，没有搜到相关内容～')).toBe(isShown)
})

test('a failure is shown, can be retried, and leaves the text to search for', () => {
  const failure = { message: 'We could not reach Staylark.', requestId: null }
  const { onSearch } = show({ initialText: 'kyo', failure })
  tap('Retry')
  expect(onSearch).toHaveBeenCalledWith('kyo')
  expect(screen.getByRole('button', { name: 'Search all stays for “kyo”' })).toBeTruthy()
})

test('cleared, the box is empty and the recent searches are back', () => {
  const { onSearch } = show({
    initialText: 'kyo',
    found: { keyword: 'kyo', groups },
    history: [entryOfKeyword('onsen')],
  })
  tap('Clear')
  expect([box().value, onSearch.mock.calls]).toEqual(['', [['']]])
  expect(screen.getByRole('button', { name: 'onsen' })).toBeTruthy()
})

test('with a chosen city a text is searched there first, and everywhere where that is wanted', () => {
  const { onKeyword } = show({ initialText: 'garden', city: { cityId: 'shanghai', label: 'Shanghai' } })
  expect(box().placeholder).toBe('Hotel, landmark or area in Shanghai')
  tap('Search Shanghai for “garden”')
  tap('Search all stays for “garden”')
  enter()
  expect(onKeyword.mock.calls).toEqual([
    ['garden', false],
    ['garden', true],
    ['garden', false],
  ])
})

test('a match is set off in a name with spaces', () => {
  const found = { keyword: 'KyotoSt', groups }
  show({ initialText: 'KyotoSt', found })
  expect([...document.querySelectorAll('.hints-match')].map(({ textContent }) => textContent)).toContain('Kyoto St')
})

test('popular destinations can be requested again after a failure', () => {
  const { onRetryHot } = show({ hotFailure: failureView({ kind: 'network' }) })
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetryHot).toHaveBeenCalledTimes(1)
})
