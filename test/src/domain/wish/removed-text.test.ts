import { removedText } from '@/domain/favorites/wish-list'

test.each([
  [['Garden House'], 'Removed Garden House'],
  [['Garden House', 'River House'], 'Removed 2 from your wish list'],
])('%j', (names, text) => {
  expect(removedText(names)).toBe(text)
})
