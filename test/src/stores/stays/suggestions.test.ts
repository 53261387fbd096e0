import type { SuggestionGroup } from '@/contract/suggest'
import { SuggestionsStore } from '@/stores/stays/suggestions'
import { heldCall, noReply } from '../../../support/client/held-call'

interface Reply {
  keyword: string
  groups: SuggestionGroup[]
}

const groupsOf = (label: string): SuggestionGroup[] => [
  {
    kind: 'city',
    list: [
      {
        kind: 'city',
        value: label,
        label,
        showLabel: label,
        cityId: label,
        hotelId: null,
        skuId: null,
        lat: null,
        lng: null,
        matchedName: null,
        reason: null,
        hotelCount: 3,
      },
    ],
  },
]
const replyTo = (keyword: string): Reply => ({ keyword, groups: groupsOf(keyword) })

/** A server whose replies arrive in the order that a case chooses. */
function suggesting() {
  const open = new Map<string, (reply: Reply) => void>()
  const store = new SuggestionsStore({
    suggest: ({ keyword }) => new Promise<Reply>((resolve) => open.set(keyword, resolve)),
  })
  const respond = async (keyword: string) => {
    open.get(keyword)?.(replyTo(keyword))
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return { store, respond }
}

test.each([[['k', 'ky', 'kyo']], [['kyo', 'ky', 'k']], [['ky', 'kyo', 'k']], [['ky', 'k', 'kyo']]])(
  'replies in the order %j: the newest text wins',
  async (order) => {
    const { store, respond } = suggesting()
    for (const keyword of ['k', 'ky', 'kyo']) void store.search(keyword)
    for (const keyword of order) {
      await respond(keyword)
      expect(store.found === null || store.found.keyword === 'kyo').toBe(true)
    }
    expect(store.found).toEqual({ keyword: 'kyo', groups: groupsOf('kyo') })
    expect(store.isSearching).toBe(false)
  },
)

test('an emptied box is not searched, and a late response does not fill it', async () => {
  const { store, respond } = suggesting()
  void store.search('kyo')
  void store.search('')
  await respond('kyo')
  expect([store.found, store.isSearching]).toEqual([null, false])
})

test('the last result stays while the next is loading', async () => {
  const { store, respond } = suggesting()
  void store.search('k')
  await respond('k')
  void store.search('ky')
  expect([store.found?.keyword, store.isSearching]).toEqual(['k', true])
})

test('a failure is shown until the next search', async () => {
  const calls = heldCall<object, Reply>()
  const store = new SuggestionsStore({ suggest: calls.call })
  void store.search('kyo')
  await calls.fail(noReply)
  expect([store.failure?.kind, store.isSearching]).toEqual(['network', false])
  void store.search('kyoto')
  expect(store.failure).toBeNull()
})

test('the failure of an earlier text does not affect a later one', async () => {
  const calls = heldCall<object, Reply>()
  const store = new SuggestionsStore({ suggest: calls.call })
  void store.search('kyo')
  void store.search('kyoto')
  await calls.fail(noReply)
  await calls.reply(replyTo('kyoto'))
  expect([store.failure, store.found?.keyword]).toEqual([null, 'kyoto'])
})

test('Enter waits for the suggestions of its text, and requests once', async () => {
  const suggest = jest.fn(({ keyword }: { keyword: string }) => Promise.resolve(replyTo(keyword)))
  const store = new SuggestionsStore({ suggest })
  expect(await store.groupsFor('TheBund')).toEqual(groupsOf('TheBund'))
  expect(await store.groupsFor('TheBund')).toEqual(groupsOf('TheBund'))
  expect(suggest).toHaveBeenCalledTimes(1)
})

test('Enter without suggestions searches for the text as typed', async () => {
  const store = new SuggestionsStore({ suggest: () => Promise.reject(new Error('offline')) })
  expect(await store.groupsFor('TheBund')).toBeNull()
})
