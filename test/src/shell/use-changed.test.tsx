import '../../support/as-h5'
import { renderHook } from '@testing-library/react'
import { useChanged } from '@/shell/use-changed'

test('reports a change once, the first since the page was created', () => {
  const viewer = { uid: 'u1' }
  const { result, rerender } = renderHook(() => useChanged(() => viewer.uid))
  const hasChanged = result.current
  expect(hasChanged()).toBe(false)
  viewer.uid = 'u2'
  rerender()
  expect(result.current).toBe(hasChanged)
  expect([hasChanged(), hasChanged()]).toEqual([true, false])
})
