import type { CityInfo } from '@/contract/destination'
import type { CityInitial } from '@/contract/first-screens'
import type { HotelCard } from '@/contract/search'
import { CityStore } from '@/stores/stays/city'
import { hotelWith } from '../../../support/catalogue/cards'
import { cityFacts } from '../../../support/client/city-facts'
import { heldCall, noReply } from '../../../support/client/held-call'

function page(initial: CityInitial | null = null) {
  const infos = heldCall<{ cityId: string }, CityInfo>()
  const hotels = heldCall<Record<string, unknown>, { list: HotelCard[]; nextCursor: string | null }>()
  const stay = { checkIn: '2026-12-01', checkOut: '2026-12-02' }
  const dependencies = { city: { getCityInfo: infos.call }, search: { listHotels: hotels.call } }
  const store = new CityStore(dependencies, 'kyoto', () => ({ ...stay }), initial)
  return { store, infos, hotels, stay }
}

test('the city and its hotels are fetched at once, the hotels for the saved stay', async () => {
  const { store, infos, hotels } = page()
  void store.start()
  expect(infos.inputs).toEqual([{ cityId: 'kyoto' }])
  expect(hotels.inputs).toEqual([{ cityId: 'kyoto', pageSize: 6, checkIn: '2026-12-01', checkOut: '2026-12-02' }])
  await infos.reply(cityFacts())
  await hotels.reply({ list: [hotelWith()], nextCursor: null })
  expect(store.info.value?.name).toBe('Kyoto')
  expect(store.hotels.value).toHaveLength(1)
})

test('embedded data is not requested', async () => {
  const { store, infos, hotels } = page({ info: cityFacts(), hotels: [hotelWith()] })
  await store.start()
  expect([infos.inputs, hotels.inputs]).toEqual([[], []])
  expect([store.info.value?.name, store.hotels.value?.length]).toEqual(['Kyoto', 1])
})

test('what is being requested is not requested again at the start', () => {
  const { store, infos, hotels } = page()
  void store.fetchHotels()
  void store.start()
  expect([infos.inputs.length, hotels.inputs.length]).toEqual([1, 1])
})

test('failed hotels leave the city shown, and are requested again alone with the present stay', async () => {
  const { store, infos, hotels, stay } = page()
  void store.start()
  await infos.reply(cityFacts())
  await hotels.fail(noReply)
  expect(store.hotels.failure).toEqual({ kind: 'network' })
  stay.checkOut = '2026-12-05'
  void store.fetchHotels()
  expect(hotels.inputs[1]).toMatchObject({ checkOut: '2026-12-05' })
  expect(infos.inputs).toHaveLength(1)
})

test('the hotels’ tab is open until another is', () => {
  const { store } = page()
  expect(store.tab).toBe('hotels')
  store.openTab('pictures')
  expect(store.tab).toBe('pictures')
})
