import { contactFaults } from '@/domain/forms/contact-faults'
import { DIAL_CODES } from '@/domain/forms/dial-codes'

const good = { name: 'Mei Chen', email: 'mei@example.com', countryCode: '86', phone: '13812345678' }

test.each([
  [{}, {}],
  [{ email: ' mei@example.com ' }, {}],
  [{ name: '' }, { name: 'Please enter a name' }],
  [{ email: 'mei' }, { email: 'Invalid Email Address' }],
  [{ phone: '12' }, { phone: 'Please enter a valid phone number' }],
  [{ countryCode: '44' }, {}],
  [{ countryCode: '+86' }, { countryCode: 'Please choose a country code' }],
  [
    { name: ' ', email: '', phone: '' },
    { name: 'Please enter a name', email: 'Invalid Email Address', phone: 'Please enter a valid phone number' },
  ],
])('%j has the faults %j', (change, faults) => expect(contactFaults({ ...good, ...change })).toEqual(faults))

test('every dialling code is one, and stands once', () => {
  expect(DIAL_CODES.every(({ code, country }) => /^[1-9]\d{0,3}$/.test(code) && country !== '')).toBe(true)
  expect(new Set(DIAL_CODES.map(({ code }) => code)).size).toBe(DIAL_CODES.length)
})
