import '../../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import type { Comment } from '@/contract/comment'
import { ALL_REVIEWS, reviewChips } from '@/domain/reviews/review-query'
import { reviewRuleSections } from '@/domain/reviews/review-rules'
import { Filters } from '@/packages/ugc/pages/comments/filters'
import { CommentList, type CommentListProps } from '@/packages/ugc/pages/comments/list'
import { CommentsView } from '@/packages/ugc/pages/comments/view'
import { ReviewRulesView } from '@/packages/ugc/pages/review-rules/view'
import { CommentThread } from '@/widgets/comment-thread'
import { ReviewCard } from '@/widgets/review-card'
import { ReviewFilters } from '@/widgets/review-filters'
import { ScoreSummary } from '@/widgets/score-summary'
import { guestReview, listedPicture, reviewFacts, reviewSummary } from '../../../support/client/review-facts'

const nothing = () => {}
const pageText = () => document.body.textContent ?? ''
const button = (name: string | RegExp) => screen.getByRole('button', { name })

function actions() {
  return {
    hrefOfPerson: (uid: string) => `/ugc/person/${uid}`,
    onPerson: jest.fn(),
    onVote: jest.fn(),
    onReport: jest.fn(),
    onDelete: jest.fn(),
    onAppeal: jest.fn(),
    onPicture: jest.fn(),
    onEdit: jest.fn(),
  }
}

function showCard({ review, ...comment }: Comment, isMarked = false) {
  const spies = actions()
  render(<ReviewCard comment={{ ...comment, review: review ?? reviewFacts() }} isMarked={isMarked} actions={spies} />)
  return spies
}

