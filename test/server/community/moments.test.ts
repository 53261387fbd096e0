import { addHotel } from '../../support/server/add-hotel'
import { addMoment, addPicture, visitor, writer } from '../../support/server/community-client'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

test('comments stand in two levels; what is deleted leaves a place for its replies', async () => {
  const [ann, bob, cat] = [await writer(server), await writer(server), await writer(server)]
  const momentId = await addMoment(server, ann.uid)
  const comment = (await bob.send('createComment', { type: 'moment', goodsId: momentId, content: 'Where is this?' }))
    .body
  server.clock.advance(1000)
  const reply = (await ann.send('replyComment', { commentId: comment.commentId, content: 'By the lake.' })).body
  server.clock.advance(1000)
  const second = (await cat.send('replyComment', { commentId: reply.commentId, content: 'Thank you!' })).body
  expect(second.replyTo).toMatchObject({ uid: ann.uid })
  const list = async () => (await visitor(server).send('listComments', { type: 'moment', goodsId: momentId })).body.list
  expect(await list()).toMatchObject([
    {
      content: 'Where is this?',
      replyCount: 2,
      replies: [{ content: 'By the lake.', replyTo: null }, { content: 'Thank you!' }],
    },
  ])
  expect((await visitor(server).send('getMoment', { id: momentId })).body.commentCount).toBe(3)
  expect((await ann.send('deleteComment', { commentId: comment.commentId })).status).toBe(404)
  expect((await bob.send('deleteComment', { commentId: comment.commentId })).status).toBe(200)
  expect(await list()).toMatchObject([{ content: '', isDeleted: true, author: { uid: null }, replyCount: 2 }])
  for (const [who, id] of [
    [ann, reply.commentId],
    [cat, second.commentId],
  ] as const)
    await who.send('deleteComment', { commentId: id })
  expect(await list()).toEqual([])
})

test('a link to a reply opens its comment with the reply in it', async () => {
  const ann = await writer(server)
  const momentId = await addMoment(server, ann.uid)
  const ids: string[] = []
  for (let at = 0; at < 30; at++) {
    server.clock.advance(1000)
    ids.push(
      (await ann.send('createComment', { type: 'moment', goodsId: momentId, content: `Comment ${at}` })).body.commentId,
    )
  }
  const replies: string[] = []
  for (let at = 0; at < 6; at++) {
    server.clock.advance(1000)
    replies.push((await ann.send('replyComment', { commentId: ids[20], content: `Reply ${at}` })).body.commentId)
  }
  const linked = (
    await visitor(server).send('listComments', {
      type: 'moment',
      goodsId: momentId,
      commentId: replies[5],
      pageSize: 5,
    })
  ).body
  const shown = linked.list.find(({ commentId }: { commentId: string }) => commentId === ids[20])
  expect(shown.replies.map(({ commentId }: { commentId: string }) => commentId)).toEqual([
    ...replies.slice(0, 3),
    replies[5],
  ])
  expect(linked.list.map(({ commentId }: { commentId: string }) => commentId)).toEqual(ids.slice(17, 26))
  const rest = (await visitor(server).send('listReplies', { commentId: ids[20], pageSize: 4 })).body
  expect(rest.list).toHaveLength(4)
  const last = (await visitor(server).send('listReplies', { commentId: ids[20], pageSize: 4, cursor: rest.nextCursor }))
    .body
  expect(last.list.map(({ content }: { content: string }) => content)).toEqual(['Reply 4', 'Reply 5'])
  const before = (
    await visitor(server).send('listComments', {
      type: 'moment',
      goodsId: momentId,
      cursor: linked.previousCursor,
      pageSize: 20,
    })
  ).body
  expect(before.list.map(({ commentId }: { commentId: string }) => commentId)).toEqual(ids.slice(0, 17))
})

