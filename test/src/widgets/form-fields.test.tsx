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
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'japan' } })
  fireEvent.click(screen.getByRole('option', { name: 'Japan +81' }))
  expect(onCountryCode).toHaveBeenCalledWith('81')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('chips show which is selected', () => {
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

test('a number typed with its country goes into both fields', () => {
  const onCountryCode = jest.fn()
  const onPhone = jest.fn()
  render(
    <PhoneField id="phone" label="Phone" phone="" countryCode="86" onCountryCode={onCountryCode} onPhone={onPhone} />,
  )
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '+54 9 11 2345-6789' } })
  expect([onCountryCode.mock.calls, onPhone.mock.calls]).toEqual([[['54']], [['9 11 2345-6789']]])
})

test('the dialling codes are searched by name or number', () => {
  const onCountryCode = jest.fn()
  const common = { id: 'phone', label: 'Phone', phone: '', onPhone: () => {} }
  render(<PhoneField {...common} countryCode="86" onCountryCode={onCountryCode} />)
  fireEvent.click(screen.getByRole('button', { name: 'Country code: +86' }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Country code' }), { target: { value: 'urug' } })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Uruguay+598'])
  fireEvent.click(screen.getByRole('option', { name: 'Uruguay +598' }))
  expect(onCountryCode).toHaveBeenCalledWith('598')
})

test('an error has a second line in English below it', () => {
  render(
    <TextField
      id="name"
      label="Name"
      value=""
      onChange={() => {}}
      error="请填写姓名"
      errorText="Please enter the name."
    />,
  )
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('请填写姓名Please enter the name.')
  expect(alert.querySelector('.field-second')?.textContent).toBe('Please enter the name.')
})
