import type { ListedPicture, PictureCategory } from '@/contract/picture'
import { readPictureList } from '@/domain/reviews/picture-list'
import { PicturesStore } from '@/stores/community/pictures'
import { heldCall, noReply } from '../../../support/client/held-call'
import { listedPicture } from '../../../support/client/review-facts'

interface Page {
  list: ListedPicture[]
  nextCursor: string | null
}

const pageOf = (from: number, count: number, nextCursor: string | null): Page => ({
  list: Array.from({ length: count }, (_, index) => listedPicture(`p${from + index}`)),
  nextCursor,
})

const categories = {
  name: 'Garden House',
  list: [
    { key: 'all', name: 'All', count: 40 },
    { key: 'room r1', name: 'Garden Twin', count: 4 },
  ],
}

function open(fields: Record<string, string> = {}) {
  const address = readPictureList({ type: 'hotel', id: 'h1', ...fields })
  if (!address) throw new Error('no such address')
  const lists = heldCall<Record<string, unknown>, Page>()
  const kinds = heldCall<unknown, { name: string; list: PictureCategory[] }>()
  const addresses: Record<string, string>[] = []
  const store = new PicturesStore(
    {
      picture: { listPictures: lists.call, listPictureCategories: kinds.call },
      replaceQuery: (query) => addresses.push(query),
    },
    address,
  )
  return { store, lists, kinds, addresses }
}

test('tabs and first page are fetched at once', async () => {
  const { store, lists, kinds } = open()
  void store.start()
  expect(lists.inputs).toEqual([{ type: 'hotel', goodsId: 'h1', cursor: undefined, pageSize: 30 }])
  await kinds.reply(categories)
  await lists.reply(pageOf(0, 30, 'next'))
  expect([store.count, store.list.items.length, store.openIndex]).toEqual([40, 30, null])
})

test('the picture of the address opens once it is loaded, however far down', async () => {
  const { store, lists, kinds } = open({ index: '33' })
  void store.start()
  await kinds.reply(categories)
  await lists.reply(pageOf(0, 30, 'next'))
  await lists.reply(pageOf(30, 10, null))
  expect(store.openIndex).toBe(33)
})

test('a picture beyond the last one opens nothing', async () => {
  const { store, lists, kinds } = open({ index: '90' })
  void store.start()
  await kinds.reply(categories)
  await lists.reply(pageOf(0, 10, null))
  expect(store.openIndex).toBeNull()
})

test('another tab goes into the address and restarts the list', async () => {
  const { store, lists, addresses } = open()
  void store.list.start()
  await lists.reply(pageOf(0, 30, 'next'))
  void store.choose('room r1')
  expect(addresses).toEqual([{ type: 'hotel', id: 'h1', category: 'room r1' }])
  expect(lists.inputs[1]).toMatchObject({ category: 'room r1' })
  expect(store.list.items).toEqual([])
})

test('the viewer stands in the address and reads on near the end', async () => {
  const { store, lists, addresses } = open()
  void store.list.start()
  await lists.reply(pageOf(0, 30, 'next'))
  store.open(5)
  expect([addresses.at(-1)?.index, lists.inputs.length]).toEqual(['5', 1])
  store.open(28)
  expect(lists.inputs).toHaveLength(2)
  store.close()
  expect(addresses.at(-1)).toEqual({ type: 'hotel', id: 'h1' })
})

test('a failed page is tried again', async () => {
  const { store, lists, kinds } = open()
  void store.start()
  await kinds.fail(noReply)
  await lists.fail(noReply)
  void store.retry()
  await kinds.reply(categories)
  await lists.reply(pageOf(0, 3, null))
  expect([store.categories.value?.name, store.count]).toEqual(['Garden House', 3])
})
