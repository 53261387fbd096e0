import { HotelDetailStore, type HotelOffers } from '@/stores/hotel-detail'
import { heldCall, noReply } from '../support/held-answers'
import type { HotelDetail } from '@/contract/hotel'

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-02', nights: 1, rooms: 1, adults: 2, children: 0 }
const offersFor = (change: Partial<typeof stay> = {}): HotelOffers => ({
  stay: { ...stay, ...change },
  rooms: [],
  from: null,
  nearestDates: null,
})

function page(wanted = {}) {
  const details = heldCall<{ id: string }, HotelDetail>()
  const offers = heldCall<Record<string, unknown>, HotelOffers>()
  const addresses: unknown[] = []
  const store = new HotelDetailStore(
    {
      hotel: {
        getHotelDetail: details.call,
        getPackageInfoFull: async (input) => {
          const { rooms, ...facts } = await offers.call(input)
          return { ...facts, rooms: [...rooms] }
        },
      },
      replaceQuery: (query) => addresses.push(query),
    },
    'h1',
    wanted,
  )
  return { store, details, offers, addresses }
}

test('the hotel stands although its offers fail, and the offers are asked for again alone', async () => {
  const { store, details, offers } = page()
  void store.start()
  await offers.fail(noReply)
  expect(store.offers.failure).toEqual({ kind: 'network' })
  void store.fetchOffers()
  await offers.answer(offersFor())
  expect(store.offers.failure).toBeNull()
  expect(details.inputs).toHaveLength(1)
})

test('another stay goes into the address and has its own offers', async () => {
  const { store, offers, addresses } = page({ checkIn: '2026-12-01', checkOut: '2026-12-02' })
  void store.start()
  await offers.answer(offersFor())
  void store.changeStay({ checkOut: '2026-12-04' })
  expect(store.isChangingStay).toBe(true)
  expect(store.stay).toMatchObject({ checkOut: '2026-12-04', nights: 3 })
  await offers.answer(offersFor({ checkOut: '2026-12-04', nights: 3 }))
  expect(store.isChangingStay).toBe(false)
  expect(addresses).toEqual([{ checkIn: '2026-12-01', checkOut: '2026-12-04', rooms: 1, adults: 2 }])
  expect(offers.inputs[1]).toMatchObject({ hotelId: 'h1', checkOut: '2026-12-04' })
})

test('an answer for the stay before never takes the place of the newest', async () => {
  const { store, offers } = page(stay)
  void store.start()
  void store.changeStay({ rooms: 2 })
  await offers.answer(offersFor())
  expect(store.offers.value).toBeNull()
  await offers.answer(offersFor({ rooms: 2 }))
  expect(store.offers.value?.stay.rooms).toBe(2)
})

test('what the address leaves open is decided by the server', async () => {
  const { store, offers } = page({})
  void store.start()
  expect(store.stay).toBeNull()
  await offers.answer(offersFor())
  expect(store.stay).toEqual(stay)
})
