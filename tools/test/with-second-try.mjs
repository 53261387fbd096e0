/** More than this at once is not a late browser. */
const MOST_FILES = 3

/** Runs a suite whose browsers and hosts may time out on a busy machine: a few failed files are run once more, alone, each with its own server. Returns the results that count, and the files that passed only then. */
export async function withSecondTry(run, suite, log) {
  const first = await run(suite)
  const failed = first.filter((result) => result.failed > 0).map(({ file }) => file)
  if (failed.length === 0 || failed.length > MOST_FILES || failed.includes(null)) return { results: first, late: [] }
  log(`Run once more, alone: ${failed.join(', ')}`)
  const second = await run({ ...suite, name: `${suite.name}-again`, workers: '1', files: failed })
  const again = new Map(second.map((result) => [result.file, result]))
  const isWhole = failed.every((file) => again.has(file)) && again.size === failed.length
  const results = isWhole ? first.map((result) => again.get(result.file) ?? result) : first
  return { results, late: isWhole ? failed.filter((file) => again.get(file).failed === 0) : [] }
}
