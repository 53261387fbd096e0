import '../../support/as-h5'
import { act, renderHook } from '@testing-library/react'
import type { BlockedAction } from '@/domain/account/stored-login'
import { useDateSheet } from '@/shell/date-sheets'

const mockShown: (() => void)[] = []
jest.mock('@/platform/page', () => ({ usePageShow: (action: () => void) => void mockShown.push(action) }))
const comeToFront = () => act(() => mockShown.at(-1)?.())

/** A login store with one pending action. */
function loginWith(pending: BlockedAction) {
  const actions = [pending]
  return { takePendingAction: (name: string) => (actions[0]?.name === name ? (actions.shift() ?? null) : null) }
}

test.each([
  ['opens again on the page that needed the sign-in', { name: 'travelers', params: { id: 'v1' } }, 'travelers'],
  ['stays closed on the page of another voucher', { name: 'travelers', params: { id: 'v2' } }, null],
  ['stays closed after another blocked action', { name: 'buy_vouchers', params: { id: 'v1' } }, null],
])('the choice of travelers %s', (_, pending, open) => {
  const login = loginWith(pending)
  const { result } = renderHook(() => useDateSheet(login, 'v1'))
  comeToFront()
  expect(result.current.open).toBe(open)
})

test('a closed sheet does not open again when the page comes back', () => {
  const login = loginWith({ name: 'travelers', params: { id: 'v1' } })
  const { result } = renderHook(() => useDateSheet(login, 'v1'))
  comeToFront()
  act(() => result.current.setOpen(null))
  comeToFront()
  expect(result.current.open).toBeNull()
})
