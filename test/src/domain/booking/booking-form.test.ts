import { fillGuests } from '@/domain/booking/booking-form'

test.each([
  [[''], [], ['Lei'], ['Lei']],
  [['Maya'], [], ['Lei'], ['Lei']],
  [['', ''], [], ['Lei'], ['Lei', '']],
  [['', ''], [], ['Lei', 'Mei'], ['Lei', 'Mei']],
  [['Maya', ''], [], ['Lei'], ['Maya', 'Lei']],
  [['Maya', ' '], [], ['Lei', 'Mei'], ['Lei', 'Mei']],
  [['Maya', 'Noa'], [], ['Lei'], ['Lei', 'Noa']],
  [['Lei', 'Maya'], ['Lei'], ['Mei'], ['Mei', 'Maya']],
  [['Lei', 'Mei'], ['Lei', 'Mei'], ['Mei'], ['Mei', '']],
  [['Lei', 'Maya'], ['Lei'], [], ['', 'Maya']],
  [['Lei Li', ''], ['Lei'], [], ['Lei Li', '']],
  [['Lei'], ['Lei'], ['Mei', 'Noa'], ['Mei']],
])('%j, chosen before %j, chosen now %j: %j', (names, before, chosen, after) => {
  expect(fillGuests(names, before, chosen)).toEqual(after)
})
