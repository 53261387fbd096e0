import '../../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { CommentList, type CommentListProps } from '@/packages/ugc/pages/moment/comment-list'
import { HeaderActions } from '@/packages/ugc/pages/moment/header-actions'
import { TagCard } from '@/packages/ugc/pages/moment/tag-card'
import { TalkBar, type TalkBarProps } from '@/packages/ugc/pages/moment/talk-bar'
import { MomentView, type MomentViewProps } from '@/packages/ugc/pages/moment/view'
import { couponWith, hotelWith } from '../../../support/catalogue/cards'
import { commentOf, momentFacts, replyOf, topicOf } from '../../../support/client/moment-facts'

const nothing = () => {}
const pageText = () => document.body.textContent ?? ''
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

function show(change: Partial<MomentViewProps> = {}) {
  const spies = { onTopic: jest.fn(), onAppeal: jest.fn(), onBack: jest.fn(), onRetry: jest.fn() }
  render(
    <MomentView
      moment={momentFacts()}
      failure={null}
      headerActions={null}
      media={null}
      author={null}
      tag={null}
      comments={<p>The comments</p>}
      bottomBar={<p>The bar</p>}
      timeText="3 days ago"
      {...spies}
      {...change}
    />,
  )
  return spies
}

test.each(['Rain on the temple roof.', 'Higashiyama, Kyoto', 'Verified stay', '3 days ago', '3 comments', 'The bar'])(
  'shows %s',
  (text) => {
    show()
    expect(pageText()).toContain(text)
  },
)

test('a post that was paid for is marked, and nothing else is', () => {
  show({ moment: momentFacts({ isPaid: true, isVerifiedStay: false, placeName: '' }) })
  expect(pageText()).toContain('Paid post')
  expect(pageText()).not.toContain('Verified stay')
})

test('topics in the text and beside it open', () => {
  const topics = [topicOf('Kyoto'), topicOf('Rain')]
  const { onTopic } = show({ moment: momentFacts({ topics }) })
  tap('#Kyoto')
  tap('#Rain')
  expect(onTopic.mock.calls).toEqual([[topics[0]], [topics[1]]])
})

