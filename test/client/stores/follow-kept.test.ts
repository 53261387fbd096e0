import { CurrencyStore } from '@/stores/currency'
import { followKept } from '@/stores/follow-kept'
import { KeptWishes } from '@/stores/kept-wishes'
import { RegionStore } from '@/stores/region'
import { SessionStore } from '@/stores/session'
import { keptValues } from '../../support/kept-values'

const notAsked = () => Promise.reject(new Error('not asked for'))
const owner = { UID: 'u1', access_token: 't1' }

/** The stores of a page that began with what its device kept then. */
function stores(credentials: Record<string, string>) {
  const kept = keptValues(credentials)
  const device = keptValues()
  const session = new SessionStore(kept, device)
  const region = new RegionStore(notAsked, device)
  const keptWishes = new KeptWishes({
    merge: notAsked,
    session,
    deviceStorage: device,
    clock: { now: () => 0 },
    toast: { show: () => {} },
    askedPrice: () => ({ rooms: 1, adults: 2, children: 0 }),
  })
  return { kept, device, session, region, currency: new CurrencyStore(device, region), keptWishes }
}

test.each<[string, Record<string, string>, Record<string, string>, boolean]>([
  ['the same user', owner, owner, false],
  ['the same user by another token', owner, { UID: 'u1', access_token: 't2' }, false],
  ['still a visitor', {}, {}, false],
  ['a visitor who has signed in', {}, owner, false],
  ['a user who has signed out', owner, {}, true],
  ['another user', owner, { UID: 'u2', access_token: 't3' }, true],
])('%s', (_, before, now, isStale) => {
  const page = stores(before)
  Object.keys(before).forEach((name) => page.kept.remove(name))
  Object.entries(now).forEach(([name, value]) => page.kept.write(name, value))
  expect(followKept(page)).toBe(isStale)
  expect([page.session.uid, page.session.token]).toEqual([now.UID ?? null, now.access_token ?? null])
})

test('what another page has chosen or kept meanwhile counts here too', () => {
  const page = stores({})
  page.device.write('currency', 'EUR')
  page.device.write('region', JSON.stringify({ countryCode: 'FR', isAbroad: true }))
  page.device.write(
    'kept_wishes',
    JSON.stringify([{ bizType: 'hotel', bizId: 'h1', savedAt: '2026-11-20T10:00:00.000Z' }]),
  )
  followKept(page)
  expect([page.currency.code, page.region.isAbroad, page.keptWishes.of('hotel').has('h1')]).toEqual(['EUR', true, true])
})
