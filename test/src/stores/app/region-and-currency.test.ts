import { CurrencyStore } from '@/stores/app/currency'
import { RegionStore } from '@/stores/app/region'
import { inspectableStore } from '../../../support/inspectable-store'

const abroad = { countryCode: 'FR', isAbroad: true }

test('the region is requested once and cached', async () => {
  const storage = inspectableStore()
  let requestCount = 0
  const getIpRegion = async () => {
    requestCount += 1
    return abroad
  }
  await new RegionStore(getIpRegion, storage).start()
  const later = new RegionStore(getIpRegion, storage)
  await later.start()
  expect([requestCount, later.current]).toEqual([1, abroad])
})

test('after a failure the app continues as if at home, and the next visit requests it again', async () => {
  const storage = inspectableStore()
  const region = new RegionStore(() => Promise.reject(new Error('no connection')), storage)
  await region.start()
  expect([region.isAbroad, storage.all()]).toEqual([false, {}])
})

test('navigations request it until there is a reply, one call at a time; the currency follows', async () => {
  const storage = inspectableStore()
  const replies: { resolve: (region: typeof abroad) => void; reject: (error: Error) => void }[] = []
  const region = new RegionStore(() => new Promise((resolve, reject) => replies.push({ resolve, reject })), storage)
  const currency = new CurrencyStore(storage, region)
  const first = region.start()
  await region.start()
  expect([replies.length, currency.code]).toEqual([1, 'CNY'])
  replies[0]?.reject(new Error('no connection'))
  await first
  const second = region.start()
  replies[1]?.resolve(abroad)
  await second
  await region.start()
  expect([replies.length, currency.code]).toEqual([2, 'USD'])
})

test.each(['', '{', '{}', 'null', '"FR"', '{"countryCode":1,"isAbroad":true}', '{"countryCode":"FR","isAbroad":"no"}'])(
  'a damaged region (%s) counts as none',
  (text) => {
    expect(new RegionStore(() => Promise.resolve(abroad), inspectableStore({ region: text })).current).toBeNull()
  },
)

const storedValues = (region: object | null, currency?: string) =>
  inspectableStore({ ...(region ? { region: JSON.stringify(region) } : {}), ...(currency ? { currency } : {}) })

test.each([
  [null, undefined, 'CNY'],
  [{ countryCode: 'CN', isAbroad: false }, undefined, 'CNY'],
  [abroad, undefined, 'USD'],
  [abroad, 'EUR', 'EUR'],
])('region %j and preference %s show %s', (region, preferred, code) => {
  const storage = storedValues(region, preferred)
  const store = new CurrencyStore(storage, new RegionStore(() => Promise.resolve(abroad), storage))
  expect(store.code).toBe(code)
})

test('a choice is stored', () => {
  const storage = inspectableStore()
  new CurrencyStore(storage, new RegionStore(() => Promise.resolve(abroad), storage)).choose('JPY')
  expect(storage.all()).toEqual({ currency: 'JPY' })
})

test('a currency from a link is shown and requested, but not stored', () => {
  const storage = storedValues(null, 'EUR')
  const store = new CurrencyStore(storage, new RegionStore(() => Promise.resolve(abroad), storage))
  store.lend('JPY')
  expect([store.code, store.preferred, storage.all()]).toEqual(['JPY', 'JPY', { currency: 'EUR' }])
})
