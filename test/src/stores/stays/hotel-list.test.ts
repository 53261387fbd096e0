import type { HotelListInitial } from '@/contract/first-screens'
import type { HotelCard } from '@/contract/search'
import { readHotelQuery } from '@/domain/stays/hotel-query'
import { createMemoryStore } from '@/platform/storage/memory-store'
import { HotelListStore } from '@/stores/stays/hotel-list'
import { hotelWith } from '../../../support/catalogue/cards'
import { searchReplyWith } from '../../../support/catalogue/search-reply'
import { heldCall, noReply } from '../../../support/client/held-call'

const address = { cityId: 'kyoto', checkIn: '2026-12-01', checkOut: '2026-12-02', rooms: '1', adults: '2' }

/** A server with so many hotels, twenty to a page. */
function listing(
  fields: Record<string, string> = address,
  storage = createMemoryStore(),
  total = 45,
  initial: HotelListInitial | null = null,
) {
  const inputs: Record<string, unknown>[] = []
  const addresses: Record<string, unknown>[] = []
  const searchHotels = async (input: Record<string, unknown>) => {
    inputs.push(input)
    const from = Number(input.cursor ?? 0)
    const list: HotelCard[] = Array.from({ length: Math.min(20, total - from) }, (_, at) =>
      hotelWith({ id: `h${from + at}` }),
    )
    return searchReplyWith({ list, nextCursor: from + 20 < total ? String(from + 20) : null, total })
  }
  const store = new HotelListStore(
    { search: { searchHotels }, tabStorage: storage, replaceQuery: (query) => addresses.push(query) },
    readHotelQuery(fields, 'CNY'),
    initial,
  )
  return { store, inputs, addresses, storage }
}

const filtered = {
  ...address,
  sort: 'distance',
  grades: '4,6',
  tags: 'pool',
  areas: 'gion',
  price: 'CNY20000-80000',
  nearLat: '35',
  nearLng: '135.7',
  near: 'Gion',
  keyword: 'garden',
}

test('exactly the search in the address is requested', async () => {
  const { store, inputs } = listing(filtered)
  await store.start()
  expect(inputs[0]).toEqual({
    cityId: 'kyoto',
    keyword: 'garden',
    checkIn: '2026-12-01',
    checkOut: '2026-12-02',
    rooms: 1,
    adults: 2,
    sort: 'distance',
    grades: [4, 6],
    tags: ['pool'],
    areas: ['gion'],
    priceFromMinor: 20000,
    priceToMinor: 80000,
    nearLat: 35,
    nearLng: 135.7,
    cursor: undefined,
    pageSize: 8,
  })
  expect(store.facts).toMatchObject({ total: 45, cityName: 'Kyoto', soldOutCount: 0 })
  expect(store.names.tags[0]?.label).toBe('Pool')
})

const found = searchReplyWith({
  list: [hotelWith({ id: 'found' })],
  nextCursor: '20',
  total: 45,
  cityName: 'Kyoto',
})

test('the server’s embedded result is shown from the start, and not requested', async () => {
  const { store, inputs } = listing(address, createMemoryStore(), 45, found)
  expect([store.isCurrent, store.facts?.total, store.hotels.status]).toEqual([true, 45, 'more'])
  expect(store.hotels.items.map(({ id }) => id)).toEqual(['found'])
  expect([await store.start(), inputs]).toEqual([0, []])
  await store.hotels.loadMore()
  expect(inputs).toHaveLength(1)
  expect(inputs[0]).toMatchObject({ cityId: 'kyoto', cursor: '20', pageSize: 20 })
})

test('for another viewer it is searched again, and stays shown until the response', async () => {
  const { store, inputs } = listing(address, createMemoryStore(), 45, found)
  const renewed = store.renew(readHotelQuery({ ...address, price: 'EUR100-200' }, 'EUR'))
  expect([store.hotels.items.length, store.isCurrent]).toEqual([1, false])
  await store.hotels.loadMore()
  await renewed
  expect(inputs).toHaveLength(1)
  expect(inputs[0]).toMatchObject({ cursor: undefined, priceFromMinor: 100 })
  expect([store.hotels.items[0]?.id, store.isCurrent]).toEqual(['h0', true])
})

test('a search that was changed before another viewer is known stays changed', async () => {
  const { store, inputs } = listing(address, createMemoryStore(), 45, found)
  const changed = store.change({ sort: 'rating' })
  await store.renew(readHotelQuery(address, 'CNY'))
  await changed
  expect([store.query.sort, inputs.at(-1)?.sort, store.isCurrent, store.hotels.items.length]).toEqual([
    'rating',
    'rating',
    true,
    20,
  ])
})

