import type { Comment, CommentReply, CommentSummary, ReviewableStay } from '@/contract/comment'
import type { CommentsInitial } from '@/contract/first-screens'
import { readCommentsAddress } from '@/domain/reviews/review-query'
import { CommentListStore } from '@/stores/community/comment-list'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'
import { guestReview, reviewSummary } from '../../../support/client/review-facts'

interface Page {
  list: Comment[]
  nextCursor: string | null
  previousCursor: string | null
}

const page = (ids: readonly string[], change: Partial<Page> = {}): Page => ({
  list: ids.map((id) => guestReview(id)),
  nextCursor: null,
  previousCursor: null,
  ...change,
})

interface Options {
  readonly fields?: Record<string, string>
  readonly isLogin?: boolean
  readonly initial?: CommentsInitial
}

function open({ fields = {}, isLogin = false, initial }: Options = {}) {
  const lists = heldCall<Record<string, unknown>, Page>()
  const replies = heldCall<Record<string, unknown>, { list: CommentReply[]; nextCursor: string | null }>()
  const summaries = heldCall<unknown, CommentSummary>()
  const stays = heldCall<unknown, { list: ReviewableStay[] }>()
  const deletes = heldCall<unknown, { ok: true }>()
  const addresses: Record<string, string>[] = []
  const toasts: string[] = []
  const address = readCommentsAddress({ type: 'hotel', goodsId: 'h1', ...fields })
  if (!address) throw new Error('no such address')
  const store = new CommentListStore(
    {
      comment: {
        listComments: lists.call,
        listReplies: replies.call,
        getCommentSummary: summaries.call,
        listReviewableStays: stays.call,
        deleteComment: deletes.call,
      },
      session: { isLogin },
      toast: { show: (text) => toasts.push(text) },
      replaceQuery: (query) => addresses.push(query),
    },
    address,
    initial ?? null,
  )
  return { store, lists, replies, summaries, stays, deletes, addresses, toasts }
}

const ids = ({ list }: CommentListStore) => list.items.map(({ commentId }) => commentId)

test('summary and first page are fetched at once, by the filters of the address', async () => {
  const { store, lists, summaries } = open({ fields: { photos: '1', sort: 'lowest' } })
  void store.start()
  expect(lists.inputs[0]).toMatchObject({ type: 'hotel', goodsId: 'h1', withPictures: true, sort: 'lowest' })
  await summaries.reply(reviewSummary())
  await lists.reply(page(['c1', 'c2']))
  expect(ids(store)).toEqual(['c1', 'c2'])
  expect([store.summary.value?.score, store.isFiltered]).toEqual([4.4, true])
})

test('embedded data is not requested', async () => {
  const initial = { summary: reviewSummary(), page: page(['c1']), isMissing: false }
  const { store, lists, summaries } = open({ initial })
  await store.start()
  expect([lists.inputs, summaries.inputs]).toEqual([[], []])
  expect(ids(store)).toEqual(['c1'])
})

test('a changed filter goes into the address and restarts the list', async () => {
  const { store, lists, addresses } = open()
  void store.list.start()
  await lists.reply(page(['c1']))
  void store.change({ band: 5 })
  expect(addresses).toEqual([{ score: '5' }])
  expect(ids(store)).toEqual([])
  await lists.reply(page(['c9']))
  expect(ids(store)).toEqual(['c9'])
  void store.clearFilters()
  expect(addresses.at(-1)).toEqual({})
})

test('a linked review begins the list with its page, and what stands before is loaded on request', async () => {
  const { store, lists } = open({ fields: { commentId: 'c5' } })
  void store.list.start()
  expect(lists.inputs[0]).toMatchObject({ commentId: 'c5' })
  await lists.reply(page(['c4', 'c5', 'c6'], { previousCursor: 'before' }))
  expect([store.markedId, store.before, store.isMissing]).toEqual(['c5', 'more', false])
  void store.loadBefore()
  expect(lists.inputs[1]).toMatchObject({ cursor: 'before' })
  expect(lists.inputs[1]).not.toHaveProperty('commentId')
  await lists.reply(page(['c2', 'c3', 'c4']))
  expect(ids(store)).toEqual(['c2', 'c3', 'c4', 'c5', 'c6'])
  expect(store.before).toBe('none')
})

