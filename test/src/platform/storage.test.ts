import * as h5 from '@/platform/storage/index.h5'
import * as mini from '@/platform/storage'
import { withMemoryFallback } from '@/platform/storage/memory-store'
import { credentials as cookies } from '@/platform/credentials/index.h5'
import { credentials as kept } from '@/platform/credentials'
import { host, resetHost } from '../../support/taro-mock'

beforeEach(resetHost)

describe.each([
  ['localStorage', h5.deviceStorage],
  ['sessionStorage', h5.tabStorage],
  ['the host of a mini-program', mini.deviceStorage],
  ['memory', mini.tabStorage],
])('%s', (_name, store) => {
  test('stores, changes and removes', () => {
    expect(store.read('a')).toBeNull()
    store.write('a', '1')
    store.write('a', '酒店')
    expect(store.read('a')).toBe('酒店')
    store.remove('a')
    expect(store.read('a')).toBeNull()
  })
})

describe.each([
  ['cookies', cookies],
  ['the host of a mini-program', kept],
])('credentials in %s', (_name, store) => {
  test('keep, change and forget', () => {
    store.write('access_token', 'a.b=;c')
    store.write('UID', 'u1')
    expect([store.read('access_token'), store.read('UID'), store.read('RetailerUID')]).toEqual(['a.b=;c', 'u1', null])
    store.remove('access_token')
    expect([store.read('access_token'), store.read('UID')]).toEqual([null, 'u1'])
    store.remove('UID')
  })
})

describe('where the host refuses', () => {
  const refusing = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }

  test('values live in memory', () => {
    const store = withMemoryFallback(refusing)
    expect(store.read('a')).toBeNull()
    store.write('a', '1')
    expect(store.read('a')).toBe('1')
    store.remove('a')
    expect(store.read('a')).toBeNull()
  })

  test('a full store retains its old values, new ones live in memory', () => {
    const values = new Map([['old', '0']])
    const store = withMemoryFallback(() => ({
      read: (name) => values.get(name) ?? null,
      write: refusing,
      remove: refusing,
    }))
    store.write('new', '1')
    store.write('old', '2')
    expect([store.read('new'), store.read('old')]).toEqual(['1', '2'])
    store.remove('old')
    expect(store.read('old')).toBeNull()
  })

  test('a mini-program goes on', () => {
    host.isStorageRefused = true
    mini.deviceStorage.write('draft', 'x')
    expect(mini.deviceStorage.read('draft')).toBe('x')
    host.isStorageRefused = false
    mini.deviceStorage.write('draft', 'y')
    expect([mini.deviceStorage.read('draft'), host.stored.get('draft')]).toEqual(['y', 'y'])
    mini.deviceStorage.remove('draft')
  })
})
