/** Runs jobs one after the other, in the order they came. */
export type InTurn = <Result>(job: () => Promise<Result>) => Promise<Result>

/** Makes a line in which jobs wait for each other; one that fails lets the next begin. */
export function createLine(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const mine = last.then(job, job)
    last = mine.catch(() => undefined)
    return mine
  }
}
