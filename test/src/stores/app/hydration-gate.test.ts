import { HydrationGate, restoreRoot } from '@/stores/app/hydration-gate'
import { CurrencyStore } from '@/stores/app/currency'
import { StoredFavorites } from '@/stores/favorites/stored-favorites'
import { RegionStore } from '@/stores/app/region'
import { SessionStore } from '@/stores/account/session'
import { StayStore } from '@/stores/stays/stay'
import { inspectableStore } from '../../../support/inspectable-store'

const nowMs = Date.UTC(2026, 10, 22)
const clock = { now: () => nowMs }
const favorite = { bizType: 'hotel', bizId: 'h1', savedAt: '2026-11-20T10:00:00.000Z' } as const
const guests = { rooms: 2, adults: 3, children: 0 }
const dates = { checkIn: '2026-12-01', checkOut: '2026-12-04' }

/** The stores of a device with a stored sign-in, currency, region, favorite and stay; the server rendered its screen in one currency for one day. */
function stores(isGateClosed: boolean) {
  const gate = new HydrationGate(isGateClosed)
  const credentials = gate.guard(inspectableStore({ UID: 'u1', access_token: 't1' }))
  const device = gate.guard(
    inspectableStore({
      currency: 'EUR',
      region: JSON.stringify({ countryCode: 'FR', isAbroad: true }),
      kept_wishes: JSON.stringify([favorite]),
    }),
  )
  const visit = gate.guard(
    inspectableStore({ search_choice: JSON.stringify({ place: null, dates, guests, expiresAtMs: nowMs + 1000 }) }),
  )
  const session = new SessionStore(credentials, device)
  const region = new RegionStore(() => Promise.reject(new Error('not asked for')), device)
  const currency = new CurrencyStore(device, region)
  const stay = new StayStore({ tabStorage: visit, deviceStorage: device, clock, deviceDay: () => '2026-11-22' })
  const toast = { show: () => {} }
  const merge = () => Promise.reject(new Error('not asked for'))
  const storedFavorites = new StoredFavorites({
    merge,
    session,
    deviceStorage: device,
    clock,
    toast,
    requestedPrice: () => guests,
  })
  const settled = { session, region, currency, stay, storedFavorites }
  const seen = () => ({
    uid: session.uid,
    country: region.current?.countryCode ?? null,
    currency: currency.code,
    hasHeart: storedFavorites.of('hotel').has('h1'),
    wanted: stay.wanted,
  })
  return { ...settled, seen, restore: () => restoreRoot(gate, settled) }
}

const own = { uid: 'u1', country: 'FR', currency: 'EUR', hasHeart: true, wanted: { ...dates, ...guests } }
const screenStay = { checkIn: '2026-11-22', checkOut: '2026-11-23', rooms: 1, adults: 2, children: 0 }

test('beside a screen of the server’s nothing personal is seen until it is restored, once', () => {
  const { seen, restore, stay, currency } = stores(true)
  currency.begin('USD')
  stay.begin('2026-11-21')
  expect(seen()).toEqual({ uid: null, country: null, currency: 'USD', hasHeart: false, wanted: screenStay })
  expect(restore()).toBe(true)
  expect(seen()).toEqual(own)
  expect(restore()).toBe(false)
})

test('without such a screen everything is there from the beginning but the stay, which pages restore', () => {
  const { seen, restore, stay } = stores(false)
  expect(seen()).toEqual({ ...own, wanted: { ...screenStay, checkIn: '2026-11-23', checkOut: '2026-11-24' } })
  expect(restore()).toBe(false)
  stay.restore()
  expect(seen()).toEqual(own)
})

test('a currency set by a link stays, and so does the screen’s where the device stores none', () => {
  const lent = stores(true)
  lent.currency.begin('CNY')
  lent.currency.lend('JPY')
  lent.restore()
  expect(lent.currency.code).toBe('JPY')
  const storage = inspectableStore()
  const region = new RegionStore(() => Promise.reject(new Error('not asked for')), storage)
  const currency = new CurrencyStore(storage, region)
  currency.begin('USD')
  currency.follow()
  expect([currency.preferred, currency.code]).toEqual(['USD', 'USD'])
  currency.begin('CNY')
  expect([currency.preferred, currency.code]).toEqual([null, 'CNY'])
})

test('what is written while the gate is closed is stored', () => {
  const values = inspectableStore()
  const store = new HydrationGate(true).guard(values)
  store.write('currency', 'EUR')
  expect([store.read('currency'), values.read('currency')]).toEqual([null, 'EUR'])
})
