import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import type { WaterfallItem } from '@/contract/feed'
import { Waterfall, type WaterfallProps } from '@/widgets/waterfall'
import { couponWith, hotelWith, momentWith } from '../../support/catalogue/cards'

const hotel = (id: string): WaterfallItem => ({ bizType: 'hotel', data: hotelWith({ id, name: `Hotel ${id}` }) })
const items: WaterfallItem[] = [
  hotel('1'),
  { bizType: 'coupon', data: couponWith() },
  { bizType: 'moment', data: momentWith() },
]

function show(props: Partial<WaterfallProps> = {}) {
  const actions = { onOpen: jest.fn(), onWish: jest.fn(), onLike: jest.fn(), onRetry: jest.fn() }
  const shown = render(
    <Waterfall items={items} status="more" hrefOf={(item) => `/x/${item.bizType}`} {...actions} {...props} />,
  )
  return { ...shown, ...actions }
}

test('each kind of card does what it can', () => {
  const { onOpen, onWish, onLike } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Wish list: Hotel 1' }))
  expect(onWish).toHaveBeenCalledWith('1', true)
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

test('an error keeps what is loaded and can be tried again', () => {
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
  rerender(<Waterfall items={more} status="end" hrefOf={() => '/'} onOpen={no} onWish={no} onLike={no} />)
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