test('what stands before is tried again after a failure', async () => {
  const { store, lists } = open({ fields: { commentId: 'c5' } })
  void store.list.start()
  await lists.reply(page(['c5'], { previousCursor: 'before' }))
  void store.loadBefore()
  await lists.fail(noReply)
  expect(store.before).toBe('error')
  void store.loadBefore()
  await lists.reply(page(['c4']))
  expect(ids(store)).toEqual(['c4', 'c5'])
})

test('a linked review that is gone gives way to the list', async () => {
  const { store, lists } = open({ fields: { commentId: 'gone' } })
  void store.list.start()
  await lists.fail(refusal('not_found'))
  await lists.reply(page(['c1']))
  expect([store.isMissing, store.markedId]).toEqual([true, null])
  expect(ids(store)).toEqual(['c1'])
})

test('a page before belongs to the filters under which it was requested', async () => {
  const { store, lists } = open({ fields: { commentId: 'c5' } })
  void store.list.start()
  await lists.reply(page(['c5'], { previousCursor: 'before' }))
  void store.loadBefore()
  void store.change({ band: 1 })
  await lists.reply(page(['old']))
  await lists.reply(page(['new']))
  expect(ids(store)).toEqual(['new'])
  expect(store.before).toBe('none')
})

test('only a signed-in user is looked up for stays', async () => {
  const visitor = open()
  await visitor.store.fetchStays()
  expect([visitor.stays.inputs, visitor.store.stays.value]).toEqual([[], []])
  const { store, stays } = open({ isLogin: true })
  void store.fetchStays()
  expect(stays.inputs).toEqual([{ hotelId: 'h1' }])
})

test('further replies join those that are there, in their order', async () => {
  const { store, lists, replies } = open({ fields: { type: 'moment', goodsId: 'm1' } })
  const reply = (commentId: string, minute: number): CommentReply => ({
    ...guestReview(commentId),
    replyTo: null,
    createdAt: `2026-11-25T08:0${minute}:00.000Z`,
  })
  void store.list.start()
  expect(lists.inputs[0]).not.toHaveProperty('sort')
  const comment = guestReview('c1', { review: null, replyCount: 3, replies: [reply('r1', 1), reply('r3', 3)] })
  await lists.reply({ ...page([]), list: [comment] })
  expect(store.list.items[0] && store.replies.hasMore(store.list.items[0])).toBe(true)
  void store.replies.load('c1')
  await replies.reply({ list: [reply('r1', 1), reply('r2', 2), reply('r3', 3)], nextCursor: null })
  expect(store.list.items[0]?.replies.map(({ commentId }) => commentId)).toEqual(['r1', 'r2', 'r3'])
  expect(store.list.items[0] && store.replies.hasMore(store.list.items[0])).toBe(false)
})

test('a deleted review leaves the list, one that is gone already too', async () => {
  const { store, lists, deletes, summaries } = open()
  void store.list.start()
  await lists.reply(page(['c1', 'c2']))
  void store.delete('c1')
  await deletes.reply({ ok: true })
  void store.delete('c2')
  await deletes.fail(refusal('not_found'))
  expect(ids(store)).toEqual([])
  expect(summaries.inputs).toHaveLength(2)
})

test('a failed deletion is reported and changes nothing', async () => {
  const { store, lists, deletes, toasts } = open()
  void store.list.start()
  await lists.reply(page(['c1']))
  void store.delete('c1')
  await deletes.fail(noReply)
  expect(ids(store)).toEqual(['c1'])
  expect(toasts).toHaveLength(1)
})

test('a new review stands first, an edited one in its place', async () => {
  const { store, lists } = open()
  void store.list.start()
  await lists.reply(page(['c1', 'c2']))
  store.put(guestReview('c3'))
  store.put(guestReview('c2', { content: 'Changed.' }))
  expect(ids(store)).toEqual(['c3', 'c1', 'c2'])
  expect(store.list.items[2]?.content).toBe('Changed.')
})
