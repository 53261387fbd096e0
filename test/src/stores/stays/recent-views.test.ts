import type { HotelCard } from '@/contract/search'
import { RecentViewsStore } from '@/stores/stays/recent-views'
import { hotelWith } from '../../../support/catalogue/cards'
import { inspectableStore } from '../../../support/inspectable-store'
import { heldCall, noReply } from '../../../support/client/held-call'

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-02', rooms: 1, adults: 2, children: 0 }

function views({ isLogin = false, hasViews = false } = {}) {
  const log = heldCall<object, { ok: true }>()
  const list = heldCall<object, { list: HotelCard[] }>()
  const clear = heldCall<object, { ok: true }>()
  const deviceStorage = inspectableStore(hasViews ? { has_views: '1' } : {})
  const store = new RecentViewsStore({
    calls: { receiveRecommendLog: log.call, listRecentViews: list.call, clearRecentViews: clear.call },
    session: { isLogin },
    deviceStorage,
    facts: { sessionId: 's1', deviceId: 'd1', terminalType: 'h5', appType: 'web' },
  })
  return { store, log, list, clear }
}

const ids = (store: RecentViewsStore) => store.hotels.map(({ id }) => id)

test.each([
  ['a device that never looked at anything is not asked for', {}, 0],
  ['one that did is', { hasViews: true }, 1],
  ['a signed-in user is, on a new device too', { isLogin: true }, 1],
])('%s', (_name, given, requested) => {
  const { store, list } = views(given)
  void store.freshen(stay)
  expect(list.inputs).toHaveLength(requested)
})

test('a record has the viewed item, the device and the visit', () => {
  const { store, log } = views()
  store.record('h1')
  expect(log.inputs).toEqual([
    { businessType: 'hotel', businessId: 'h1', sessionId: 's1', deviceId: 'd1', terminalType: 'h5', appType: 'web' },
  ])
})

test('they are read once, and again only after something was looked at', async () => {
  const { store, log, list } = views({ hasViews: true })
  void store.freshen(stay)
  await list.reply({ list: [hotelWith({ id: 'h1' })] })
  await store.freshen(stay)
  expect([list.inputs.length, ids(store)]).toEqual([1, ['h1']])
  store.record('h2')
  await log.reply({ ok: true })
  void store.freshen(stay)
  await list.reply({ list: [hotelWith({ id: 'h2' }), hotelWith({ id: 'h1' })] })
  expect(ids(store)).toEqual(['h2', 'h1'])
})

test('after a failure the present list stays, and the next visit requests again', async () => {
  const { store, list } = views({ hasViews: true })
  void store.fetch(stay)
  await list.reply({ list: [hotelWith({ id: 'h1' })] })
  void store.fetch(stay)
  await list.fail(noReply)
  expect(ids(store)).toEqual(['h1'])
  void store.freshen(stay)
  expect(list.inputs).toHaveLength(3)
})

test('clearing empties the row at once, and an older response does not fill it', async () => {
  const { store, list, clear } = views({ hasViews: true })
  void store.fetch(stay)
  const cleared = store.clear()
  await list.reply({ list: [hotelWith({ id: 'h1' })] })
  await clear.reply({ ok: true })
  await cleared
  expect(ids(store)).toEqual([])
  await store.fetch(stay)
  expect(list.inputs).toHaveLength(1)
})

test('what could not be cleared stands there again', async () => {
  const { store, list, clear } = views({ hasViews: true })
  void store.fetch(stay)
  await list.reply({ list: [hotelWith({ id: 'h1' })] })
  const cleared = store.clear()
  expect(ids(store)).toEqual([])
  await clear.fail(noReply)
  await expect(cleared).rejects.toBeDefined()
  expect(ids(store)).toEqual(['h1'])
})