test('a visitor’s cards are removed where the search for another viewer fails', async () => {
  const calls = heldCall<object, ReturnType<typeof searchReplyWith>>()
  const dependencies = { tabStorage: createMemoryStore(), replaceQuery: () => {} }
  const query = readHotelQuery(address, 'CNY')
  const store = new HotelListStore({ search: { searchHotels: calls.call }, ...dependencies }, query, found)
  void store.renew(query)
  await calls.fail(noReply)
  expect(store.hotels.items).toEqual([])
  await calls.fail(noReply)
  expect(store.hotels.failure).toEqual({ kind: 'network' })
})

test.each<[string, (store: HotelListStore) => Promise<void>, object]>([
  ['an order', (store) => store.change({ sort: 'rating' }), { sort: 'rating' }],
  [
    'filters',
    (store) => store.change({ grades: [5], breakfast: true, tags: ['pool', 'spa'] }),
    { grades: '5', breakfast: '1', tags: 'pool|spa' },
  ],
  [
    'another place',
    (store) => store.searchFor('paris', { checkIn: '2027-01-01', checkOut: '2027-01-03' }),
    { cityId: 'paris', checkIn: '2027-01-01', checkOut: '2027-01-03' },
  ],
])('%s goes into the address and requests again', async (_, change, fields) => {
  const { store, inputs, addresses } = listing()
  await store.start()
  await change(store)
  expect(addresses.at(-1)).toMatchObject(fields)
  expect(inputs).toHaveLength(2)
  expect(inputs[1]).toMatchObject({ cursor: undefined })
})

test('another stay in the same place retains the filters', async () => {
  const { store, addresses } = listing(filtered)
  await store.searchFor('kyoto', { checkIn: '2027-01-01', checkOut: '2027-01-03' })
  expect(addresses.at(-1)).toMatchObject({ areas: 'gion', near: 'Gion', keyword: 'garden', checkIn: '2027-01-01' })
})

test('another place leaves behind what belongs to the first one', async () => {
  const { store, addresses } = listing(filtered)
  await store.searchFor('paris', {})
  expect(addresses.at(-1)).toEqual({ cityId: 'paris', grades: '4,6', tags: 'pool', price: 'CNY20000-80000' })
})

test('cleared, the address has only the search itself', async () => {
  const { store, addresses } = listing(filtered)
  await store.clearFilters()
  expect(Object.keys(addresses.at(-1) ?? {})).toEqual(['cityId', 'checkIn', 'checkOut', 'rooms', 'adults'])
})

test('a text that is searched for everywhere stays when the filters are cleared', async () => {
  const { store, addresses } = listing({ keyword: 'garden', grades: '4' })
  await store.clearFilters()
  expect(addresses.at(-1)).toEqual({ keyword: 'garden' })
})

test('a response to a superseded search is ignored', async () => {
  const calls = heldCall<object, ReturnType<typeof searchReplyWith>>()
  const store = new HotelListStore(
    { search: { searchHotels: calls.call }, tabStorage: createMemoryStore(), replaceQuery: () => {} },
    readHotelQuery(address, 'CNY'),
  )
  void store.start()
  void store.change({ grades: [5] })
  void store.change({ grades: [6] })
  await calls.reply(searchReplyWith({ total: 1, list: [hotelWith({ id: 'all' })] }))
  await calls.reply(searchReplyWith({ total: 2, list: [hotelWith({ id: 'five' })] }))
  expect([store.facts, store.hotels.items, store.isCurrent]).toEqual([null, [], false])
  await calls.reply(searchReplyWith({ total: 3, list: [hotelWith({ id: 'six' })] }))
  expect([store.facts?.total, store.isCurrent]).toEqual([3, true])
  expect(store.hotels.items.map(({ id }) => id)).toEqual(['six'])
})

test('who comes back finds as much of the list, and the place where it was left', async () => {
  const before = listing(filtered)
  await before.store.start()
  await before.store.hotels.loadMore()
  before.store.keepPlace(1234.6)
  const after = listing(filtered, before.storage)
  expect(await after.store.start()).toBe(1235)
  expect(after.store.hotels.items).toHaveLength(40)
})

test('a new search begins at the top', async () => {
  const before = listing(filtered)
  await before.store.start()
  before.store.keepPlace(900)
  await before.store.change({ grades: [4] })
  await before.store.change({ grades: [4, 6] })
  expect(await listing(filtered, before.storage).store.start()).toBe(0)
})
