import { ID_TYPES, isIdNumber, isIdType } from '@/domain/account/id-number'

const today = '2026-11-21'
const numbers = {
  mainlandId: '11010519491231002X',
  passport: 'E12345678',
  homeReturnPermit: 'H1234567801',
  taiwanPermit: '12345678',
  foreignerId: 'USA110081123101',
}
/** A passport's number may look like a permit's; no other document's number may. */
const alsoPassports = ['taiwanPermit']

test.each(ID_TYPES)('a number of a %s is of no other document', (own) => {
  const taking = ID_TYPES.filter((idType) => isIdNumber(idType, numbers[own], today))
  expect(taking).toEqual(
    ID_TYPES.filter((idType) => idType === own || (idType === 'passport' && alsoPassports.includes(own))),
  )
})

test.each(['', 'militaryId', 'toString'])('nothing is of a document that is not known (%j)', (idType) => {
  expect(isIdType(idType)).toBe(false)
  expect(isIdNumber(idType, 'E12345678', today)).toBe(false)
})
