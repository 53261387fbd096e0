import '../../support/as-h5'
import { renderHook } from '@testing-library/react'
import { useChanged } from '@/shell/use-changed'

test('tells a change once, the first since the page was made', () => {
  const asker = { uid: 'u1' }
  const { result, rerender } = renderHook(() => useChanged(() => asker.uid))
  const hasChanged = result.current
  expect(hasChanged()).toBe(false)
  asker.uid = 'u2'
  rerender()
  expect(result.current).toBe(hasChanged)
  expect([hasChanged(), hasChanged()]).toEqual([true, false])
})
