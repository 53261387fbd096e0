import type { CredentialStore } from '@/platform/credentials/contract'
import type { KeyValueStore } from '@/platform/storage/contract'
import { asHost, everyHost, type LoadedHost } from '../../../support/as-host'

type Storage = Record<'deviceStorage' | 'tabStorage', KeyValueStore>

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** Makes the host's storage fail without a response; returns a function that restores it. */
function refuseAll({ taro }: LoadedHost): () => void {
  taro.host.isStorageRefused = true
  const calls = ['getItem', 'setItem', 'removeItem'] as const
  const spies = calls.map((call) => jest.spyOn(Storage.prototype, call).mockImplementation(refuse))
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse })
  return () => {
    taro.host.isStorageRefused = false
    spies.forEach((spy) => spy.mockRestore())
    Reflect.deleteProperty(document, 'cookie')
  }
}

const stores: [name: string, of: (host: LoadedHost) => KeyValueStore][] = [
  ['what the device keeps', (host) => host.capability<Storage>('storage').deviceStorage],
  ['what this visit keeps', (host) => host.capability<Storage>('storage').tabStorage],
  ['who is signed in', (host) => host.capability<{ credentials: CredentialStore }>('credentials').credentials],
]

describe.each(everyHost)('%s', (name) => {
  let host: LoadedHost
  let allow: () => void = () => {}

  beforeEach(() => {
    host = asHost(name)
  })
  afterEach(() => {
    allow()
    allow = () => {}
  })

  describe.each(stores)('%s', (_what, of) => {
    test('is stored, changed and removed', () => {
      const store = of(host)
      expect(store.read('UID')).toBeNull()
      store.write('UID', 'a.b=;c 酒店')
      expect(store.read('UID')).toBe('a.b=;c 酒店')
      store.write('UID', 'u2')
      expect([store.read('UID'), store.read('RetailerUID')]).toEqual(['u2', null])
      store.remove('UID')
      store.remove('UID')
      expect(store.read('UID')).toBeNull()
    })

    test('lives in memory where the host throws, and nothing is thrown', () => {
      const store = of(host)
      allow = refuseAll(host)
      expect(store.read('UID')).toBeNull()
      store.write('UID', 'u1')
      store.write('access_token', 'T')
      expect([store.read('UID'), store.read('access_token')]).toEqual(['u1', 'T'])
      store.remove('UID')
      expect([store.read('UID'), store.read('access_token')]).toEqual([null, 'T'])
      store.remove('access_token')
    })

    test('that could not be forgotten is not read any more', () => {
      const store = of(host)
      store.write('UID', 'u1')
      allow = refuseAll(host)
      store.remove('UID')
      allow()
      expect(store.read('UID')).toBeNull()
      store.write('UID', 'u2')
      expect(store.read('UID')).toBe('u2')
      store.remove('UID')
    })
  })

  test('it is known whether a sign-in would be lost with the page', () => {
    const { credentials } = host.capability<{ credentials: CredentialStore }>('credentials')
    credentials.write('UID', 'u1')
    expect(credentials.hasUnkept()).toBe(false)
    allow = refuseAll(host)
    credentials.write('UID', 'u2')
    expect(credentials.hasUnkept()).toBe(true)
    allow()
    credentials.write('UID', 'u3')
    expect(credentials.hasUnkept()).toBe(false)
    credentials.remove('UID')
  })
})
