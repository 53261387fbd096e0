import type { HotelPicture } from '@/contract/hotel'
import { pictureCategories } from '@/widgets/gallery/category-tabs'

type Category = HotelPicture['category']
const shown = (...categories: Category[]) =>
  pictureCategories(categories.map((category) => ({ category }))).map(({ label, firstIndex, count }) => [
    label,
    firstIndex,
    count,
  ])

test.each<[what: string, categories: Category[], tabs: (string | number)[][]]>([
  ['none', [], []],
  [
    'each with its first picture and its number',
    ['hotel', 'hotel', 'room', 'food'],
    [
      ['Hotel', 0, 2],
      ['Rooms', 2, 1],
      ['Food', 3, 1],
    ],
  ],
  [
    'those that come again count on',
    ['place', 'room', 'place'],
    [
      ['Around', 0, 2],
      ['Rooms', 1, 1],
    ],
  ],
])('%s', (_, categories, tabs) => {
  expect(shown(...categories)).toEqual(tabs)
})
