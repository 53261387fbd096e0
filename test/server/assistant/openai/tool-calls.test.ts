import { Type } from 'typebox'
import { tool } from '../../../../server/assistant/openai/tool'
import fc from 'fast-check'
import { ToolCallAccumulator, type ToolCallPiece } from '../../../../server/assistant/openai/tool-calls'

function callsOf(pieces: readonly ToolCallPiece[]) {
  const calls = new ToolCallAccumulator()
  for (const piece of pieces) calls.push(piece)
  return calls.end()
}

const piece = (index: number | null, id: string | null, name: string | null, text: string): ToolCallPiece => ({
  index,
  id,
  function: { name, arguments: text },
})

const two = [
  { id: 'a', name: 'find_places', arguments: '{"text":"Kyoto"}' },
  { id: 'b', name: 'list_orders', arguments: '{}' },
]

test('the protocol as it is written', () => {
  const pieces = [
    piece(0, 'a', 'find_places', ''),
    piece(0, null, null, '{"text":'),
    piece(0, null, null, '"Kyoto"}'),
    piece(1, 'b', 'list_orders', '{}'),
  ]
  expect(callsOf(pieces)).toEqual(two)
})

test('servers without ids and with index 0 for all calls', () => {
  const pieces = [piece(0, null, 'find_places', '{"text":"Kyoto"}'), piece(0, null, 'list_orders', '{}')]
  expect(callsOf(pieces)).toEqual(two.map((call, at) => ({ ...call, id: `call_${at + 1}` })))
})

test('servers that leave out the index', () => {
  const pieces = [
    piece(null, 'a', 'find_places', '{"text":'),
    piece(null, null, null, '"Kyoto"}'),
    piece(null, 'b', 'list_orders', '{}'),
  ]
  expect(callsOf(pieces)).toEqual(two)
})

test('a head under one index and its tail under another', () => {
  const pieces = [piece(0, 'a', 'find_places', '{"text":'), piece(1, null, null, '"Kyoto"}')]
  expect(callsOf(pieces)).toEqual([two[0]])
})

test('two new calls under one index', () => {
  const pieces = [piece(0, 'a', 'find_places', '{"text":"Kyoto"}'), piece(0, 'b', 'list_orders', '{}')]
  expect(callsOf(pieces)).toEqual(two)
})

test('an id that is repeated with every piece', () => {
  const pieces = [
    piece(0, 'a', 'find_places', '{"te'),
    piece(0, 'a', 'find_places', 'xt":"Kyoto"}'),
    piece(1, 'b', 'list_orders', ''),
  ]
  expect(callsOf(pieces)).toEqual(two)
})

test('an id that comes after the first piece, an empty id, and arguments as an object', () => {
  const pieces: ToolCallPiece[] = [
    piece(1, '', 'find_places', ''),
    { index: 1, id: 'a', function: { arguments: { text: 'Kyoto' } } },
  ]
  expect(callsOf(pieces)).toEqual([two[0]])
})

test('no more calls and characters than a turn may have, and none without a name', () => {
  const many = Array.from({ length: 50 }, (_, at) => piece(at, `id${at}`, 'list_orders', '{}'))
  expect(callsOf(many)).toHaveLength(8)
  expect(callsOf([piece(0, 'a', 'x', 'y'.repeat(50_000))])[0]?.arguments).toHaveLength(8000)
  expect(callsOf([piece(0, 'a', null, '{}'), { index: 3 }])).toEqual([])
})

test('wherever the arguments are cut, the calls are the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 15 }), { maxLength: 6 }), (cuts) => {
      const text = two[0]?.arguments ?? ''
      const places = [...new Set([0, ...cuts.filter((cut) => cut < text.length), text.length])].toSorted(
        (a, b) => a - b,
      )
      const parts = places.slice(1).map((end, at) => text.slice(places[at], end))
      const pieces = parts.map((part, at) => piece(0, at === 0 ? 'a' : null, at === 0 ? 'find_places' : null, part))
      expect(callsOf([...pieces, piece(1, 'b', 'list_orders', '{}')])).toEqual(two)
    }),
  )
})

test('a tool gets only the fields that its schema lists', async () => {
  const input = Type.Object({ cityId: Type.String(), stay: Type.Object({ adults: Type.Integer() }) })
  const echo = tool({ group: 'open', description: 'returns its input', input }, async (result) => ({
    result,
    steps: [],
  }))
  const listed = { cityId: 'kyoto', stay: { adults: 2 } }
  const sent = { cityId: 'kyoto', stay: { adults: 2, rooms: 'all' }, cursor: 5 }
  expect(await echo.run(sent)).toEqual({ result: listed, steps: [] })
  await expect(echo.run({ cityId: 'kyoto' })).rejects.toThrow()
})
