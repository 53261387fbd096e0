import { createMemoryStore } from '@/platform/storage/memory-store'
import { forgetDrafts, storeTyped, takeTyped } from '@/stores/app/drafts'

test('a typed text outlives a reload once', () => {
  const storage = createMemoryStore()
  storeTyped(storage, 'search_draft', 'kyoto')
  expect([takeTyped(storage, 'search_draft'), takeTyped(storage, 'search_draft')]).toEqual(['kyoto', ''])
})

test('an empty text is not stored, and a sign-out forgets the others', () => {
  const storage = createMemoryStore()
  storeTyped(storage, 'search_draft', '')
  expect(storage.names()).toEqual([])
  storeTyped(storage, 'login_draft', 'maya@example.com')
  storeTyped(storage, 'search_draft', '{"uid":"u"')
  forgetDrafts(storage, null)
  expect(storage.names()).toEqual([])
})
