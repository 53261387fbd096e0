import fc from 'fast-check'
import { ratingWord } from '@/domain/stays/stay-text'

test.each([
  [null, 'No rating yet'],
  [Number.NaN, 'No rating yet'],
  [0, 'Poor'],
  [0.1, 'Poor'],
  [0.9, 'Poor'],
  [0.99, 'Poor'],
  [1, 'Not recommended'],
  [1.9, 'Not recommended'],
  [1.95, 'Not recommended'],
  [1.99, 'Not recommended'],
  [2, 'Average'],
  [3.9, 'Average'],
  [3.99, 'Average'],
  [4, 'Good'],
  [4.4, 'Good'],
  [4.49, 'Good'],
  [4.5, 'Very good'],
  [4.59, 'Very good'],
  [4.6, 'Great'],
  [4.69, 'Great'],
  [4.7, 'Excellent'],
  [4.79, 'Excellent'],
  [4.8, 'Amazing'],
  [4.89, 'Amazing'],
  [4.9, 'Fantastic'],
  [4.99, 'Fantastic'],
  [5, 'Superb'],
])('%p is %s', (score, word) => {
  expect(ratingWord(score)).toBe(word)
})

test('every score has a word, and a better score never a worse one', () => {
  const words = [
    'Poor',
    'Not recommended',
    'Average',
    'Good',
    'Very good',
    'Great',
    'Excellent',
    'Amazing',
    'Fantastic',
    'Superb',
  ]
  const scores = fc.double({ min: 0, max: 5, noNaN: true })
  fc.assert(
    fc.property(scores, scores, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(words).toContain(ratingWord(one))
      expect(words.indexOf(ratingWord(low))).toBeLessThanOrEqual(words.indexOf(ratingWord(high)))
    }),
  )
})
