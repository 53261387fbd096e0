import type { Comment, CommentReply } from '@/contract/comment'
import { CommentsStore } from '@/stores/community/comments'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'
import { commentOf, replyOf } from '../../../support/client/moment-facts'

type Page<Item> = { list: Item[]; nextCursor: string | null }

function made(isLogin = true) {
  const list = heldCall<object, Page<Comment> & { previousCursor: string | null }>()
  const replies = heldCall<object, Page<CommentReply>>()
  const create = heldCall<object, Comment>()
  const reply = heldCall<object, CommentReply>()
  const remove = heldCall<object, { ok: true }>()
  const session = { isLogin }
  const login = { require: jest.fn(), takePendingAction: jest.fn(() => null as never) }
  const toast = { show: jest.fn() }
  const onCounted = jest.fn()
  let keys = 0
  const store = new CommentsStore(
    {
      comment: {
        listComments: list.call,
        listReplies: replies.call,
        createComment: create.call,
        replyComment: reply.call,
        deleteComment: remove.call,
      },
      session,
      login,
      toast,
      newKey: () => `key${++keys}`,
      onCounted,
    },
    'm1',
  )
  const show = async (...comments: Comment[]) => {
    void store.list.start()
    await list.reply({ list: comments, nextCursor: null, previousCursor: null })
  }
  return { store, list, replies, create, reply, remove, session, login, toast, onCounted, show }
}

const ids = ({ list }: CommentsStore) => list.items.map(({ commentId }) => commentId)

test('comments of the post are read page by page', async () => {
  const { store, list, show } = made()
  await show(commentOf())
  expect(list.inputs[0]).toMatchObject({ type: 'moment', goodsId: 'm1' })
  expect(ids(store)).toEqual(['c1'])
})

test('a new comment stands first, is counted, and empties the box', async () => {
  const { store, create, onCounted, show } = made()
  await show(commentOf())
  store.type('  Lovely  ')
  void store.send()
  expect([store.isSending, store.canSend]).toEqual([true, false])
  await create.reply(commentOf({ commentId: 'c2', isOwn: true }))
  expect(create.inputs).toEqual([{ type: 'moment', goodsId: 'm1', content: 'Lovely' }])
  expect([ids(store), store.text, store.isSending]).toEqual([['c2', 'c1'], '', false])
  expect(onCounted).toHaveBeenCalledWith(1)
})

test('a comment that waits for a check is not counted', async () => {
  const { store, create, onCounted } = made()
  store.type('See my site')
  void store.send()
  await create.reply(commentOf({ state: 'held' }))
  expect(onCounted).not.toHaveBeenCalled()
})

test('what was not sent stays in the box, and another try has the same key', async () => {
  const { store, create, toast } = made()
  store.type('Lovely')
  void store.send()
  await create.fail(noReply)
  expect([store.text, store.isSending]).toEqual(['Lovely', false])
  expect(toast.show).toHaveBeenCalledTimes(1)
  void store.send()
  await create.reply(commentOf())
  expect(create.keys).toEqual(['key1', 'key1'])
})

test('an empty comment, and one that is too long, are not sent', () => {
  const { store, create } = made()
  void store.send()
  store.type('x'.repeat(2001))
  void store.send()
  expect(create.inputs).toEqual([])
})

test('a reply to a reply stands under their comment', async () => {
  const { store, reply, onCounted, show } = made()
  await show(commentOf({ replyCount: 1, replies: [replyOf()] }))
  store.replyTo({ commentId: 'r1', name: 'Mei' })
  store.type('Thanks')
  void store.send()
  await reply.reply(replyOf({ commentId: 'r2', createdAt: '2026-11-24T08:00:00.000Z' }))
  expect(reply.inputs).toEqual([{ commentId: 'r1', content: 'Thanks' }])
  const [comment] = store.list.items
  expect([comment?.replyCount, comment?.replies.map(({ commentId }) => commentId)]).toEqual([2, ['r1', 'r2']])
  expect(store.target).toBeNull()
  expect(onCounted).toHaveBeenCalledWith(1)
})

test('further replies come oldest first, none twice, until there are no more', async () => {
  const { store, replies, show } = made()
  await show(commentOf({ replyCount: 3, replies: [replyOf()] }))
  const shown = () => store.list.items[0] as Comment
  expect(store.replies.hasMore(shown())).toBe(true)
  void store.replies.load('c1')
  expect(store.replies.isLoading('c1')).toBe(true)
  const later = replyOf({ commentId: 'r2', createdAt: '2026-11-24T08:00:00.000Z' })
  await replies.reply({ list: [replyOf(), later], nextCursor: null })
  expect(shown().replies.map(({ commentId }) => commentId)).toEqual(['r1', 'r2'])
  expect([store.replies.hasMore(shown()), store.replies.isLoading('c1')]).toEqual([false, false])
})

test('a visitor’s comment waits for the sign-in and is sent after it', async () => {
  const { store, create, session, login } = made(false)
  store.replyTo({ commentId: 'c1', name: 'Tom' })
  store.type('Lovely')
  void store.send()
  expect(create.inputs).toEqual([])
  const action = { name: 'comment', params: { id: 'm1', text: 'Lovely', to: 'c1', name: 'Tom' } }
  expect(login.require).toHaveBeenCalledWith(action)

  const next = made()
  next.login.takePendingAction.mockReturnValue(action as never)
  next.store.resume()
  expect(next.reply.inputs).toEqual([{ commentId: 'c1', content: 'Lovely' }])
  expect(session.isLogin).toBe(false)
})

test('a comment that waited for another post is forgotten', () => {
  const { store, create, login } = made()
  login.takePendingAction.mockReturnValue({ name: 'comment', params: { id: 'm9', text: 'Lovely', to: null } } as never)
  store.resume()
  expect([create.inputs, store.text]).toEqual([[], ''])
})

test('a sign-in that ended meanwhile is requested again with the comment', async () => {
  const { store, create, login } = made()
  store.type('Lovely')
  void store.send()
  await create.fail({ status: 401 })
  expect(login.require).toHaveBeenCalledTimes(1)
})

test('a deleted comment goes, one with replies stays empty until they are gone too', async () => {
  const { store, remove, onCounted, show } = made()
  await show(commentOf({ replyCount: 1, replies: [replyOf({ isOwn: true })] }), commentOf({ commentId: 'c2' }))
  const drop = async (commentId: string) => {
    const done = store.remove(commentId)
    await remove.reply({ ok: true })
    await done
  }
  await drop('c2')
  expect(ids(store)).toEqual(['c1'])
  await drop('c1')
  expect(store.list.items[0]).toMatchObject({ commentId: 'c1', isDeleted: true, content: '' })
  await drop('r1')
  expect(ids(store)).toEqual([])
  expect(onCounted.mock.calls).toEqual([[-1], [-1], [-1]])
})

test('a comment that cannot be deleted stays', async () => {
  const { store, remove, show } = made()
  await show(commentOf())
  const done = store.remove('c1').catch((thrown: unknown) => thrown)
  await remove.fail(refusal('not_found'))
  expect(await done).toMatchObject({ code: 'not_found' })
  expect(ids(store)).toEqual(['c1'])
})
