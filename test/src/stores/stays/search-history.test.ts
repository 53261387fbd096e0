import type { SearchHistoryEntry } from '@/contract/suggest'
import { entryOfKeyword } from '@/domain/stays/search-history'
import { SearchHistoryStore } from '@/stores/stays/search-history'
import { inspectableStore } from '../../../support/inspectable-store'
import { heldCall, noReply } from '../../../support/client/held-call'

interface Reply {
  list: SearchHistoryEntry[]
}

const listOf = (...names: string[]): Reply => ({ list: names.map((keyword) => entryOfKeyword(keyword)) })

/** A device with a server whose replies the test controls. */
function device(storage = inspectableStore(), uid: string | null = null) {
  const list = heldCall<object, Reply>()
  const put = heldCall<Reply, Reply>()
  const clear = heldCall<object, { ok: true }>()
  const who = { uid }
  const store = new SearchHistoryStore({
    calls: { listSearchHistory: list.call, putSearchHistory: put.call, clearSearchHistory: clear.call },
    deviceStorage: storage,
    uid: () => who.uid,
  })
  const names = () => store.entries.map(({ label }) => label)
  const sent = () => put.inputs.map((input) => input.list.map(({ label }) => label))
  return { store, list, put, clear, storage, names, sent, who }
}

test('what the device has stands at once, then what the server has', async () => {
  const before = device()
  void before.store.add(entryOfKeyword('garden'))
  await before.put.reply(listOf('garden'))
  const { store, list, names } = device(before.storage)
  expect(names()).toEqual(['garden'])
  void store.start()
  await list.reply(listOf('temple', 'garden'))
  expect(names()).toEqual(['temple', 'garden'])
})

test('without a connection the device stores the search, and sends it at the next start', async () => {
  const before = device()
  for (const name of ['garden', 'temple']) {
    void before.store.add(entryOfKeyword(name))
    await before.put.fail(noReply)
  }
  expect(before.names()).toEqual(['temple', 'garden'])
  const { store, put, names, sent } = device(before.storage)
  void store.start()
  expect(sent()).toEqual([['temple', 'garden']])
  await put.reply(listOf('temple', 'garden', 'river'))
  expect(names()).toEqual(['temple', 'garden', 'river'])
  void store.start()
  expect(sent()).toHaveLength(1)
})

test('a response from before a search does not remove it', async () => {
  const { store, list, put, names } = device()
  void store.start()
  void store.add(entryOfKeyword('garden'))
  await list.reply(listOf('old'))
  expect(names()).toEqual(['garden'])
  await put.reply(listOf('garden', 'old'))
  expect(names()).toEqual(['garden', 'old'])
})

test('a repeated search moves to the front, and twenty are stored', () => {
  const { store, names } = device()
  for (let number = 0; number < 22; number++) void store.add(entryOfKeyword(`n${number}`))
  void store.add(entryOfKeyword('n5'))
  expect(names()).toHaveLength(20)
  expect(names().slice(0, 3)).toEqual(['n5', 'n21', 'n20'])
})

test('cleared is gone at once, and on the server as soon as it can be reached', async () => {
  const before = device()
  void before.store.add(entryOfKeyword('garden'))
  await before.put.reply(listOf('garden'))
  void before.store.clear()
  expect(before.names()).toEqual([])
  await before.clear.fail(noReply)
  const { store, clear, list, names } = device(before.storage)
  void store.start()
  expect([clear.inputs.length, list.inputs.length]).toEqual([1, 0])
  await clear.reply({ ok: true })
  await list.reply(listOf())
  expect(names()).toEqual([])
  void store.start()
  expect(clear.inputs).toHaveLength(1)
})

test("a visitor's searches are the user's after the sign-in; another user sees none of them", async () => {
  const visitor = device()
  void visitor.store.add(entryOfKeyword('garden'))
  await visitor.put.fail(noReply)
  const ada = device(visitor.storage, 'ada')
  expect(ada.names()).toEqual(['garden'])
  void ada.store.add(entryOfKeyword('temple'))
  await ada.put.reply(listOf('temple', 'garden'))
  expect(device(visitor.storage, 'eve').names()).toEqual([])
  expect(device(visitor.storage, null).names()).toEqual([])
})

test.each([['nonsense'], ['{"entries":3}'], ['[]'], ['{"uid":null,"entries":[1],"unsent":[]}']])(
  'stored %s counts as nothing',
  (text) => expect(device(inspectableStore({ search_history: text })).names()).toEqual([]),
)
