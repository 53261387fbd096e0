/** An attack that worked. */
class Broken extends Error {}

/** Ends a row as broken unless the condition holds. */
export function must(condition, message) {
  if (!condition) throw new Broken(message)
}

/** Tries one row and returns what came of it. */
export async function tryRow(row, context) {
  const startedAt = performance.now()
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1)
  try {
    const detail = await row.run(context)
    return { ...row, isBroken: false, detail: detail ?? '', seconds: seconds() }
  } catch (error) {
    const detail = error instanceof Broken ? error.message : `could not be tried: ${error?.message ?? error}`
    return { ...row, isBroken: true, detail, seconds: seconds() }
  }
}

/** Prints all rows as one table. */
export function printTable(results) {
  const width = Math.max(...results.map(({ title }) => title.length))
  for (const { id, severity, title, isBroken, detail, seconds } of results) {
    const verdict = isBroken ? 'BROKEN' : 'held'
    console.log(
      `${id.padEnd(5)} ${severity.padEnd(7)} ${title.padEnd(width)}  ${verdict.padEnd(6)} ${seconds.padStart(6)} s  ${detail}`,
    )
  }
  const broken = results.filter(({ isBroken }) => isBroken)
  console.log(`\n${results.length - broken.length} of ${results.length} held`)
}
