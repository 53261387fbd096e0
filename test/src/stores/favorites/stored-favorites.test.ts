import { StoredFavorites } from '@/stores/favorites/stored-favorites'
import { inspectableStore } from '../../../support/inspectable-store'
import { heldCall, noReply } from '../../../support/client/held-call'

const nowMs = Date.parse('2026-11-21T10:00:00.000Z')
const stay = { checkIn: '2026-12-01', checkOut: '2026-12-02', rooms: 1, adults: 2, children: 0 }
const savedAt = '2026-11-21T10:00:00.000Z'
const storedTargets = (...ids: string[]) => JSON.stringify(ids.map((bizId) => ({ bizType: 'hotel', bizId, savedAt })))

function device(start: Record<string, string> = {}, isLogin = false) {
  const merge = heldCall<object, { merged: number }>()
  const deviceStorage = inspectableStore(start)
  const session = { isLogin }
  const toasts: string[] = []
  const favorites = new StoredFavorites({
    merge: merge.call,
    session,
    deviceStorage,
    clock: { now: () => nowMs },
    toast: { show: (text) => void toasts.push(text) },
    requestedPrice: () => stay,
  })
  return {
    favorites,
    hotels: favorites.of('hotel'),
    coupons: favorites.of('coupon'),
    merge,
    deviceStorage,
    session,
    toasts,
  }
}

test('a visitor’s favorites stay on the device, with one hint at how to have them everywhere', () => {
  const { hotels, coupons, deviceStorage, toasts } = device()
  hotels.set('h1', true)
  hotels.set('h2', true)
  coupons.set('h1', true)
  hotels.set('h2', false)
  expect([hotels.has('h1'), hotels.has('h2'), coupons.has('h1'), coupons.has('h2')]).toEqual([true, false, true, false])
  expect(toasts).toEqual(['Kept on this device. Sign in to keep it everywhere.'])
  const later = device(deviceStorage.all())
  expect(later.hotels.has('h1')).toBe(true)
  later.hotels.set('h3', true)
  expect(later.toasts).toEqual([])
})

test('a full device shows a message and retains what it has', () => {
  const { hotels, toasts } = device({
    kept_wishes: storedTargets(...Array.from({ length: 100 }, (_, number) => `h${number}`)),
  })
  hotels.set('h100', true)
  expect([hotels.has('h100'), hotels.has('h99')]).toEqual([false, true])
  expect(toasts).toEqual(['This device keeps 100 at most. Sign in to keep more.'])
})

test('nothing is sent for a visitor, nor where nothing is stored', async () => {
  const visitor = device({ kept_wishes: storedTargets('h1') })
  await visitor.favorites.merge()
  const empty = device({}, true)
  await empty.favorites.merge()
  expect([...visitor.merge.inputs, ...empty.merge.inputs]).toEqual([])
})

test('after the sign-in they move to the account by one call, and each heart hears of its own once', async () => {
  const { hotels, coupons, merge, deviceStorage, session } = device({ kept_wishes: storedTargets('h1', 'h2') })
  coupons.set('c1', true)
  session.isLogin = true
  const handedOver = Promise.all([hotels.handOver(), coupons.handOver()])
  expect(merge.inputs).toEqual([
    {
      targets: [
        { bizType: 'coupon', bizId: 'c1', savedAt },
        { bizType: 'hotel', bizId: 'h1', savedAt },
        { bizType: 'hotel', bizId: 'h2', savedAt },
      ],
      ...stay,
    },
  ])
  await merge.reply({ merged: 3 })
  expect(await handedOver).toEqual([['h1', 'h2'], ['c1']])
  expect(deviceStorage.read('kept_wishes')).toBeNull()
  expect(await hotels.handOver()).toEqual([])
  expect(merge.inputs).toHaveLength(1)
})

test('after a failure they stay, and are sent again', async () => {
  const { hotels, merge, deviceStorage } = device({ kept_wishes: storedTargets('h1') }, true)
  const handedOver = hotels.handOver()
  await merge.fail(noReply)
  expect(await handedOver).toEqual([])
  expect(deviceStorage.read('kept_wishes')).toBe(storedTargets('h1'))
  const again = hotels.handOver()
  await merge.reply({ merged: 1 })
  expect(await again).toEqual(['h1'])
})