test('a post on its way has a skeleton; one that is refused for good has no retry', () => {
  show({ moment: null })
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  const failure = { message: 'The author has deleted this post.', requestId: 'r1', isPermanent: true }
  show({ moment: null, failure })
  expect(pageText()).toContain(failure.message)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('without a connection it is tried again by a tap', () => {
  const { onRetry } = show({ moment: null, failure: { message: 'No connection.', requestId: null, isOffline: true } })
  tap('Retry')
  expect(onRetry).toHaveBeenCalled()
})

test('the own post that others do not see shows why, and can be appealed', () => {
  const moment = momentFacts({ isOwn: true, state: 'rejected', stateReason: 'It has a phone number.', appealId: 'a1' })
  const { onAppeal } = show({ moment })
  expect(pageText()).toContain('Not shown')
  expect(pageText()).toContain('It has a phone number.')
  expect(pageText()).not.toContain('The comments')
  expect(pageText()).not.toContain('The bar')
  tap('Appeal')
  expect(onAppeal).toHaveBeenCalledWith('a1')
})

test('the own post is deleted, another one reported', () => {
  const spies = { onShare: jest.fn(), onDelete: jest.fn(), onReport: jest.fn() }
  const { rerender } = render(<HeaderActions isOwn shareProps={{}} {...spies} />)
  tap('Share')
  tap('Delete this post')
  rerender(<HeaderActions isOwn={false} shareProps={{}} {...spies} />)
  tap('Report this post')
  expect(Object.values(spies).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})

const tagLinks = {
  hrefOfHotel: (id: string) => `/hotel/detail/${id}`,
  hrefOfCoupon: (id: string) => `/product/detail/${id}`,
  hrefOfCity: (id: string) => `/hotel/city/info?cityId=${id}`,
  onHotelFavorite: nothing,
  onCouponFavorite: nothing,
}

test.each([
  [{ kind: 'hotel', card: hotelWith() }, '/hotel/detail/h1', 'onHotel'],
  [{ kind: 'coupon', card: couponWith() }, '/product/detail/s1', 'onCoupon'],
  [{ kind: 'city', cityId: 'kyoto', name: 'Kyoto' }, '/hotel/city/info?cityId=kyoto', 'onCity'],
] as const)('what it is about leads to its page: %p', (tag, href, spy) => {
  const spies = { onHotel: jest.fn(), onCoupon: jest.fn(), onCity: jest.fn() }
  render(<TagCard tag={tag} {...tagLinks} {...spies} />)
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe(href)
  fireEvent.click(link)
  expect(spies[spy]).toHaveBeenCalledTimes(1)
})

function showComments(change: Partial<CommentListProps> = {}) {
  const spies = {
    onPerson: jest.fn(),
    onLike: jest.fn(),
    onReply: jest.fn(),
    onDelete: jest.fn(),
    onReport: jest.fn(),
    onAppeal: jest.fn(),
    onMore: jest.fn(),
  }
  const comment = commentOf({
    replyCount: 3,
    replies: [replyOf({ isOwn: true, replyTo: commentOf().author, state: 'held', appealId: 'a1' })],
  })
  render(
    <CommentList
      comments={[{ comment, hasMore: true, isReading: false }]}
      status="end"
      nowMs={Date.parse('2026-11-25T10:00:00.000Z')}
      actions={{ hrefOfPerson: (uid) => `/ugc/person/${uid}`, ...spies }}
      onRetry={nothing}
      {...change}
    />,
  )
  return spies
}

test('comments stand in two levels with their age and whom they answer', () => {
  showComments()
  expect(pageText()).toContain('2 days ago')
  expect(pageText()).toContain('Tom, The one on the hill.')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ugc/person/u3',
    '/ugc/person/u2',
  ])
})

test('comments are liked, answered, deleted, reported and appealed', () => {
  const { onLike, onReply, onDelete, onReport, onAppeal, onMore } = showComments()
  tap('Like the comment by Tom, 2 likes')
  tap('Reply to Tom')
  tap('Report the comment by Tom')
  tap('Delete your comment')
  tap('Appeal')
  tap('Show 2 more replies')
  expect(onLike).toHaveBeenCalledWith('c1', true)
  expect(onReply).toHaveBeenCalledWith({ commentId: 'c1', name: 'Tom' })
  expect(onReport).toHaveBeenCalledWith('c1')
  expect(onDelete).toHaveBeenCalledWith('r1')
  expect(onAppeal).toHaveBeenCalledWith('a1')
  expect(onMore).toHaveBeenCalledWith('c1')
})

test('a deleted comment leaves its replies', () => {
  const comment = commentOf({ isDeleted: true, content: '', replyCount: 1, replies: [replyOf()] })
  showComments({ comments: [{ comment, hasMore: false, isReading: false }] })
  expect(pageText()).toContain('This comment was deleted.')
  expect(pageText()).toContain('The one on the hill.')
})

test('without comments the page says so', () => {
  showComments({ comments: [] })
  expect(pageText()).toContain('No comments yet.')
})

function showBar(change: Partial<TalkBarProps> = {}) {
  const spies = { onText: jest.fn(), onSend: jest.fn(), onCancelReply: jest.fn(), onLike: jest.fn() }
  render(
    <TalkBar
      text=""
      replyTo={null}
      canSend={false}
      isSending={false}
      isLike={false}
      likeCount={12}
      {...spies}
      {...change}
    />,
  )
  return spies
}

test('the bar likes the post and takes a comment', () => {
  const { onLike, onText } = showBar()
  tap('Like this post, 12 likes')
  expect(onLike).toHaveBeenCalledWith(true)
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: 'Add a comment' }), { target: { value: 'Hi' } })
  expect(onText).toHaveBeenCalledWith('Hi')
})

test('a comment is sent, one that is too long is not', () => {
  const { onSend } = showBar({ text: 'Hi', canSend: true })
  tap('Send')
  expect(onSend).toHaveBeenCalledTimes(1)
  showBar({ text: 'x'.repeat(2001) })
  expect(screen.getByRole('alert').textContent).toContain('2001')
})

test('a reply takes the focus and can be given up', () => {
  const { onCancelReply } = showBar({ replyTo: 'Tom' })
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reply to Tom' }))
  tap('Cancel the reply')
  expect(onCancelReply).toHaveBeenCalledTimes(1)
})
