import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { Button } from '@/widgets/button'

test.each([
  ['an ordinary one', {}, 1],
  ['a disabled one', { isDisabled: true }, 0],
  ['a loading one', { isLoading: true }, 0],
])('%s hears taps: %#', (_, props, taps) => {
  const onTap = jest.fn()
  render(
    <Button {...props} onTap={onTap}>
      Pay
    </Button>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }))
  expect(onTap).toHaveBeenCalledTimes(taps)
})

test('loading retains the name and announces that it is busy', () => {
  render(<Button isLoading>Pay</Button>)
  expect(screen.getByRole('button', { name: 'Pay' }).getAttribute('aria-busy')).toBe('true')
})
