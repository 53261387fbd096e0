import { readSupportAddress, supportQuery } from '@/domain/support/address'

test.each([
  [{}, { origin: { from: 'home', id: '' }, dialogId: '', room: 'assistant' }],
  [
    { from: 'hotel', id: 'h1' },
    { origin: { from: 'hotel', id: 'h1' }, dialogId: '', room: 'assistant' },
  ],
  [
    { from: 'order', id: 'O1', dialog: 'D1', room: 'person' },
    { origin: { from: 'order', id: 'O1' }, dialogId: 'D1', room: 'person' },
  ],
  [
    { from: 'evil', id: '<script>', dialog: '../x', room: 'attic' },
    { origin: { from: 'home', id: '' }, dialogId: '', room: 'assistant' },
  ],
] as const)('%j', (fields, address) => {
  expect(readSupportAddress(fields)).toEqual(address)
  expect(readSupportAddress(supportQuery(readSupportAddress(fields)))).toEqual(address)
})
