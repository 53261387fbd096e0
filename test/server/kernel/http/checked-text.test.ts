import { Type } from 'typebox'
import { checkedText } from '../../../../server/kernel/http/replies'

const write = checkedText(
  'listThings',
  Type.Object({ total: Type.Integer(), list: Type.Array(Type.Object({ id: Type.String() })), next: Type.Null() }),
)

test('a reply is written as it is', () => {
  expect(write({ total: 1, list: [{ id: 'a' }], next: null })).toBe('{"total":1,"list":[{"id":"a"}],"next":null}')
})

test.each([
  ['a wrong value', { total: 'one', list: [], next: null }, '/total'],
  ['a field too many', { total: 1, list: [], next: null, secret: 1 }, 'secret'],
  ['a wrong item', { total: 1, list: [{ id: 1 }], next: null }, '/list/0/id'],
])('%s is refused', (_, reply, named) => {
  expect(() => write(reply)).toThrow(named)
})
