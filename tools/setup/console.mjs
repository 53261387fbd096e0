const isTerminal = process.stdout.isTTY === true

/** Prints one step of a setup with its duration; long steps report progress. */
export async function step(title, work) {
  const startedAt = performance.now()
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
  if (isTerminal) process.stdout.write(`  … ${title}`)
  const ticking = setInterval(
    () => {
      if (isTerminal) process.stdout.write(`\r  … ${title} (${seconds()})`)
      else console.log(`  … ${title}: still at work after ${seconds()}`)
    },
    isTerminal ? 500 : 30_000,
  )
  try {
    const result = await work()
    console.log(`${isTerminal ? '\r\u001b[2K' : ''}  ✓ ${title} (${seconds()})`)
    return result
  } catch (error) {
    console.log(`${isTerminal ? '\r\u001b[2K' : ''}  ✗ ${title} (${seconds()})`)
    throw error
  } finally {
    clearInterval(ticking)
  }
}

/** An end that a person can act on: printed without a stack, exit code 1. */
export class PlainError extends Error {}

/** Runs a command's main function; a PlainError ends it with its sentence alone. */
export async function main(run) {
  try {
    await run()
  } catch (error) {
    console.error(`\n${error instanceof PlainError ? error.message : (error?.stack ?? error)}`)
    process.exitCode = 1
  }
}
