import type { CollectionType, FavoriteItem } from '@/contract/collection'
import { FavoriteListStore } from '@/stores/favorites/wish-list'
import { favoriteHotel } from '../../../support/catalogue/favorites'
import { createFakeTimers } from '../../../support/client/fake-timers'
import { heldCall, noReply } from '../../../support/client/held-call'

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-02' }
const three = [favoriteHotel('c', 3), favoriteHotel('b', 2), favoriteHotel('a', 1)]
const offline = 'We could not reach Staylark. Check your connection and try again.'

function wishList() {
  const list = heldCall<object, { list: FavoriteItem[]; nextCursor: string | null }>()
  const cancel = heldCall<object, { isCollection: boolean }>()
  const restore = heldCall<object, { collected: string[] }>()
  const { timers, pass, running } = createFakeTimers()
  const toasts: string[] = []
  const changes: string[] = []
  const store = new FavoriteListStore(
    {
      collection: { listCollection: list.call, cancelCollectionList: cancel.call, restoreCollection: restore.call },
      wantedStay: () => stay,
      timers,
      toast: { show: (text) => void toasts.push(text) },
      onChanged: (bizType, id, isOn) => void changes.push(`${bizType} ${id} ${isOn}`),
    },
    'hotel',
  )
  const shown = () => store.list.items.map(({ bizId }) => bizId).join('')
  return { store, list, cancel, restore, pass, running, toasts, changes, shown }
}

async function shownList() {
  const all = wishList()
  void all.store.show()
  await all.list.reply({ list: three, nextCursor: null })
  return all
}

test('each tab is read when it is opened, and again behind what is shown', async () => {
  const { store, list, shown } = await shownList()
  expect(list.inputs).toEqual([{ bizType: 'hotel', ...stay, cursor: undefined, pageSize: 20 }])
  void store.selectTab('coupon')
  expect([shown(), store.list.status]).toEqual(['', 'loading'])
  await list.reply({ list: [], nextCursor: null })
  void store.selectTab('hotel')
  expect(shown()).toBe('cba')
  await list.reply({ list: three.slice(1), nextCursor: null })
  expect(shown()).toBe('ba')
})

test('what is removed is gone at once, and stands where it stood after an undo', async () => {
  const { store, cancel, restore, shown, changes, running } = await shownList()
  void store.remove(['b'])
  expect([shown(), store.undoable?.items.length]).toEqual(['ca', 1])
  expect(cancel.inputs).toEqual([{ bizType: 'hotel', bizIds: ['b'] }])
  await cancel.reply({ isCollection: false })
  void store.undo()
  expect([shown(), store.undoable, running()]).toEqual(['cba', null, 0])
  await Promise.resolve()
  expect(restore.inputs).toEqual([{ bizType: 'hotel', bizIds: ['b'] }])
  await restore.reply({ collected: ['b'] })
  expect(shown()).toBe('cba')
  expect(changes).toEqual(['hotel b false', 'hotel b true'])
})

test('an undo waits for the removal before its request', async () => {
  const { store, cancel, restore, shown } = await shownList()
  void store.remove(['b'])
  void store.undo()
  expect([shown(), restore.inputs]).toEqual(['cba', []])
  await cancel.reply({ isCollection: false })
  expect([shown(), restore.inputs.length]).toEqual(['cba', 1])
})

test('an undo is offered for ten seconds', async () => {
  const { store, pass, shown } = await shownList()
  void store.remove(['b'])
  await pass(9_999)
  expect(store.undoable).not.toBeNull()
  await pass(1)
  expect([store.undoable, shown()]).toEqual([null, 'ca'])
  await store.undo()
  expect(shown()).toBe('ca')
})

test('another removal makes the one before it final', async () => {
  const { store, pass, shown } = await shownList()
  void store.remove(['b'])
  await pass(6_000)
  void store.remove(['a'])
  await pass(6_000)
  expect(store.undoable?.items.map(({ bizId }) => bizId)).toEqual(['a'])
  void store.undo()
  expect(shown()).toBe('ca')
})

test('a removal that fails is reverted and reported', async () => {
  const { store, cancel, shown, toasts, changes } = await shownList()
  void store.remove(['b'])
  await cancel.fail(noReply)
  expect([shown(), store.undoable, toasts, changes]).toEqual(['cba', null, [offline], []])
})

test('an undo that fails can be retried; one that came too late shows a message', async () => {
  const { store, cancel, restore, shown, toasts } = await shownList()
  void store.remove(['b', 'a'])
  await cancel.reply({ isCollection: false })
  void store.undo()
  await Promise.resolve()
  await restore.fail(noReply)
  expect([shown(), toasts, store.undoable === null]).toEqual(['c', [offline], false])
  void store.undo()
  await Promise.resolve()
  await restore.reply({ collected: ['a'] })
  expect([shown(), toasts.at(-1)]).toEqual(['ca', 'It is too late to undo this.'])
})

test('several are chosen and removed together', async () => {
  const { store, cancel, shown } = await shownList()
  store.choose()
  store.toggle('a')
  store.toggleAll()
  expect([...store.chosen].toSorted()).toEqual(['a', 'b', 'c'])
  store.toggle('b')
  expect(store.isEveryChosen).toBe(false)
  void store.removeChosen()
  expect([shown(), store.isChoosing, store.chosen.size]).toEqual(['b', false, 0])
  expect(cancel.inputs).toEqual([{ bizType: 'hotel', bizIds: ['c', 'a'] }])
})

test('choosing all twice chooses none, and another tab ends the choosing', async () => {
  const { store } = await shownList()
  store.choose()
  store.toggleAll()
  store.toggleAll()
  expect(store.chosen.size).toBe(0)
  void store.selectTab('moment')
  expect(store.isChoosing).toBe(false)
})

test('a page that was read meanwhile brings nothing back, and an emptied list goes on', async () => {
  const { store, list, cancel, shown } = wishList()
  void store.show()
  await list.reply({ list: three, nextCursor: 'next' })
  void store.list.refresh()
  void store.remove(['a', 'b', 'c'])
  await list.reply({ list: three, nextCursor: 'next' })
  await cancel.reply({ isCollection: false })
  expect([shown(), store.list.status]).toEqual(['', 'loading'])
  await list.reply({ list: [favoriteHotel('z', 0)], nextCursor: null })
  expect(shown()).toBe('z')
})

test.each<CollectionType>(['coupon', 'moment'])('a removal from %s is of its kind', async (tab) => {
  const { store, list, cancel } = wishList()
  void store.selectTab(tab)
  await list.reply({ list: three, nextCursor: null })
  void store.remove(['c'])
  expect(cancel.inputs).toEqual([{ bizType: tab, bizIds: ['c'] }])
})

test('nothing chosen, nothing sent', async () => {
  const { store, cancel } = await shownList()
  await store.removeChosen()
  expect([cancel.inputs, store.undoable]).toEqual([[], null])
})
