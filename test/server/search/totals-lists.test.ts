import { TotalsLists } from '../../../server/search/totals-lists'

const owners = Array.from({ length: 12 }, () => ({}))
const [first = {}, second = {}] = owners
const writing = (minor: number) => jest.fn((totals: Float64Array) => void totals.fill(Infinity).fill(minor, 1, 2))

test('totals are written once for an owner and a wish', () => {
  const lists = new TotalsLists()
  const write = writing(500)
  expect([...lists.get(first, 0, 3, write)]).toEqual([Infinity, 500, Infinity])
  expect([...lists.get(first, 0, 3, write)]).toEqual([Infinity, 500, Infinity])
  expect(write).toHaveBeenCalledTimes(1)
  expect([...lists.get(first, 1, 3, writing(7))]).toEqual([Infinity, 7, Infinity])
  expect([...lists.get(second, 0, 3, writing(8))]).toEqual([Infinity, 8, Infinity])
  expect([...lists.get(first, 0, 3, write)]).toEqual([Infinity, 500, Infinity])
})

test('what was asked for longest ago is written over', () => {
  const lists = new TotalsLists()
  const held = lists.get(first, 0, 2, writing(1))
  for (const owner of owners.slice(1, 9)) lists.get(owner, 0, 2, writing(2))
  expect(held[1]).toBe(2)
  expect([...lists.get(first, 0, 2, writing(3))]).toEqual([Infinity, 3])
})

test('what could not be written is not kept', () => {
  const lists = new TotalsLists()
  const fail = () => {
    throw new Error('no rate')
  }
  expect(() => lists.get(first, 0, 2, fail)).toThrow('no rate')
  expect([...lists.get(first, 0, 2, writing(5))]).toEqual([Infinity, 5])
})

test('owners can have more hotels or fewer than those before', () => {
  const lists = new TotalsLists()
  expect([...lists.get(first, 0, 2, writing(1))]).toEqual([Infinity, 1])
  for (const owner of owners.slice(1, 9)) expect(lists.get(owner, 0, 4, writing(2))).toHaveLength(4)
  expect([...lists.get(first, 0, 2, writing(3))]).toEqual([Infinity, 3])
})
