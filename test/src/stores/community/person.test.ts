import type { MomentCard } from '@/contract/feed'
import type { ContentState } from '@/contract/moment'
import type { PublicHomePage } from '@/contract/profile'
import { createPeopleList, PersonStore } from '@/stores/community/person'
import { communitySwitches } from '@/stores/community/switches'
import { TopicStore } from '@/stores/community/topic'
import { momentWith } from '../../../support/catalogue/cards'
import { heldCall, noReply } from '../../../support/client/held-call'
import { personFacts, topicOf } from '../../../support/client/moment-facts'

function made(ownUid: string | null = null) {
  const profile = heldCall<object, PublicHomePage>()
  const posts = heldCall<object, { list: MomentCard[]; nextCursor: string | null }>()
  const mine = heldCall<
    object,
    {
      list: { card: MomentCard; state: ContentState; stateReason: string; createdAt: string }[]
      nextCursor: string | null
    }
  >()
  const store = new PersonStore(
    {
      person: { getPublicHomePage: profile.call },
      moment: { listMoments: posts.call, listMyMoments: mine.call },
      ownUid: () => ownUid,
    },
    'u2',
  )
  return { store, profile, posts, mine }
}

test('a person’s page shows their public posts', async () => {
  const { store, profile, posts, mine } = made('u1')
  void store.start()
  await profile.reply(personFacts())
  await posts.reply({ list: [momentWith()], nextCursor: null })
  expect(posts.inputs[0]).toMatchObject({ uid: 'u2' })
  expect(mine.inputs).toEqual([])
  expect(store.posts.items).toMatchObject([{ bizType: 'moment', data: { id: 'm1' } }])
})

test('the own page shows also what others do not see, with its state', async () => {
  const { store, mine } = made('u2')
  void store.start()
  const post = (id: string, state: ContentState) => ({
    card: momentWith({ id }),
    state,
    stateReason: '',
    createdAt: '2026-11-25T10:00:00.000Z',
  })
  await mine.reply({ list: [post('m1', 'approved'), post('m2', 'held'), post('m3', 'rejected')], nextCursor: null })
  expect(store.posts.items.map(({ why }) => why)).toEqual([undefined, 'Under review', 'Not shown'])
})

test('a reload that fails leaves what is there', async () => {
  const { store, profile, posts } = made()
  void store.start()
  await profile.reply(personFacts())
  await posts.reply({ list: [momentWith()], nextCursor: null })
  const reload = store.refresh()
  await profile.fail(noReply)
  await posts.fail(noReply)
  await reload
  expect([store.profile.value?.nickName, store.posts.items.length]).toEqual(['Mei', 1])
})

test.each(['followers', 'following'] as const)('the list of %s is that of the person', async (kind) => {
  const followers = heldCall<object, never>()
  const following = heldCall<object, never>()
  const list = createPeopleList({ listFollowers: followers.call, listFollowing: following.call }, 'u2', kind)
  void list.start()
  const called = { followers, following }[kind]
  expect(called.inputs).toMatchObject([{ uid: 'u2' }])
  expect(followers.inputs.length + following.inputs.length).toBe(1)
})

test('a topic is fetched as it is now, with its posts', async () => {
  const topic = heldCall<object, ReturnType<typeof topicOf>>()
  const posts = heldCall<object, { list: MomentCard[]; nextCursor: string | null }>()
  const store = new TopicStore({ moment: { getTopic: topic.call, listMoments: posts.call } }, 't1', topicOf('Kyoto'))
  void store.start()
  await topic.reply(topicOf('Kyoto', { momentCount: 13 }))
  await posts.reply({ list: [momentWith()], nextCursor: null })
  expect([store.topic.value?.momentCount, store.posts.items.length, posts.inputs[0]]).toMatchObject([
    13,
    1,
    { topicId: 't1' },
  ])
})

test('follows and likes of comments are the same on every page, and sent as the wanted state', async () => {
  const sent: [string, unknown][] = []
  const client = {
    call: async (key: string, input: unknown) => {
      sent.push([key, input])
      return {}
    },
  }
  const root = {
    api: { feed: { like: async (input: unknown) => void sent.push(['like', input]) } },
    clients: { main: client, new: client, upload: client },
    session: { isLogin: true },
    login: { require: jest.fn(), takePendingAction: () => null },
    toast: { show: jest.fn() },
  } as never
  const { people, topics, commentLikes } = communitySwitches(root)
  expect(communitySwitches(root).people).toBe(people)
  await people.tap('u2', true)
  await people.tap('u2', false)
  await topics.tap('t1', true)
  await commentLikes.tap('c1', true)
  expect(sent).toEqual([
    ['PUT /api/ugc/follow/user', { uid: 'u2' }],
    ['PUT /api/ugc/unfollow/user', { uid: 'u2' }],
    ['PUT /api/ugc/follow/topic', { topicId: 't1', isFollowed: true }],
    ['like', { bizType: 'comment', bizId: 'c1', isLike: true }],
  ])
})
