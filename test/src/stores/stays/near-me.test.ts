import type { ApiCalls } from '@/api/create-api'
import { NearMeStore } from '@/stores/stays/near-me'
import { place } from '../../../support/destination/place'
import { heldCall, noReply } from '../../../support/client/held-call'

type Located = Awaited<ReturnType<ApiCalls['destination']['locate']>>

const kyoto = place('Kyoto', '京都', 'Japan', 'JP')
const located = (option: Located['option']): Located => ({
  by: 'position',
  placeName: null,
  option,
  distanceMetres: null,
})

function seeking() {
  const locate = heldCall<object, Located>()
  const position = heldCall<void, { lat: number; lng: number }>()
  const store = new NearMeStore({ calls: { locate: locate.call }, position: () => position.call() })
  return { store, locate, position }
}

test('leads to the list of the nearest city, the nearest hotel first', async () => {
  const { store, locate, position } = seeking()
  const target = store.find()
  expect(store.status).toBe('locating')
  await position.reply({ lat: 35.01, lng: 135.76 })
  expect(locate.inputs).toEqual([{ lat: 35.01, lng: 135.76 }])
  await locate.reply(located(kyoto))
  expect(await target).toEqual({
    route: 'hotelList',
    fields: { cityId: kyoto.value, nearLat: 35.01, nearLng: 135.76, sort: 'distance' },
  })
  expect(store.status).toBe('idle')
})

test('a device that does not share its position can be asked for it again', async () => {
  const { store, position, locate } = seeking()
  const first = store.find()
  await position.fail(noReply)
  expect([await first, store.status]).toEqual([null, 'failed'])
  void store.find()
  await position.reply({ lat: 1, lng: 2 })
  expect(locate.inputs).toHaveLength(1)
})

test('no nearby stays are reported', async () => {
  const { store, position, locate } = seeking()
  const target = store.find()
  await position.reply({ lat: 0, lng: -30 })
  await locate.reply(located(null))
  expect([await target, store.status]).toEqual([null, 'nowhere'])
})

test('a second tap sends no second request', () => {
  const { store, position } = seeking()
  void store.find()
  void store.find()
  expect(position.inputs).toHaveLength(1)
})
