import fc from 'fast-check'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { allRoutes } from '@/contract/all-routes'
import { fieldPicker } from '../../../../server/kernel/http/input-check'
import { closedSchema } from '../../../../server/kernel/http/replies'

const pick = fieldPicker(
  Type.Object({
    name: Type.String(),
    guests: Type.Optional(Type.Array(Type.Object({ name: Type.String() }))),
    what: Type.Optional(
      Type.Union([Type.Object({ a: Type.Number() }), Type.Object({ b: Type.Number() }), Type.Null()]),
    ),
  }),
)

test.each([
  [{ name: 'x', more: 1 }, { name: 'x' }],
  [
    { name: 'x', guests: [{ name: 'y', age: 3 }, 4] },
    { name: 'x', guests: [{ name: 'y' }, 4] },
  ],
  [
    { name: 'x', what: { a: 1, c: 2 } },
    { name: 'x', what: { a: 1 } },
  ],
  [
    { name: 'x', what: { b: 1, c: 2 } },
    { name: 'x', what: { b: 1 } },
  ],
  [
    { name: 'x', what: null, constructor: 1 },
    { name: 'x', what: null },
  ],
  [JSON.parse('{"name":"x","__proto__":{"isVip":true}}'), { name: 'x' }],
  [[1], [1]],
  ['text', 'text'],
  [null, null],
])('of %j the named fields are taken', (value, named) => expect(pick(value)).toEqual(named))

test('fields of the prototype are not taken for sent ones', () =>
  expect(fieldPicker(Type.Object({ toString: Type.Unknown() }))({})).toEqual({}))

test.each(Object.entries(allRoutes))('nothing that %s does not name is left', (_id, { input }) => {
  const closed = closedSchema(input)
  const pickNamed = fieldPicker(input)
  const known = Object.keys(Object(Reflect.get(input, 'properties')))
  const sent = fc.dictionary(fc.constantFrom(...known, 'x', 'isVip', 'constructor', 'userid'), fc.jsonValue())
  fc.assert(
    fc.property(sent, (value) => {
      const named = pickNamed(value)
      // What then passes the open schema passes the closed one too.
      if (Value.Check(input, named)) expect(Value.Check(closed, named)).toBe(true)
    }),
    { numRuns: 50 },
  )
})