test('what is followed stands under Following, and says why it is shown', async () => {
  const [ann, bob] = [await writer(server), await writer(server)]
  const { hotelId } = await addHotel(server.services.database.db)
  const momentId = await addMoment(server, ann.uid, { hotelId })
  const following = async () => (await bob.send('getWaterfall', { tab: 'following' })).body.list
  expect(await following()).toEqual([])
  expect((await bob.send('followUser', { uid: ann.uid })).body).toEqual({ isFollowed: true, followerCount: 1 })
  expect((await bob.send('followUser', { uid: ann.uid })).body.followerCount).toBe(1)
  const [card] = await following()
  expect(card).toMatchObject({ bizType: 'moment', data: { id: momentId }, why: expect.stringMatching(/^You follow /) })
  expect((await bob.send('getMoment', { id: momentId })).body.isAuthorFollowed).toBe(true)
  expect((await bob.send('listFollowing', { uid: bob.uid })).body.list).toMatchObject([
    { uid: ann.uid, isFollowed: true },
  ])
  expect((await bob.send('listFollowers', { uid: ann.uid })).body.list).toMatchObject([
    { uid: bob.uid, isFollowed: false },
  ])
  expect((await bob.send('unfollowUser', { uid: ann.uid })).body).toEqual({ isFollowed: false, followerCount: 0 })
  expect(await following()).toEqual([])
  expect((await bob.send('followUser', { uid: bob.uid })).status).toBe(400)
})

test('a post is made with topics, is about a hotel, and is gone when it is deleted', async () => {
  const ann = await writer(server)
  const { hotelId } = await addHotel(server.services.database.db)
  const pictureIds = [await addPicture(server, ann.uid, 'post'), await addPicture(server, ann.uid, 'post')]
  const sent = {
    content: 'Rain on the roof #RainyDays',
    pictureIds,
    topics: ['RainyDays', '#rainydays', '雨天'],
    hotelId,
    isPaid: true,
  }
  const made = (await ann.send('createMoment', sent)).body
  expect(made).toMatchObject({
    content: sent.content,
    isPaid: true,
    isVerifiedStay: false,
    tag: { kind: 'hotel', card: { id: hotelId } },
    topics: [{ name: 'RainyDays', momentCount: 1 }, { name: '雨天' }],
  })
  expect(made.pictures).toHaveLength(2)
  expect((await ann.send('createMoment', sent)).body.field).toBe('pictureIds')
  const another = { ...sent, pictureIds: [await addPicture(server, ann.uid, 'post')] }
  const { send } = visitor(server)
  expect((await send('listMoments', { topicId: made.topics[0].topicId })).body.list).toHaveLength(1)
  expect((await send('getTopic', { name: 'RAINYDAYS' })).body.momentCount).toBe(1)
  expect((await ann.send('createMoment', { ...sent, pictureIds: [] })).body.field).toBe('pictureIds')
  expect((await ann.send('createMoment', { ...another, topics: ['two words'] })).body.field).toBe('topics')
  expect((await ann.send('createMoment', { ...another, hotelId: 'NOSUCH' })).body.field).toBe('hotelId')
  expect((await ann.send('createMoment', { ...another, content: 'x'.repeat(2001) })).body.field).toBe('content')
  // An accent of its own is part of the visible character before it.
  const longest = await ann.send('createMoment', { ...another, content: 'e\u0301'.repeat(2000) })
  expect(longest.status).toBe(200)
  expect((await ann.send('deleteMoment', { id: longest.body.id })).status).toBe(200)
  expect((await (await writer(server)).send('deleteMoment', { id: made.id })).status).toBe(404)
  expect((await ann.send('deleteMoment', { id: made.id })).status).toBe(200)
  expect(await send('getMoment', { id: made.id })).toMatchObject({ status: 410, body: { code: 'moment_deleted' } })
  expect((await send('listMoments', { uid: ann.uid })).body.list).toEqual([])
  expect((await ann.send('listMyMoments')).body.list).toEqual([])
})

test('a deleted account leaves nothing of its own, and the replies of others', async () => {
  const [ann, bob] = [await writer(server), await writer(server)]
  const [annsPost, bobsPost] = [await addMoment(server, ann.uid), await addMoment(server, bob.uid)]
  const comment = (await ann.send('createComment', { type: 'moment', goodsId: bobsPost, content: 'Mine' })).body
  await bob.send('replyComment', { commentId: comment.commentId, content: 'Of another' })
  await ann.send('like', { bizType: 'moment', bizId: bobsPost, isLike: true })
  await bob.send('followUser', { uid: ann.uid })
  const { services } = server
  await services.database.transaction((tx) => services.writing.erase(tx, services, ann.uid))
  const { send } = visitor(server)
  expect((await send('getMoment', { id: annsPost })).status).toBe(410)
  expect((await send('getMoment', { id: bobsPost })).body.likeCount).toBe(0)
  expect((await send('listComments', { type: 'moment', goodsId: bobsPost })).body.list).toMatchObject([
    { isDeleted: true, content: '', replies: [{ content: 'Of another' }] },
  ])
  expect((await bob.send('listFollowing', { uid: bob.uid })).body.list).toEqual([])
})
