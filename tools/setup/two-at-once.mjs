import { availableParallelism } from 'node:os'

async function workOff(left, work) {
  for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next)
}

/** Processes the items in the list's order, two at a time where there are two CPUs; for CPU-bound work. */
export async function twoAtOnce(items, work) {
  const left = [...items]
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, () => workOff(left, work)))
}
