import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { ChoiceChips } from '@/widgets/choice-chips'
import { PhoneField } from '@/widgets/phone-field'
import { TextField } from '@/widgets/text-field'

test.each([
  ['a line', false],
  ['several lines', true],
])('%s: label, value, error', (_, isLong) => {
  const onChange = jest.fn()
  render(
    <TextField id="name" label="Full name" value="" onChange={onChange} error="Please enter a name" isLong={isLong} />,
  )
  const field = screen.getByRole('textbox', { name: 'Full name' })
  fireEvent.change(field, { target: { value: 'Mei' } })
  expect(onChange).toHaveBeenCalledWith('Mei')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please enter a name')
  expect(screen.getByRole('alert').textContent).toBe('Please enter a name')
})

test('a hint gives way to an error', () => {
  const common = { id: 'mail', label: 'E-mail', value: '', onChange: () => {}, hint: 'For the confirmation' }
  const { rerender } = render(<TextField {...common} />)
  expect(screen.getByText('For the confirmation')).toBeTruthy()
  rerender(<TextField {...common} error="Invalid Email Address" />)
  expect(screen.queryByText('For the confirmation')).toBeNull()
})

test('a dialling code is chosen from a sheet', () => {
  const onCountryCode = jest.fn()
  const common = { id: 'phone', label: 'Phone', phone: '', onPhone: () => {} }
  render(<PhoneField {...common} countryCode="86" onCountryCode={onCountryCode} />)
  fireEvent.click(screen.getByRole('button', { name: 'Country code: +86' }))
  fireEvent.click(screen.getByRole('button', { name: 'Japan +81' }))
  expect(onCountryCode).toHaveBeenCalledWith('81')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('chips tell which is wanted on or off', () => {
  const onToggle = jest.fn()
  const options = [
    { value: 'high', label: 'High floor' },
    { value: 'quiet', label: 'Quiet room' },
  ] as const
  render(<ChoiceChips label="Requests" options={options} selected={['high']} onToggle={onToggle} />)
  fireEvent.click(screen.getByRole('button', { name: 'High floor', pressed: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Quiet room', pressed: false }))
  expect(onToggle.mock.calls).toEqual([
    ['high', false],
    ['quiet', true],
  ])
})