describe('a review', () => {
  test('shows who stayed when, in which room and with whom', () => {
    showCard(guestReview('c1'))
    expect(pageText()).toContain('May 2026 · Garden Twin · Couple')
    expect(pageText()).toContain('Verified stay')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/ugc/person/u1')
    expect(screen.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeTruthy()
  })

  test('carries its marks', () => {
    const author = { uid: null, nickName: '', avater: '', isDemo: true }
    showCard(guestReview('c1', { author, review: reviewFacts({ isEdited: true, isIncentivized: true }) }))
    for (const text of ['Demo', 'Edited', 'Incentivized', 'Closed account']) expect(pageText()).toContain(text)
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('is voted for and reported by others, not by its author', () => {
    const spies = showCard(guestReview('c1', { likeCount: 3 }))
    fireEvent.click(button('Helpful (3)'))
    fireEvent.click(button('Report'))
    expect(spies.onVote).toHaveBeenCalledWith('c1', true)
    expect(spies.onReport).toHaveBeenCalledWith('c1')
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  test('of one’s own is deleted, and edited while that is possible', () => {
    const spies = showCard(guestReview('c1', { isOwn: true, review: reviewFacts({ canEdit: true }) }))
    fireEvent.click(button('Edit'))
    fireEvent.click(button('Delete'))
    expect([spies.onEdit, spies.onDelete].map((spy) => spy.mock.calls)).toEqual([[['c1']], [['c1']]])
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull()
  })

  test('that is not public shows its author why, with the appeal', () => {
    const spies = showCard(
      guestReview('c1', { isOwn: true, state: 'rejected', stateReason: 'It is advertising.', appealId: 'a1' }),
    )
    expect(screen.getByRole('note').textContent).toContain('It is advertising.')
    fireEvent.click(button('Appeal'))
    expect(spies.onAppeal).toHaveBeenCalledWith('a1')
  })

  test('folds a long text and its sub-scores', () => {
    showCard(guestReview('c1', { content: 'Long. '.repeat(100) }))
    fireEvent.click(button('Read more'))
    expect(button('Read less')).toBeTruthy()
    expect(pageText()).not.toContain('Cleanliness 5.0')
    fireEvent.click(button('Show scores'))
    expect(pageText()).toContain('Cleanliness 5.0')
  })

  test('shows the hotel’s reply and opens its pictures', () => {
    const { picture } = listedPicture('p1')
    const hotelReply = { content: 'Thank you.', repliedAt: '2026-06-01T08:00:00.000Z' }
    const spies = showCard(guestReview('c1', { pictures: [picture], review: reviewFacts({ hotelReply }) }))
    expect(pageText()).toContain('Reply of the hotel, 1 Jun 2026')
    fireEvent.click(button('Picture 1 of 1: A garden.'))
    expect(spies.onPicture).toHaveBeenCalledWith('c1', 0)
  })

  test('that a link names is marked', () => {
    showCard(guestReview('c1'), true)
    expect(screen.getByRole('article').getAttribute('aria-current')).toBe('true')
  })
})

test('a comment loads its further replies, and the one that a link names is marked', () => {
  const onMore = jest.fn()
  const { onVote: onLike, ...others } = actions()
  const comment = guestReview('c1', {
    review: null,
    replyCount: 3,
    replies: [{ ...guestReview('r1'), replyTo: null }],
  })
  render(
    <CommentThread
      comment={comment}
      nowMs={null}
      hasMore
      isReading={false}
      markedId="r1"
      actions={{ ...others, onLike, onReply: jest.fn(), onMore }}
    />,
  )
  fireEvent.click(button('Show 2 more replies'))
  expect(onMore).toHaveBeenCalledWith('c1')
  expect(document.querySelector('[aria-current]')?.id).toBe('remark-r1')
})

describe('the score', () => {
  const show = (change: Parameters<typeof reviewSummary>[0] = {}) => {
    const onBand = jest.fn()
    render(
      <ScoreSummary
        summary={reviewSummary(change)}
        hrefOfRules="/ugc/reviews"
        onRules={nothing}
        band={4}
        onBand={onBand}
      />,
    )
    return onBand
  }

  test('stands with the last twelve months and the rules', () => {
    show()
    expect(pageText()).toContain('Last 12 months: 4.6 from 18 reviews')
    expect(screen.getByRole('link', { name: 'How reviews work' }).getAttribute('href')).toBe('/ugc/reviews')
    expect(pageText()).not.toContain('invented')
  })

  test('has bars that filter, the chosen one again shows all', () => {
    const onBand = show()
    fireEvent.click(button('5 stars: 20 reviews'))
    fireEvent.click(button('4 stars: 12 reviews'))
    expect(onBand.mock.calls).toEqual([[5], [null]])
  })

  test('shows that reviews are invented, and no recent figure below five', () => {
    show({ hasDemo: true, recent: { score: 5, count: 4 } })
    expect(pageText()).toContain('invented')
    expect(pageText()).not.toContain('Last 12 months')
  })
})

describe('the list', () => {
  const show = (change: Partial<CommentListProps> = {}) => {
    const spies = { onBefore: jest.fn(), onClear: jest.fn(), onRetry: jest.fn() }
    render(
      <CommentList
        type="hotel"
        isEmpty={false}
        isFiltered={false}
        isMissing={false}
        before="none"
        status="end"
        failure={null}
        rows={null}
        {...spies}
        {...change}
      />,
    )
    return spies
  }

  test('is empty with a way out of the filters', () => {
    const { onClear } = show({ isEmpty: true, isFiltered: true })
    fireEvent.click(button('Clear filters'))
    expect(onClear).toHaveBeenCalled()
  })

  test('is empty for want of reviews', () => {
    show({ isEmpty: true })
    expect(pageText()).toContain('Nobody has reviewed this yet.')
  })

  test('shows a failure with Retry', () => {
    const { onRetry } = show({ isEmpty: true, status: 'error', failure: { message: 'No.', requestId: null } })
    fireEvent.click(button('Retry'))
    expect(onRetry).toHaveBeenCalled()
  })

  test('explains a link to a review that is gone, and loads what stands before', () => {
    const { onBefore } = show({ isMissing: true, before: 'more' })
    expect(screen.getByRole('status').textContent).toContain('no longer here')
    fireEvent.click(button('Show what comes before'))
    expect(onBefore).toHaveBeenCalled()
  })
})

test('filters: order, photos and keywords at hand, a chip for each that is on', () => {
  const query = { ...ALL_REVIEWS, withPictures: true }
  const spies = { onSort: jest.fn(), onFilter: jest.fn(), onChange: jest.fn(), onClear: nothing }
  render(<Filters summary={reviewSummary()} query={query} chips={reviewChips(query)} {...spies} />)
  fireEvent.click(button('With photos (3)'))
  fireEvent.click(button('breakfast (8)'))
  fireEvent.click(button('Remove With photos'))
  fireEvent.click(button('Sort: Most relevant'))
  expect(spies.onChange.mock.calls).toEqual([
    [{ withPictures: false }],
    [{ keyword: 'breakfast' }],
    [{ withPictures: false }],
  ])
  expect(spies.onSort).toHaveBeenCalled()
})

test('the filter sheet applies all choices at once', () => {
  const onApply = jest.fn()
  render(<ReviewFilters summary={reviewSummary()} query={ALL_REVIEWS} onApply={onApply} onClose={nothing} />)
  for (const name of ['With photos (3)', 'Couple (12)', 'Garden Twin (9)', '5 stars (20)', 'English (30)'])
    fireEvent.click(button(name))
  expect(onApply).not.toHaveBeenCalled()
  fireEvent.click(button('Show reviews'))
  expect(onApply).toHaveBeenCalledWith({
    ...ALL_REVIEWS,
    withPictures: true,
    travelerType: 'couple',
    room: 'Garden Twin',
    band: 5,
    language: 'en',
  })
})

test.each([
  ['its skeleton', null, 'status'],
  ['its failure', { message: 'No.', requestId: null }, 'alert'],
] as const)('the page without data shows %s', (_, failure, role) => {
  render(
    <CommentsView
      title="All Reviews"
      summary={null}
      failure={failure}
      goods={null}
      score={null}
      filters={null}
      list={null}
      bottomBar={null}
      sheets={null}
      onBack={nothing}
      onRetry={nothing}
    />,
  )
  expect(screen.getByRole(role)).toBeTruthy()
})

test('the page of rules shows every rule', () => {
  render(<ReviewRulesView hrefOfSearch="/search" onSearch={nothing} onBack={nothing} />)
  for (const { title, lines } of reviewRuleSections)
    for (const text of [title, ...lines]) expect(pageText()).toContain(text)
  for (const text of ['180 days', '48 hours', '6 months']) expect(pageText()).toContain(text)
})
