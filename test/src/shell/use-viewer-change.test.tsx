import '../../support/as-h5'
import { renderHook } from '@testing-library/react'
import { useCallerChange } from '@/shell/use-changed'

const mockShown: (() => void)[] = []
jest.mock('@/platform/page', () => ({ usePageShow: (action: () => void) => void mockShown.push(action) }))
const comeToFront = () => mockShown.at(-1)?.()

test.each<[string, string | null, string | null, number]>([
  ['the same user', 'u1', 'u1', 0],
  ['still a visitor', null, null, 0],
  ['a visitor who has signed in', null, 'u1', 1],
  ['a user who has signed out', 'u1', null, 1],
  ['another user', 'u1', 'u2', 1],
])('%s', (_, before, now, times) => {
  const act = jest.fn()
  const session = { uid: before }
  renderHook(() => useCallerChange(session, act))
  comeToFront()
  expect(act).not.toHaveBeenCalled()
  session.uid = now
  comeToFront()
  comeToFront()
  expect(act).toHaveBeenCalledTimes(times)
})
