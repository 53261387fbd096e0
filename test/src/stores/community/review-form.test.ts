import type { Comment } from '@/contract/comment'
import {
  EMPTY_REVIEW,
  formOfReview,
  reviewFormText,
  type ReviewTarget,
  targetOfStay,
} from '@/domain/community/review-form'
import { ReviewFormStore, takeWaitingReview } from '@/stores/community/review-form'
import { reviewOf } from '../../../support/client/community-facts'
import { heldCall, refusal } from '../../../support/client/held-call'
import { writtenFixture } from '../../../support/client/written-form'

const picture = { url: '/pictures/480/h.webp', width: 3, height: 2, averageColor: '#88aabb', alt: '' }
const target = targetOfStay({
  orderId: 'o1',
  hotelId: 'h1',
  hotelName: 'Garden House Kyoto',
  roomName: 'Twin room',
  checkIn: '2026-11-20',
  checkOut: '2026-11-22',
  picture,
  reviewUntil: '2027-05-21',
})

const facts = {
  score: 4.5,
  subScores: { cleanliness: 5, service: null, location: null, value: 3.5, facilities: null },
  stayMonth: '2026-11',
  roomName: 'Twin room',
  travelerType: 'couple',
  language: 'en',
  isVerifiedStay: true,
  isIncentivized: false,
  isEdited: false,
  hotelReply: null,
  canEdit: true,
} as const

const edited: ReviewTarget = {
  kind: 'edit',
  commentId: 'c1',
  stay: target.stay,
  form: formOfReview('Quiet rooms.', facts),
  files: [{ kind: 'picture', fileId: 'f1', url: '/p.webp' }],
}

function reviewing(of: ReviewTarget = target) {
  const fixture = writtenFixture()
  const creates = heldCall<object, Comment>()
  const edits = heldCall<object, Comment>()
  const onSent = jest.fn()
  const comment = { createComment: creates.call, editReview: edits.call }
  const create = () => new ReviewFormStore({ ...fixture.dependencies, comment, toast: fixture.toast, onSent }, of)
  return { ...fixture, store: create(), create, created: creates, edits, onSent }
}

test('a stay is shown with its room and days', () => {
  expect(target.stay).toEqual({
    hotelId: 'h1',
    hotelName: 'Garden House Kyoto',
    roomName: 'Twin room',
    when: '20 – 22 Nov',
    picture,
  })
})

test('a review needs a score; everything else is optional', async () => {
  const { store, created, onSent, onClose, toasts } = reviewing()
  await store.written.send()
  expect([store.written.fault, created.inputs]).toEqual([reviewFormText.noScore, []])
  store.rate(4.5)
  expect(store.written.fault).toBeNull()
  void store.written.send()
  expect([created.inputs, created.keys]).toEqual([
    [
      {
        type: 'hotel',
        goodsId: 'h1',
        orderId: 'o1',
        score: 4.5,
        subScores: {},
        content: '',
        isIncentivized: false,
        pictureIds: [],
      },
    ],
    ['key 1'],
  ])
  await created.reply(reviewOf())
  expect([onSent.mock.calls, onClose.mock.calls.length, toasts]).toEqual([[[reviewOf()]], 1, [reviewFormText.sent]])
})

test('sub-scores, company, text, pictures and what was received go along', async () => {
  const { store, created, toasts } = reviewing()
  store.rate(3)
  store.rateSub('value', 2.5)
  store.rateSub('service', 4)
  store.rateSub('service', 0)
  store.toggleType('family', true)
  store.writeText(' Fine. ')
  store.toggleIncentive()
  store.written.uploads.restore([{ kind: 'picture', fileId: 'f1', url: '' }])
  void store.written.send()
  expect(created.inputs[0]).toMatchObject({
    score: 3,
    subScores: { value: 2.5 },
    travelerType: 'family',
    content: 'Fine.',
    pictureIds: ['f1'],
    isIncentivized: true,
  })
  await created.reply(reviewOf({ state: 'held' }))
  expect(toasts).toEqual([reviewFormText.held])
})

test('a second tap takes the company back', () => {
  const { store } = reviewing()
  store.toggleType('solo', true)
  store.toggleType('solo', false)
  expect(store.written.form).toEqual(EMPTY_REVIEW)
  expect(store.written.canClose()).toBe(true)
})

test('a stay that was reviewed meanwhile is reported, and the draft stays', async () => {
  const { store, create, created } = reviewing()
  store.rate(4)
  void store.written.send()
  await created.fail(refusal('already_reviewed', undefined, 'You have reviewed this stay.'))
  expect(store.written.failure).toMatchObject({ message: 'You have reviewed this stay.' })
  expect(create().written.form.score).toBe(4)
})

test('an existing review is changed with its pictures, which are not deleted with their rows', async () => {
  const { store, edits, aborted, stored } = reviewing(edited)
  expect([store.written.form, store.written.canClose()]).toEqual([
    {
      score: 4.5,
      subScores: { cleanliness: 5, value: 3.5 },
      travelerType: 'couple',
      text: 'Quiet rooms.',
      isIncentivized: false,
    },
    true,
  ])
  store.written.uploads.remove(1)
  expect([store.written.canClose(), aborted, [...stored.keys()]]).toEqual([false, [], ['review_draft c1']])
  store.rate(5)
  void store.written.send()
  expect(edits.inputs).toEqual([
    {
      commentId: 'c1',
      score: 5,
      subScores: { cleanliness: 5, value: 3.5 },
      travelerType: 'couple',
      content: 'Quiet rooms.',
      isIncentivized: false,
      pictureIds: [],
    },
  ])
  await edits.reply(reviewOf())
  expect(stored.size).toBe(0)
})

test('a draft of an existing review knows which pictures are published', () => {
  const { store, create, aborted } = reviewing(edited)
  store.written.uploads.restore([{ kind: 'picture', fileId: 'f2', url: '' }])
  store.rate(5)
  create().written.discard()
  expect(aborted).toEqual(['f2'])
})

test.each([
  '{"uid":null,"savedAtMs":1000000,"form":{"score":9,"subScores":{},"travelerType":null,"text":"","isIncentivized":false},"files":[],"attempt":null}',
  '{"uid":null,"savedAtMs":1000000,"form":{"score":4,"subScores":{"pool":3},"travelerType":null,"text":"","isIncentivized":false},"files":[],"attempt":null}',
  'null',
])('a damaged draft %s is none', (text) => {
  const { create, stored } = reviewing()
  stored.set('review_draft o1', text)
  expect(create().written.form).toEqual(EMPTY_REVIEW)
})

test.each([
  [null, null],
  [
    { name: 'write_review', params: { kind: 'new', id: 'o1' } },
    { kind: 'new', id: 'o1' },
  ],
  [{ name: 'write_review', params: { kind: 'other', id: 'o1' } }, null],
])('the waiting action %j names %j', (action, expected) => {
  expect(takeWaitingReview({ takePendingAction: () => action })).toEqual(expected)
})
