import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { failureView } from '@/domain/failure'
import { ErrorState } from '@/widgets/error-state'
import { ErrorHelpContext } from '@/widgets/error-state/help'

const missing = failureView({ kind: 'refused', code: 'not_found', message: 'There is no such hotel.', requestId: 'r1' })
const offline = failureView({ kind: 'network' })
const busy = failureView({ kind: 'refused', code: 'busy', message: 'Try again later.', requestId: 'r2' })

function show(failure: typeof missing, isOnline = true) {
  if (!failure) throw new Error('no failure')
  const [onRetry, onHome] = [jest.fn(), jest.fn()]
  const at = (online: boolean) => (
    <ErrorHelpContext.Provider value={{ isOnline: online, homeHref: '/home', onHome }}>
      <ErrorState {...failure} onRetry={onRetry} />
    </ErrorHelpContext.Provider>
  )
  const { rerender } = render(at(isOnline))
  return { onRetry, onHome, connect: (online: boolean) => rerender(at(online)) }
}

test('what does not exist leads to Explore and offers no other try', () => {
  const { onHome } = show(missing)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  const link = screen.getByRole('link', { name: 'Go to Explore' })
  expect(link.getAttribute('href')).toBe('/home')
  fireEvent.click(link)
  expect(onHome).toHaveBeenCalledTimes(1)
})

test('everything else can be tried again', () => {
  const { onRetry } = show(busy)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect([onRetry.mock.calls.length, screen.queryByRole('link')]).toEqual([1, null])
})

test('without a connection it is tried again once there is one', () => {
  const { onRetry, connect } = show(offline, false)
  expect(onRetry).not.toHaveBeenCalled()
  connect(true)
  expect(onRetry).toHaveBeenCalledTimes(1)
  connect(false)
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test.each([
  ['a refusal', busy],
  ['what does not exist', missing],
])('%s is not tried again by itself', (_, failure) => {
  const { onRetry, connect } = show(failure, false)
  connect(true)
  expect(onRetry).not.toHaveBeenCalled()
})
