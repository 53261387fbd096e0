import '../../support/as-h5'
import { render, screen } from '@testing-library/react'
import { ScoreChip } from '@/widgets/score-chip'

test.each([
  [4.7, 1284, 'Rated 4.7 out of 5, Excellent, 1284 reviews', '4.7Excellent1,284 reviews'],
  [5, 1, 'Rated 5.0 out of 5, Superb, 1 reviews', '5.0Superb1 review'],
  [1.95, 10, 'Rated 1.9 out of 5, Not recommended, 10 reviews', '1.9Not recommended10 reviews'],
  [0, 2, 'Rated 0.0 out of 5, Poor, 2 reviews', '0.0Poor2 reviews'],
])('%d of %i reviews', (score, count, spoken, shown) => {
  render(<ScoreChip score={score} count={count} />)
  expect(screen.getByRole('img', { name: spoken }).textContent).toBe(shown)
})

test.each([
  [null, 0],
  [null, 5],
  [4.7, 0],
])('%s of %i reviews is no rating', (score, count) => {
  const { container } = render(<ScoreChip score={score} count={count} />)
  expect(container.textContent).toBe('No rating yet')
})
