import '../../support/as-h5'
import { act, fireEvent, screen } from '@testing-library/react'
import type { Comment } from '@/contract/comment'
import type { MomentDetail, Topic } from '@/contract/moment'
import { momentFormText } from '@/domain/community/moment-form'
import { type ReviewTarget, reviewFormText } from '@/domain/community/review-form'
import { MomentFormLayer } from '@/shell/moment-form-layer'
import { ReviewFormLayer } from '@/shell/review-form-layer'
import { RootProvider } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import { momentDetail, reviewOf } from '../../support/client/community-facts'
import { heldCall, refusal } from '../../support/client/held-call'
import { renderRested } from '../../support/render-rested'
import { writtenFixture } from '../../support/client/written-form'

const tag = { kind: 'hotel', id: 'h1', name: 'Garden House Kyoto' } as const

/** A draft of a post with one picture. */
const pictureDraft = JSON.stringify({
  uid: 'u1',
  savedAtMs: 1_000_000,
  form: { text: '', topics: [], tag, isPaid: false },
  files: [{ kind: 'picture', fileId: 'f1', url: '/pictures/480/f1.webp' }],
  attempt: null,
})

function show(of: 'moment' | ReviewTarget, draft: string | null = null) {
  const fixture = writtenFixture()
  if (draft !== null) fixture.stored.set('moment_draft hotel h1', draft)
  const { dependencies, toast, timers, session } = fixture
  const posts = heldCall<object, MomentDetail>()
  const topics = heldCall<object, { list: Topic[]; nextCursor: string | null }>()
  const reviews = heldCall<object, Comment>()
  const seen = new Map<string, string>()
  const { createObjectUpload, completeObjectUpload, abortObjectUpload, createVideo } = dependencies.uploads.calls
  const calls: Readonly<Record<string, (input: never, options?: never) => Promise<unknown>>> = {
    'POST /api/ugc/moment': posts.call,
    'GET /api/ugc/topic/list': topics.call,
    'POST /api/ugc/comment': reviews.call,
    'PATCH /api/ugc/comment': reviews.call,
    'POST /api/upload/object': createObjectUpload,
    'POST /api/upload/object/complete': completeObjectUpload,
    'POST /api/upload/object/abort': abortObjectUpload,
    'POST /api/upload/video': createVideo,
  }
  const client = { call: (key: string, input: never, options: never) => calls[key]?.(input, options) }
  const root = {
    ...dependencies,
    session,
    toast,
    timers,
    randomGuid: dependencies.newKey,
    deviceStorage: {
      read: (name: string) => seen.get(name) ?? null,
      write: (name: string, value: string) => void seen.set(name, value),
    },
    clients: { new: client, upload: client },
  } as unknown as RootStore
  const onDone = jest.fn()
  const onClose = jest.fn()
  const outside = { onClose }
  renderRested(
    <RootProvider root={root}>
      <div className="taro_page">
        {of === 'moment' ? (
          <MomentFormLayer {...outside} tag={tag} onPosted={onDone} />
        ) : (
          <ReviewFormLayer {...outside} target={of} onSent={onDone} />
        )}
      </div>
    </RootProvider>,
  )
  return { ...fixture, posts, topics, reviews, seen, onDone, onClose }
}

const button = (name: string) => screen.getByRole('button', { name })
const tap = (name: string) => fireEvent.click(button(name))
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })

const target: ReviewTarget = {
  kind: 'new',
  orderId: 'o1',
  stay: { hotelId: 'h1', hotelName: 'Garden House Kyoto', roomName: 'Twin room', when: '20 – 22 Nov', picture: null },
}

test('a post without a picture is not sent', () => {
  const { posts } = show('moment')
  type('Your post', 'Dawn')
  tap('Post')
  expect(screen.getByText(momentFormText.noFiles)).toBeTruthy()
  expect(posts.inputs).toEqual([])
})

test('a post is written, with its topics and what it is about, and sent', async () => {
  const { topics, posts, onDone, onClose } = show('moment', pictureDraft)
  await act(() =>
    topics.reply({ list: [{ topicId: 't', name: 'food', momentCount: 2, isFollowed: false }], nextCursor: null }),
  )
  type('Your post', 'Dawn at #Higashiyama')
  expect(screen.getByText('20 of 2,000 characters')).toBeTruthy()
  tap('Add topic food')
  type('Add a topic', 'slow')
  tap('Add topic')
  tap('Remove topic food')
  tap('Remove Garden House Kyoto')
  fireEvent.click(screen.getByRole('checkbox', { name: /I was paid for this/ }))
  tap('Post')
  expect(posts.inputs).toEqual([
    { content: 'Dawn at #Higashiyama', pictureIds: ['f1'], topics: ['Higashiyama', 'slow'], isPaid: true },
  ])
  await act(() => posts.reply(momentDetail()))
  expect([onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

test('closing a written post prompts for its draft, and Escape goes back to it', () => {
  const { onClose, stored } = show('moment')
  type('Your post', 'Dawn')
  tap('Close')
  expect(screen.getByRole('alertdialog', { name: 'Save this as a draft?' })).toBeTruthy()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  fireEvent.keyUp(document.activeElement ?? document.body, { key: 'Escape' })
  expect([screen.queryByRole('alertdialog'), onClose.mock.calls.length]).toEqual([null, 0])
  tap('Close')
  tap('Save draft')
  expect([onClose.mock.calls.length, [...stored.keys()]]).toEqual([1, ['moment_draft hotel h1']])
})

test('an empty post closes at once', () => {
  const { onClose } = show('moment')
  tap('Close')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a draft is discarded only on request', () => {
  const { onClose, stored } = show('moment')
  type('Your post', 'Dawn')
  tap('Close')
  tap('Discard')
  expect([onClose.mock.calls.length, stored.size]).toEqual([1, 0])
})

test('the hint is shown once on a device', async () => {
  const { seen, pass } = show('moment')
  expect(screen.getByText(momentFormText.topicTip)).toBeTruthy()
  await act(() => pass(2000))
  expect([screen.queryByText(momentFormText.topicTip), seen.get('moment_tip_seen')]).toEqual([null, '1'])
})

test('a review is rated in half stars and sent; a refusal is shown with its number', async () => {
  const { reviews, onDone } = show(target)
  tap('Send review')
  expect(screen.getByText(reviewFormText.noScore)).toBeTruthy()
  const stars = screen.getByRole('radiogroup', { name: 'Your stay' })
  fireEvent.click(stars.querySelector('[data-value="4.5"]')!)
  expect(screen.getByText(/^4\.5 of 5, /)).toBeTruthy()
  fireEvent.click(screen.getByRole('radiogroup', { name: 'Value' }).querySelector('[data-value="3"]')!)
  tap('Couple')
  type('Your review', 'Quiet rooms.')
  tap('Send review')
  expect(reviews.inputs).toEqual([
    {
      type: 'hotel',
      goodsId: 'h1',
      orderId: 'o1',
      score: 4.5,
      subScores: { value: 3 },
      travelerType: 'couple',
      content: 'Quiet rooms.',
      isIncentivized: false,
      pictureIds: [],
    },
  ])
  await act(() => reviews.fail(refusal('already_reviewed', undefined, 'You have reviewed this stay.')))
  expect([screen.getByText('You have reviewed this stay.'), screen.getByText('Request r1')].length).toBe(2)
  tap('Send review')
  await act(() => reviews.reply(reviewOf()))
  expect(onDone).toHaveBeenCalledTimes(1)
})
