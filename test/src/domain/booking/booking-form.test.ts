import { fillGuests, travelerIds } from '@/domain/booking/booking-form'

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

test.each([
  [['Lei', 'Maya'], ['a Lei'], ['a', null]],
  [
    ['Maya', 'Lei'],
    ['a Lei', 'b Mei'],
    [null, 'a'],
  ],
  [['Lei', 'Lei'], ['a Lei'], ['a', null]],
  [
    ['Lei', 'Lei'],
    ['a Lei', 'b Lei'],
    ['a', 'b'],
  ],
  [['Lei Li'], ['a Lei'], [null]],
  [[''], [], [null]],
])('rooms of %j with %j chosen are for the travelers %j', (guestNames, chosen, ids) => {
  const travelers = chosen.map((text) => ({ id: text.slice(0, 1), name: text.slice(2) }))
  expect(travelerIds({ guestNames, chosen: travelers })).toEqual(ids)
})
