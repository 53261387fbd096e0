import { HotelDetailStore } from '@/stores/stays/hotel-detail'
import { heldCall, noReply } from '../../../support/client/held-call'
import type { HotelDetailInitial } from '@/contract/first-screens'
import type { HotelDetail, HotelOffers } from '@/contract/hotel'
import type { HotelCard } from '@/contract/search'
import { hotelWith } from '../../../support/catalogue/cards'
import { hotelFacts, roomFacts } from '../../../support/client/hotel-facts'

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-02', nights: 1, rooms: 1, adults: 2, children: 0 }
const offersFor = (change: Partial<typeof stay> = {}): HotelOffers => ({
  stay: { ...stay, ...change },
  rooms: [],
  from: null,
  nearestDates: null,
  flex: [],
})

function page(wanted = {}, initial: HotelDetailInitial | null = null) {
  const details = heldCall<{ id: string }, HotelDetail>()
  const offers = heldCall<Record<string, unknown>, HotelOffers>()
  const similar = heldCall<Record<string, unknown>, { list: HotelCard[] }>()
  const addresses: unknown[] = []
  const store = new HotelDetailStore(
    {
      hotel: {
        getHotelDetail: details.call,
        getPackageInfoFull: offers.call,
        listSimilarHotels: similar.call,
      },
      replaceQuery: (query) => addresses.push(query),
    },
    'h1',
    wanted,
    initial,
  )
  return { store, details, offers, similar, addresses }
}

test('the hotel stands although its offers fail, and the offers are requested again alone', async () => {
  const { store, details, offers } = page()
  void store.start()
  await offers.fail(noReply)
  expect(store.offers.failure).toEqual({ kind: 'network' })
  void store.fetchOffers()
  await offers.reply(offersFor())
  expect(store.offers.failure).toBeNull()
  expect(details.inputs).toHaveLength(1)
})

test('after a lost connection everything missing is requested again, once', async () => {
  const { store, details, offers, similar } = page()
  void store.start()
  await offers.fail(noReply)
  await details.fail(noReply)
  await similar.fail(noReply)
  void store.start()
  void store.start()
  expect([details, offers].map(({ inputs }) => inputs.length)).toEqual([2, 2])
  await offers.reply(offersFor())
  await details.reply(hotelFacts())
  await similar.reply({ list: [] })
  expect([store.offers, store.hotel, store.similar].map(({ failure }) => failure)).toEqual([null, null, null])
})

test('another stay goes into the address and has its own offers', async () => {
  const { store, offers, addresses } = page({ checkIn: '2026-12-01', checkOut: '2026-12-02' })
  void store.start()
  await offers.reply(offersFor())
  void store.changeStay({ checkOut: '2026-12-04' })
  expect(store.isChangingStay).toBe(true)
  expect(store.stay).toMatchObject({ checkOut: '2026-12-04', nights: 3 })
  await offers.reply(offersFor({ checkOut: '2026-12-04', nights: 3 }))
  expect(store.isChangingStay).toBe(false)
  expect(addresses).toEqual([{ checkIn: '2026-12-01', checkOut: '2026-12-04', rooms: 1, adults: 2 }])
  expect(offers.inputs[1]).toMatchObject({ hotelId: 'h1', checkOut: '2026-12-04' })
})

test('a response for the previous stay never replaces the newest', async () => {
  const { store, offers } = page(stay)
  void store.start()
  void store.changeStay({ rooms: 2 })
  await offers.reply(offersFor())
  expect(store.offers.value).toBeNull()
  await offers.reply(offersFor({ rooms: 2 }))
  expect(store.offers.value?.stay.rooms).toBe(2)
})

test('offers stay on their way until those for the last of several stays are there', async () => {
  const { store, offers } = page(stay)
  void store.start()
  await offers.reply(offersFor())
  void store.changeStay({ rooms: 2 })
  void store.changeStay({ rooms: 3 })
  await offers.reply(offersFor({ rooms: 2 }))
  expect([store.isChangingStay, store.offers.value?.stay.rooms]).toEqual([true, 1])
  await offers.reply(offersFor({ rooms: 3 }))
  expect([store.isChangingStay, store.offers.value?.stay.rooms]).toEqual([false, 3])
})

test('what the address leaves open is decided by the server', async () => {
  const { store, offers } = page({})
  void store.start()
  expect(store.stay).toBeNull()
  await offers.reply(offersFor())
  expect(store.stay).toEqual(stay)
})

