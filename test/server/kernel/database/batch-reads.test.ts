import { batchReads } from '../../../../server/kernel/database/batch-reads'

test('the first request is sent at once, later ones are sent together', async () => {
  const requested: number[][] = []
  const double = batchReads<number, number>(async (items) => {
    requested.push([...items])
    return items.map((item) => item * 2)
  })
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(requested).toEqual([[1], [2, 3], [4]])
})

test('a failed read fails for its callers, and the next one works', async () => {
  let isBroken = true
  const read = batchReads<number, number>(async (items) => {
    if (isBroken) throw new Error('away')
    return items
  })
  await expect(read(1)).rejects.toThrow('away')
  isBroken = false
  expect(await read(2)).toBe(2)
})

test('a missing result is an error', async () => {
  await expect(batchReads<number, number>(async () => [])(1)).rejects.toThrow('too few results')
})
