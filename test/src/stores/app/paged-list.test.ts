import { PagedList, type ListPage } from '@/stores/app/paged-list'
import { heldCall, noReply } from '../../../support/client/held-call'

interface Item {
  id: string
}

const page = (ids: string, nextCursor: string | null): ListPage<Item> => ({
  list: [...ids].map((id) => ({ id })),
  nextCursor,
})

function listOf() {
  const pages = heldCall<string | undefined, ListPage<Item>>()
  const list = new PagedList<Item>(pages.call, (item) => item.id)
  return { list, pages, ids: () => list.items.map((item) => item.id).join('') }
}

test('pages follow one another until the end', async () => {
  const { list, pages, ids } = listOf()
  expect(list.isBlank).toBe(true)
  void list.start()
  await pages.reply(page('ab', 'c1'))
  expect([ids(), list.status]).toEqual(['ab', 'more'])
  void list.loadMore()
  await pages.reply(page('cd', null))
  expect([ids(), list.status]).toEqual(['abcd', 'end'])
  void list.loadMore()
  expect(pages.inputs).toEqual([undefined, 'c1'])
})

test('one page is on its way at a time, however often the end comes near', async () => {
  const { list, pages } = listOf()
  void list.start()
  await pages.reply(page('a', 'c1'))
  void list.loadMore()
  void list.loadMore()
  void list.loadMore()
  expect(pages.inputs).toHaveLength(2)
})

test('an item that comes again stands once', async () => {
  const { list, pages, ids } = listOf()
  void list.start()
  await pages.reply(page('ab', 'c1'))
  void list.loadMore()
  await pages.reply(page('bc', null))
  expect(ids()).toBe('abc')
})

test('a page that fails leaves what is loaded, and retry requests that page', async () => {
  const { list, pages, ids } = listOf()
  void list.start()
  await pages.reply(page('a', 'c1'))
  void list.loadMore()
  await pages.fail(noReply)
  expect([ids(), list.status, list.failure]).toEqual(['a', 'error', { kind: 'network' }])
  void list.retry()
  await pages.reply(page('b', null))
  expect([ids(), list.status, list.failure]).toEqual(['ab', 'end', null])
  expect(pages.inputs).toEqual([undefined, 'c1', 'c1'])
})

test('a response to an earlier request never replaces the newest', async () => {
  const { list, pages, ids } = listOf()
  void list.start()
  void list.restart()
  await pages.reply(page('old', null))
  expect(ids()).toBe('')
  await pages.reply(page('new', null))
  expect(ids()).toBe('new')
})

test('a refresh that fails retains the list and rejects', async () => {
  const { list, pages, ids } = listOf()
  void list.start()
  await pages.reply(page('a', 'c1'))
  const refreshed = list.refresh().catch((thrown: unknown) => thrown)
  await pages.fail(noReply)
  expect(await refreshed).toEqual(noReply)
  expect([ids(), list.status]).toEqual(['a', 'more'])
})

test('during a refresh the next page is not read', async () => {
  const { list, pages, ids } = listOf()
  void list.start()
  await pages.reply(page('a', 'c1'))
  void list.refresh()
  void list.loadMore()
  void list.fill(9)
  expect(pages.inputs).toEqual([undefined, undefined])
  await pages.reply(page('b', 'c2'))
  void list.loadMore()
  await pages.reply(page('c', null))
  expect([ids(), list.status, pages.inputs]).toEqual(['bc', 'end', [undefined, undefined, 'c2']])
})

test('a page superseded by a refresh can be requested again where the refresh fails', async () => {
  const { list, pages, ids } = listOf()
  void list.start()
  await pages.reply(page('a', 'c1'))
  void list.loadMore()
  void list.refresh().catch(() => {})
  await pages.reply(page('lost', null))
  await pages.fail(noReply)
  expect([ids(), list.status]).toEqual(['a', 'more'])
  void list.loadMore()
  await pages.reply(page('b', null))
  expect([ids(), list.status]).toEqual(['ab', 'end'])
})

test('a first page that was passed over for a refresh that fails has failed', async () => {
  const { list, pages } = listOf()
  void list.start()
  void list.refresh().catch(() => {})
  await pages.reply(page('lost', null))
  await pages.fail(noReply)
  expect([list.status, list.failure]).toEqual(['error', { kind: 'network' }])
})

test('a list that was left is read as far as it was', async () => {
  const { list, pages, ids } = listOf()
  void list.fill(3)
  await pages.reply(page('ab', 'c1'))
  await pages.reply(page('cd', 'c2'))
  expect([ids(), pages.inputs.length]).toEqual(['abcd', 2])
})
