import fc from 'fast-check'
import { nickNameOf } from '../../../server/account/create-user'

test('is neutral and short, whatever the id', () => {
  fc.assert(fc.property(fc.string(), (id) => expect(nickNameOf(id)).toMatch(/^Traveler \d{4}$/)))
})

test('differs from account to account as a rule', () => {
  const names = new Set(Array.from({ length: 100 }, (_, index) => nickNameOf(`01M7YRRT80${index}`)))
  expect(names.size).toBeGreaterThan(90)
})
