import { TotalsLists } from '../../../server/search/totals-lists'

const owners = Array.from({ length: 12 }, () => ({}))
const [first = {}, second = {}] = owners
const writing = (minor: number) => jest.fn((totals: Float64Array) => void (totals[1] = minor))

test('totals are written once for an owner and a wish, over Infinity', () => {
  const lists = new TotalsLists(3)
  const write = writing(500)
  expect([...lists.get(first, 0, write)]).toEqual([Infinity, 500, Infinity])
  expect([...lists.get(first, 0, write)]).toEqual([Infinity, 500, Infinity])
  expect(write).toHaveBeenCalledTimes(1)
  expect([...lists.get(first, 1, writing(7))]).toEqual([Infinity, 7, Infinity])
  expect([...lists.get(second, 0, writing(8))]).toEqual([Infinity, 8, Infinity])
  expect([...lists.get(first, 0, write)]).toEqual([Infinity, 500, Infinity])
})

test('what was asked for longest ago is written over, and what is forgotten anew', () => {
  const lists = new TotalsLists(2)
  const held = lists.get(first, 0, writing(1))
  for (const owner of owners.slice(1, 9)) lists.get(owner, 0, writing(2))
  expect(held[1]).toBe(2)
  expect([...lists.get(first, 0, writing(3))]).toEqual([Infinity, 3])
  lists.forget(first)
  expect([...lists.get(first, 0, writing(4))]).toEqual([Infinity, 4])
})

test('what could not be written is not kept', () => {
  const lists = new TotalsLists(2)
  const fail = () => {
    throw new Error('no rate')
  }
  expect(() => lists.get(first, 0, fail)).toThrow('no rate')
  expect([...lists.get(first, 0, writing(5))]).toEqual([Infinity, 5])
})
