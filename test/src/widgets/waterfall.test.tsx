import '../../support/as-h5'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { WaterfallItem } from '@/contract/feed'
import { Waterfall, type WaterfallProps } from '@/widgets/waterfall'
import { couponWith, hotelWith, momentWith } from '../../support/catalogue/cards'
import { handTimers } from '../../support/hand-timers'

const hotel = (id: string): WaterfallItem => ({ bizType: 'hotel', data: hotelWith({ id, name: `Hotel ${id}` }) })
const items: WaterfallItem[] = [
  hotel('1'),
  { bizType: 'coupon', data: couponWith() },
  { bizType: 'moment', data: momentWith() },
]

function show(props: Partial<WaterfallProps> = {}) {
  const actions = {
    onOpen: jest.fn(),
    onFavorite: jest.fn(),
    onCouponFavorite: jest.fn(),
    onLike: jest.fn(),
    onRetry: jest.fn(),
  }
  const shown = render(
    <Waterfall items={items} status="more" hrefOf={(item) => `/x/${item.bizType}`} {...actions} {...props} />,
  )
  return { ...shown, ...actions }
}

test('each kind of card does what it can', () => {
  const { onOpen, onFavorite, onLike } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Wish list: Hotel 1' }))
  expect(onFavorite).toHaveBeenCalledWith('1', true)
  fireEvent.click(screen.getByRole('button', { name: 'Like the post by Mei, 12 likes' }))
  expect(onLike).toHaveBeenCalledWith('m1', true)
  fireEvent.click(screen.getByRole('link', { name: /Two nights with breakfast/ }))
  expect(onOpen).toHaveBeenCalledWith(items[1])
})

test.each<[WaterfallProps['status'], string | null]>([
  ['more', null],
  ['loading', 'Loading more'],
  ['end', 'End of list.'],
  ['error', 'Tap to retry'],
])('at its foot, when %s: %s', (status, text) => {
  const { container } = show({ status, items: [] })
  expect(container.textContent || null).toBe(text)
})

test('an error retains what is loaded and can be retried', () => {
  const { onRetry } = show({ status: 'error' })
  expect(screen.getByText('Hotel 1')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Tap to retry' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('cards that stand keep their elements when more come', () => {
  const { container, rerender } = show()
  const before = [...container.querySelectorAll('article')]
  const more = [...items, hotel('2'), hotel('3')]
  const no = () => {}
  rerender(
    <Waterfall
      items={more}
      status="end"
      hrefOf={() => '/'}
      onOpen={no}
      onFavorite={no}
      onCouponFavorite={no}
      onLike={no}
    />,
  )
  const after = [...container.querySelectorAll('article')]
  expect(after).toHaveLength(5)
  expect(before.every((card) => after.includes(card))).toBe(true)
})

test('only the first pictures are in the first markup where the browser can look', () => {
  const observed: Element[] = []
  class Observer {
    observe = (element: Element) => observed.push(element)
    disconnect = () => {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
  const { container } = show({ items: Array.from({ length: 12 }, (_, index) => hotel(String(index))), eagerCount: 8 })
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  expect(container.querySelectorAll('img')).toHaveLength(8)
  expect(observed).toHaveLength(4)
})

test('with timers cards come a few at a time, and their room at once', () => {
  const timers = handTimers()
  const no = () => {}
  const feedOf = (count: number) => (
    <Waterfall
      items={Array.from({ length: count }, (_, index) => hotel(String(index)))}
      status="more"
      timers={timers}
      hrefOf={() => '/'}
      onOpen={no}
      onFavorite={no}
      onCouponFavorite={no}
      onLike={no}
    />
  )
  const { container, rerender } = render(feedOf(0))
  const shown = () => [container.querySelectorAll('article').length, container.querySelectorAll('.fall-chunk').length]
  rerender(feedOf(12))
  expect(shown()).toEqual([6, 4])
  act(() => timers.pass(16))
  expect(shown()).toEqual([12, 4])
  expect(timers.waiting()).toBe(0)
  rerender(feedOf(2))
  expect(shown()).toEqual([2, 2])
  rerender(feedOf(9))
  expect(shown()).toEqual([6, 4])
  act(() => timers.pass(16))
  expect(shown()).toEqual([9, 4])
})

describe('a long feed', () => {
  const long = Array.from({ length: 120 }, (_, index) => hotel(String(index)))
  const screenPx = 800
  let scrolledPx = 0

  /** A page 375 px wide that is scrolled so far; the feed begins at its top. */
  async function scrollTo(px: number) {
    scrolledPx = px
    const page = document.querySelector('.taro_page')
    await act(async () => {
      if (page) fireEvent.scroll(page)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    })
  }

  const rect = (element: Element): Pick<DOMRect, 'top'> => {
    if (element.classList.contains('taro_page')) return { top: 0 }
    const chunk = element.closest('.fall-chunk')
    const before = chunk ? [...(chunk.parentElement?.children ?? [])].indexOf(chunk) : 0
    return { top: before * 900 - scrolledPx }
  }

  beforeEach(() => {
    scrolledPx = 0
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(screenPx)
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(375)
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { ...new DOMRect(), ...rect(this) }
    })
    const no = () => {}
    render(
      <div className="taro_page">
        <Waterfall
          items={long}
          status="more"
          hrefOf={() => '/'}
          onOpen={no}
          onFavorite={no}
          onCouponFavorite={no}
          onLike={no}
        />
      </div>,
    )
  })
  afterEach(() => jest.restoreAllMocks())

  const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
  const boxes = () => [...document.querySelectorAll<HTMLElement>('.fall-chunk')]

  test('draws what is near alone, and boxes of the right height for the rest', async () => {
    const heights = boxes().map(({ style }) => style.height)
    expect(boxes()).toHaveLength(40)
    expect(names()).toContain('Hotel 0')
    expect(names().length).toBeLessThan(40)
    await scrollTo(9000)
    expect(names()).not.toContain('Hotel 0')
    expect(names().length).toBeLessThan(40)
    expect(boxes().map(({ style }) => style.height)).toEqual(heights)
    await scrollTo(0)
    expect(names()).toContain('Hotel 0')
  })

  test('a card with the keyboard’s focus stays, however far the page is scrolled', async () => {
    const heart = screen.getByRole('button', { name: 'Wish list: Hotel 0' })
    heart.focus()
    await scrollTo(9000)
    expect(document.activeElement).toBe(heart)
    heart.blur()
    await scrollTo(9400)
    expect(names()).not.toContain('Hotel 0')
  })

  test('a page behind another, without a size, retains what is rendered', async () => {
    await scrollTo(9000)
    const before = names()
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(0)
    await scrollTo(0)
    expect(names()).toEqual(before)
  })
})
