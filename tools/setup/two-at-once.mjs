import { availableParallelism } from 'node:os'

async function workOff(left, work) {
  for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next)
}

/** Does work for every item in the order of the list, two items at a time where there are two processors; for work that keeps one processor busy. */
export async function twoAtOnce(items, work) {
  const left = [...items]
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, () => workOff(left, work)))
}
