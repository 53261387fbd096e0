import type { CouponCard, WaterfallItem } from '@/contract/feed'
import { HomeStore } from '@/stores/feed/home'
import { hotelWith } from '../../../support/catalogue/cards'
import { place } from '../../../support/destination/place'
import { heldCall, noReply } from '../../../support/client/held-call'

const wanted = { checkIn: '2026-12-01', checkOut: '2026-12-02', rooms: 1, adults: 2, children: 0 }
const hotel = (id: string): WaterfallItem => ({ bizType: 'hotel', data: hotelWith({ id }) })

function explore(initial: ConstructorParameters<typeof HomeStore>[1] = null) {
  const cities = heldCall<object, { list: ReturnType<typeof place>[] }>()
  const coupons = heldCall<object, { list: CouponCard[]; nextCursor: string | null }>()
  const feed = heldCall<Record<string, unknown>, { list: WaterfallItem[]; nextCursor: string | null }>()
  const store = new HomeStore(
    {
      feed: { getWaterfall: feed.call, listCoupons: coupons.call },
      destination: { listHotCities: cities.call },
      stay: { wanted },
    },
    initial,
  )
  return { store, cities, coupons, feed }
}

test('each block stands or fails for itself', async () => {
  const { store, cities, coupons, feed } = explore()
  void store.start()
  await cities.fail(noReply)
  await coupons.reply({ list: [], nextCursor: null })
  await feed.reply({ list: [hotel('h1')], nextCursor: 'c1' })
  expect(store.hotCities.failure).toEqual({ kind: 'network' })
  expect(store.coupons.value).toEqual([])
  expect(store.feed.items).toHaveLength(1)
})

test('another part of the feed is read from its beginning with what it is requested with', async () => {
  const { store, feed } = explore()
  void store.feed.start()
  await feed.reply({ list: [hotel('h1')], nextCursor: 'c1' })
  expect(feed.inputs.at(-1)).not.toHaveProperty('tab')
  void store.showPart({ input: { tab: 'nearby', lat: 31.2, lng: 121.5 }, empty: null })
  expect(store.feed.items).toEqual([])
  expect(feed.inputs.at(-1)).toMatchObject({ tab: 'nearby', lat: 31.2, lng: 121.5, cursor: undefined })
})

test('a part that nothing can be requested for is empty at once', async () => {
  const { store, feed } = explore()
  await store.showPart({ input: null, empty: { icon: 'users', text: 'Sign in.' } })
  expect([store.feed.items, store.feed.status, feed.inputs]).toEqual([[], 'end', []])
})

test('a retry requests only what is missing', async () => {
  const { store, cities, coupons, feed } = explore()
  void store.start()
  await cities.fail(noReply)
  await coupons.reply({ list: [], nextCursor: null })
  await feed.reply({ list: [], nextCursor: null })
  void store.start()
  expect([cities.inputs.length, coupons.inputs.length, feed.inputs.length]).toEqual([2, 1, 1])
})

test('the feed’s prices are for the stay that is looked for', () => {
  const { store, feed } = explore()
  void store.start()
  expect(feed.inputs[0]).toMatchObject(wanted)
})

test('embedded data is not requested', async () => {
  const initial = {
    hotCities: [place('Kyoto', '京都', 'Japan', 'JP')],
    coupons: [],
    feed: { list: [hotel('h1')], nextCursor: null },
  }
  const { store, cities, coupons, feed } = explore(initial)
  await store.start()
  expect([cities.inputs, coupons.inputs, feed.inputs]).toEqual([[], [], []])
  expect(store.feed.items).toHaveLength(1)
})

test('pulling reloads every block, and where the feed fails what is loaded stays', async () => {
  const { store, cities, coupons, feed } = explore()
  void store.start()
  await cities.reply({ list: [] })
  await coupons.reply({ list: [], nextCursor: null })
  await feed.reply({ list: [hotel('h1')], nextCursor: 'c1' })
  const refreshed = store.refresh()
  await cities.reply({ list: [place('Kyoto', '京都', 'Japan', 'JP')] })
  await coupons.reply({ list: [], nextCursor: null })
  await feed.fail(noReply)
  await expect(refreshed).rejects.toBeDefined()
  expect([cities.inputs.length, coupons.inputs.length, feed.inputs.length]).toEqual([2, 2, 2])
  expect(store.hotCities.value).toHaveLength(1)
  expect(store.feed.items).toHaveLength(1)
})
