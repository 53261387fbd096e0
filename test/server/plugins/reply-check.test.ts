import { Type } from 'typebox'
import { replyWriter } from '../../../server/plugins/reply-check'
import { writtenList } from '../../../server/replies/written-list'

const write = replyWriter(
  'listThings',
  Type.Object({ total: Type.Integer(), list: Type.Array(Type.Object({ id: Type.String() })), next: Type.Null() }),
)

test('a reply is written as it is', () => {
  expect(write({ total: 1, list: [{ id: 'a' }], next: null })).toBe('{"total":1,"list":[{"id":"a"}],"next":null}')
})

test.each([
  [[], '{"list":[],"total":1,"next":null}'],
  [['{"id":"a"}'], '{"list":[{"id":"a"}],"total":1,"next":null}'],
  [['{"id":"a"}', '{"id":"b"}'], '{"list":[{"id":"a"},{"id":"b"}],"total":1,"next":null}'],
])('a list whose items are written already is put together of their texts: %j', (texts, expected) => {
  const list = writtenList(
    texts.map(() => ({ id: 'never looked at' })),
    () => texts,
  )
  expect(write({ total: 1, list, next: null })).toBe(expected)
})

test('a copy of such a list is written anew', () => {
  const list = writtenList([{ id: 'a' }], () => ['{"id":"old"}'])
  expect(write({ total: 1, list: [...list], next: null })).toContain('{"id":"a"}')
})

test.each([
  ['a wrong value', { total: 'one', list: [], next: null }, '/total'],
  ['a field too many', { total: 1, list: [], next: null, secret: 1 }, 'secret'],
  ['a wrong item', { total: 1, list: [{ id: 1 }], next: null }, '/list/0/id'],
  ['a wrong value beside a written list', { total: 1, list: writtenList([], () => []), next: 2 }, '/next'],
  [
    'a field too many beside a written list',
    { total: 1, list: writtenList([], () => []), next: null, more: 1 },
    'more',
  ],
])('%s is refused', (_, reply, named) => {
  expect(() => write(reply)).toThrow(named)
})

test('a frozen reply is written once', () => {
  const reply = Object.freeze({ total: 1, list: [{ id: 'a' }], next: null })
  const text = write(reply)
  reply.list.push({ id: 'b' })
  expect(write(reply)).toBe(text)
})
