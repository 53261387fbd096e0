import { swipeDirection } from '@/widgets/swiper/swipe'

test.each([
  [0, 0, null],
  [5, 0, null],
  [9.9, 9.9, null],
  [10, 0, 'horizontal'],
  [-10, 0, 'horizontal'],
  [-12, 4, 'horizontal'],
  [10, 9, 'horizontal'],
  [10, 10, 'vertical'],
  [3, 10, 'vertical'],
  [0, -10, 'vertical'],
  [12, -20, 'vertical'],
])('%d across and %d down is %s (threshold 10 px)', (dxPx, dyPx, direction) => {
  expect(swipeDirection({ dxPx, dyPx })).toBe(direction)
})
