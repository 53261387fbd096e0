import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { ErrorHelpContext } from '@/widgets/error-state/help'
import { ListFooter, type ListFooterProps } from '@/widgets/list-footer'

const empty = { icon: 'search', text: 'No stays here yet.' } as const

test.each<[string, ListFooterProps, string]>([
  ['more can be had', { status: 'more' }, ''],
  ['more is on its way', { status: 'loading' }, 'Loading more'],
  ['the end', { status: 'end' }, 'End of list.'],
  ['the end of nothing', { status: 'end', empty }, 'No stays here yet.'],
  ['on its way, nothing there yet', { status: 'loading', empty }, 'Loading more'],
  ['failed', { status: 'error' }, 'Tap to retry'],
])('%s: it shows the right text', (_what, props, text) => {
  const { container } = render(<ListFooter {...props} />)
  expect(container.textContent).toBe(text)
})

test('what failed is announced and tried again by a tap', () => {
  const onRetry = jest.fn()
  render(<ListFooter status="error" onRetry={onRetry} />)
  fireEvent.click(screen.getByRole('button', { name: 'Tap to retry' }))
  expect(screen.getByRole('alert').contains(screen.getByRole('button'))).toBe(true)
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('what failed is tried again when the connection comes back', () => {
  const onRetry = jest.fn()
  const at = (isOnline: boolean, status: ListFooterProps['status']) => (
    <ErrorHelpContext.Provider value={{ isOnline, homeHref: '/home', onHome: () => {} }}>
      <ListFooter status={status} onRetry={onRetry} />
    </ErrorHelpContext.Provider>
  )
  const { rerender } = render(at(false, 'error'))
  expect(onRetry).not.toHaveBeenCalled()
  rerender(at(true, 'error'))
  expect(onRetry).toHaveBeenCalledTimes(1)
  rerender(at(false, 'more'))
  rerender(at(true, 'more'))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('what is on its way is announced', () => {
  render(<ListFooter status="loading" />)
  expect(screen.getByRole('status').textContent).toBe('Loading more')
})
