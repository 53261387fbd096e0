import fc from 'fast-check'
import { marksForReload } from '@/domain/app/reload-marks'

test('one reload for each build and path', () => {
  const first = marksForReload(null, 'b1', '/home')
  expect(first).not.toBeNull()
  expect(marksForReload(first, 'b1', '/home')).toBeNull()
  expect(marksForReload(first, 'b1', '/search')).not.toBeNull()
  expect(marksForReload(first, 'b2', '/home')).not.toBeNull()
})

test('whatever fails wherever, a build reloads no path twice and ten times at most', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 300 }), { maxLength: 60 }), (paths) => {
      const reloaded: string[] = []
      let stored: string | null = null
      for (const path of paths) {
        const next = marksForReload(stored, 'b', path)
        if (next === null) continue
        stored = next
        reloaded.push(path)
      }
      expect(reloaded.length).toBeLessThanOrEqual(10)
      expect(new Set(reloaded).size).toBe(reloaded.length)
      expect((stored ?? '').length).toBeLessThan(15_000)
    }),
  )
})

test('damaged marks count as none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(marksForReload(stored, 'b', '/home')).toBe('{"build":"b","paths":["/home"]}')
    }),
  )
})
