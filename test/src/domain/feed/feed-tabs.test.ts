import { readFeedChoice, storedFeedChoice } from '@/domain/feed/feed-tabs'

test.each([
  [{ tab: 'forYou', point: null }],
  [{ tab: 'following', point: null }],
  [{ tab: 'nearby', point: { lat: -33.87, lng: 151.21 } }],
] as const)('a stored choice is read as it was: %p', (choice) => {
  expect(readFeedChoice(storedFeedChoice(choice))).toEqual(choice)
})

test.each([
  [null, 'forYou'],
  ['', 'forYou'],
  ['elsewhere', 'forYou'],
  ['nearby', 'nearby'],
  ['nearby 91 0', 'nearby'],
  ['nearby x y', 'nearby'],
])('%p opens %s without a point', (text, tab) => {
  expect(readFeedChoice(text)).toEqual({ tab, point: null })
})
