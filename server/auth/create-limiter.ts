/** Runs work with at most so many at once; what comes too much waits in line, and what finds the line full is refused by `refuse`. */
export function createLimiter(mostAtOnce: number, longestLine: number, refuse: () => Error) {
  let running = 0
  const line: (() => void)[] = []
  const takeTurn = async () => {
    if (running < mostAtOnce) {
      running += 1
      return
    }
    if (line.length >= longestLine) throw refuse()
    await new Promise<void>((resolve) => line.push(resolve))
  }
  const passTurn = () => {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }
  return async function runLimited<T>(work: () => Promise<T>): Promise<T> {
    await takeTurn()
    try {
      return await work()
    } finally {
      passTurn()
    }
  }
}