test('hotels like it come after hotel and offers, for the same stay, and fail alone', async () => {
  const { store, details, offers, similar } = page(stay)
  const started = store.start()
  await details.reply(hotelFacts())
  expect(similar.inputs).toEqual([])
  await offers.reply(offersFor())
  await started
  expect(similar.inputs[0]).toMatchObject({ hotelId: 'h1', checkIn: '2026-12-01', adults: 2 })
  await similar.fail(noReply)
  expect(store.similar.failure).toEqual({ kind: 'network' })
  expect(store.offers.failure).toBeNull()
  void store.fetchSimilar()
  await similar.reply({ list: [hotelWith({ id: 'h2' })] })
  expect(store.similar.value?.map(({ id }) => id)).toEqual(['h2'])
})

test('a package that is no longer sold stays with a label, but only for the same stay', async () => {
  const { store, offers } = page(stay)
  void store.start()
  await offers.reply({ ...offersFor(), rooms: [roomFacts({ pid: 'gone' })] })
  void store.fetchOffers()
  await offers.reply(offersFor())
  const shown = () => store.offers.value?.rooms.flatMap(({ packages }) => packages.map(({ pid }) => pid))
  expect(shown()).toEqual(['gone'])
  expect(store.offers.value?.rooms[0]?.packages[0]?.unavailable?.message).toBe('This rate is no longer on sale.')
  void store.changeStay({ rooms: 2 })
  await offers.reply(offersFor({ rooms: 2 }))
  expect(shown()).toEqual([])
})

test('two packages can be picked for comparison', () => {
  const { store } = page(stay)
  for (const pid of ['a', 'b', 'c', 'b']) store.compare(pid)
  expect(store.compared).toEqual(['c'])
  store.clearCompared()
  expect(store.compared).toEqual([])
})

describe('what the server drew', () => {
  const rendered = () => ({
    hotel: hotelFacts(),
    offers: offersFor(),
    similar: [hotelWith({ id: 'h2' })],
  })

  test('stands at once, and is not requested again', async () => {
    const { store, details, offers, similar } = page(stay, rendered())
    expect([store.hotel.value?.name, store.stay, store.similar.value?.length]).toEqual(['Garden House', stay, 1])
    await store.start()
    expect([details.inputs, offers.inputs, similar.inputs]).toEqual([[], [], []])
  })

  test('missing data is requested', () => {
    const { store, details, offers } = page(stay, { ...rendered(), offers: null, similar: null })
    void store.start()
    expect([details.inputs.length, offers.inputs.length]).toEqual([0, 1])
  })

  test('stands until the same is known for somebody else', async () => {
    const { store, details, offers, similar } = page(stay, rendered())
    void store.refresh({ ...stay })
    expect([store.hotel.value?.id, store.isChangingStay]).toEqual(['h1', false])
    await details.reply(hotelFacts({ name: 'Garden Palace' }))
    await offers.reply({ ...offersFor(), rooms: [roomFacts()] })
    expect([store.hotel.value?.name, store.offers.value?.rooms.length]).toEqual(['Garden Palace', 1])
    expect(similar.inputs).toHaveLength(1)
  })

  test('goes where it was for another stay, and the address stays as it is', async () => {
    const { store, offers, addresses } = page({}, rendered())
    void store.refresh({ checkIn: '2026-12-05', checkOut: '2026-12-07' })
    expect(store.isChangingStay).toBe(true)
    await offers.reply(offersFor({ checkIn: '2026-12-05', checkOut: '2026-12-07', nights: 2 }))
    expect([store.isChangingStay, store.stay?.nights, addresses]).toEqual([false, 2, []])
  })

  test('leaves the stay to whoever chose another before the app took over', async () => {
    const { store, offers, similar } = page({}, rendered())
    const change = { checkIn: '2026-12-05', checkOut: '2026-12-07' }
    void store.changeStay(change)
    void store.refresh(stay)
    expect(offers.inputs).toMatchObject([change, change])
    const changed = offersFor({ ...change, nights: 2 })
    await offers.reply(changed)
    await offers.reply(changed)
    expect([store.stay?.nights, store.offers.value?.stay.nights, store.isChangingStay]).toEqual([2, 2, false])
    expect(similar.inputs.at(-1)).toMatchObject(change)
  })
})
