import { expiringStore } from '@/platform/storage/host-storage'
import { createMemoryStore } from '@/platform/storage/memory-store'

const dayMs = 86_400_000

function expiring() {
  const clock = { nowMs: 1_000 }
  const storage = createMemoryStore()
  return { clock, storage, store: expiringStore(30, storage, () => clock.nowMs) }
}

test('what is written is there for thirty days, and then nothing of it', () => {
  const { clock, storage, store } = expiring()
  store.write('Channel-Id', 'spring')
  clock.nowMs += 30 * dayMs - 1
  expect(store.read('Channel-Id')).toBe('spring')
  clock.nowMs += 1
  expect([store.read('Channel-Id'), storage.names()]).toEqual([null, []])
})

test('writing it again restarts the days', () => {
  const { clock, store } = expiring()
  store.write('Channel-Id', 'spring')
  clock.nowMs += 20 * dayMs
  store.write('Channel-Id', 'summer')
  clock.nowMs += 20 * dayMs
  expect(store.read('Channel-Id')).toBe('summer')
})

test('what an earlier version stored without an end gets one when it is first read', () => {
  const { clock, storage, store } = expiring()
  storage.write('UID', 'u1')
  expect(store.read('UID')).toBe('u1')
  clock.nowMs += 30 * dayMs
  expect(store.read('UID')).toBeNull()
})

test('removing leaves nothing behind', () => {
  const { storage, store } = expiring()
  store.write('UID', 'u1')
  store.remove('UID')
  expect([store.read('UID'), storage.names()]).toEqual([null, []])
})
