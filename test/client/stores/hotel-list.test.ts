import type { HotelCard } from '@/contract/hotel-card'
import { readHotelQuery } from '@/domain/search/hotel-query'
import { createMemoryStore } from '@/platform/storage/memory-store'
import { HotelListStore } from '@/stores/hotel-list'
import { forgetListPlace } from '@/stores/list-place'
import { hotelWith } from '../../support/catalogue/cards'

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-02', nights: 1, rooms: 1, adults: 2, children: 0 }
const address = { cityId: 'kyoto', checkIn: '2026-12-01', checkOut: '2026-12-02', rooms: '1', adults: '2' }

/** A server with so many hotels, twenty to a page. */
function listing(fields: Record<string, string> = address, storage = createMemoryStore(), total = 45) {
  const inputs: Record<string, unknown>[] = []
  const addresses: Record<string, unknown>[] = []
  const searchHotels = async (input: Record<string, unknown>) => {
    inputs.push(input)
    const from = Number(input.cursor ?? 0)
    const list: HotelCard[] = Array.from({ length: Math.min(20, total - from) }, (_, at) =>
      hotelWith({ id: `h${from + at}` }),
    )
    const nextCursor = from + 20 < total ? String(from + 20) : null
    return { list, nextCursor, total, cityName: 'Kyoto', timeZone: 'Asia/Tokyo', stay }
  }
  const store = new HotelListStore(
    { search: { searchHotels }, visitStorage: storage, replaceQuery: (query) => addresses.push(query) },
    readHotelQuery(fields),
  )
  return { store, inputs, addresses, storage }
}

test('what the address says is asked for, and nothing else', async () => {
  const { store, inputs } = listing({ ...address, sort: 'price_low', stars: '4,5', freeCancellation: '1' })
  await store.start()
  expect(inputs[0]).toEqual({
    cityId: 'kyoto',
    checkIn: '2026-12-01',
    checkOut: '2026-12-02',
    rooms: 1,
    adults: 2,
    sort: 'price_low',
    stars: [4, 5],
    freeCancellation: true,
    cursor: undefined,
    pageSize: 20,
  })
  expect(store.facts).toMatchObject({ total: 45, cityName: 'Kyoto', stay })
})

test.each([
  ['an order', (store: HotelListStore) => store.sortBy('rating'), { sort: 'rating' }],
  [
    'filters',
    (store: HotelListStore) => store.filterBy({ stars: [3], freeCancellation: true }),
    { stars: '3', freeCancellation: '1' },
  ],
  [
    'another search',
    (store: HotelListStore) => store.searchFor('paris', { checkIn: '2027-01-01', checkOut: '2027-01-03' }),
    { cityId: 'paris', checkIn: '2027-01-01', checkOut: '2027-01-03' },
  ],
])('%s goes into the address and asks anew', async (_, change, fields) => {
  const { store, inputs, addresses } = listing()
  await store.start()
  await change(store)
  expect(addresses.at(-1)).toMatchObject(fields)
  expect(inputs).toHaveLength(2)
  expect(inputs[1]).toMatchObject({ cursor: undefined })
})

test('without filters again, the address says nothing of them', async () => {
  const { store, addresses } = listing({ ...address, stars: '5' })
  await store.removeFilters()
  expect(addresses.at(-1)).not.toHaveProperty('stars')
})

test('who comes back finds as much of the list, and the place where it was left', async () => {
  const before = listing()
  await before.store.start()
  await before.store.hotels.loadMore()
  before.store.keepPlace(1234.6)
  const after = listing(address, before.storage)
  expect(await after.store.start()).toBe(1235)
  expect(after.store.hotels.items).toHaveLength(40)
})

test('a new search begins at the top', async () => {
  const before = listing()
  await before.store.start()
  before.store.keepPlace(900)
  forgetListPlace(before.storage, {
    cityId: 'kyoto',
    checkIn: '2026-12-01',
    checkOut: '2026-12-02',
    rooms: 1,
    adults: 2,
  })
  expect(await listing(address, before.storage).store.start()).toBe(0)
})
