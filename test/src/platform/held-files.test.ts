import { hasHeldFiles, HeldFiles } from '@/platform/files/held-files'

test('what is held is taken once, by its account', () => {
  const files = new HeldFiles<string>()
  files.hold('a', 'u1', 'mine')
  expect(hasHeldFiles()).toBe(true)
  expect([files.take('a', 'u1'), files.take('a', 'u1'), hasHeldFiles()]).toEqual(['mine', null, false])
})

test('another account does not get it, and it is forgotten', () => {
  const files = new HeldFiles<string>()
  files.hold('a', 'u1', 'mine')
  expect([files.take('a', 'u2'), files.take('a', 'u1')]).toEqual([null, null])
})

test('what a visitor held is theirs who signs in', () => {
  const files = new HeldFiles<string>()
  files.hold('a', null, 'mine')
  expect(files.take('a', 'u1')).toBe('mine')
})
