import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { questionTimes } from './assistant/question-load.mjs'
import { readAnswer } from './assistant/read-answer.mjs'
import { startWordStream } from './assistant/word-stream.mjs'
import { median } from './bench/compare-times.mjs'
import { main } from './setup/console.mjs'
import { ensureChromium } from './setup/ensure-chromium.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { withDemoServer } from './setup/with-demo-server.mjs'

/** Budgets: the p99 of the time to the first text of an answer, and the CPU's time for the longest task of reading one on a slow phone, ms. */
const BUDGET_MS = 150
const TASK_BUDGET_MS = 50

/** A server that has just begun compiles what it runs. */
const WARM_UP_SECONDS = 5

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    words: { type: 'string', default: '2000' },
    'words-a-second': { type: 'string', default: '100' },
    runs: { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
})

const usage = `npm run bench:assistant -- [--rate 20] [--seconds 60] [--words 2000] [--words-a-second 100] [--runs 3]
Sends questions to the builtin assistant at an even rate and prints how long the first text takes; then reads a long answer, word by word, as on a slow phone and prints the longest task.`

const load = () => loadavg()[0].toFixed(1)

async function benchQuestions(url) {
  const rate = Number(values.rate)
  await questionTimes(url, { rate, seconds: WARM_UP_SECONDS, name: `warm-${Date.now()}` })
  const before = load()
  const { times, missing } = await questionTimes(url, {
    rate,
    seconds: Number(values.seconds),
    name: `bench-${Date.now()}`,
  })
  const part = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  console.log(
    `${rate} questions a second for ${values.seconds} s; ${cpus().length} CPUs, shared by server, PostgreSQL and the load; load ${before} before, ${load()} after.`,
  )
  console.log(
    `First text: p50 ${part(0.5).toFixed(0)} ms, p99 ${part(0.99).toFixed(0)} ms, most ${part(1).toFixed(0)} ms (budget of the p99 ${BUDGET_MS} ms); ${missing} of ${times.length + missing} answers had none.`,
  )
  return missing === 0 && part(0.99) <= BUDGET_MS
}

async function benchReading(url) {
  const executablePath = await ensureChromium()
  const count = Number(values.words)
  const stream = await startWordStream(url, { count, perSecond: Number(values['words-a-second']) })
  const runs = []
  try {
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await readAnswer(stream.url, { executablePath }))
  } finally {
    await stream.close()
  }
  const [cpuMs, wallMs] = [median(runs.map((run) => run.cpuMs)), median(runs.map((run) => run.wallMs))]
  console.log(
    `An answer of ${count} words, ${values['words-a-second']} a second, CPU 4 times slower; medians of ${runs.length} runs, load ${load()}: longest task ${cpuMs.toFixed(0)} ms of the CPU (budget ${TASK_BUDGET_MS} ms), ${wallMs.toFixed(0)} ms by the clock.`,
  )
  const isWhole = runs.every(({ words: arrived }) => arrived === count)
  if (!isWhole) console.log(`Words that arrived: ${runs.map(({ words: arrived }) => arrived).join(', ')}.`)
  return isWhole && cpuMs <= TASK_BUDGET_MS
}

await main(async () => {
  if (values.help) return console.log(usage)
  await ensurePackages()
  const results = await withDemoServer(async (url) => [await benchQuestions(url), await benchReading(url)])
  process.exitCode = results.every(Boolean) ? 0 : 1
})
