import { parseArgs } from 'node:util'
import { median } from './bench/compare-times.mjs'
import { ensureChromium } from './setup/ensure-chromium.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { main } from './setup/console.mjs'
import { withDemoServer } from './setup/with-demo-server.mjs'
import { openTab } from './tabs/open-tab.mjs'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, help: { type: 'boolean', default: false } },
})

const usage = `npm run bench:tabs -- [--runs 5]
Opens tabs in Chromium with replies delayed by 150 ms: in turn plain, prefetched from the touch on, and prefetched before.`

const ways = ['plain', 'touched', 'hovered']
const tabs = [
  ['/order/list', '/home'],
  ['/home', '/account/mine'],
]

async function measure(url) {
  const executablePath = await ensureChromium()
  const rows = tabs.flatMap(([from, tab]) => ways.map((way) => ({ from, tab, way, runs: [] })))
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const row of rows) row.runs.push(await openTab({ executablePath, url, ...row }))
  }
  return rows
}

await main(async () => {
  if (values.help) return console.log(usage)
  await ensurePackages()
  const rows = await withDemoServer(measure)
  const ms = (runs, name) => Math.round(median(runs.map((run) => run[name])))
  console.table(
    rows.map(({ from, tab, way, runs }) => ({
      tab: `${from} → ${tab}`,
      way,
      'first, ms': ms(runs, 'firstMs'),
      'largest, ms': ms(runs, 'largestMs'),
    })),
  )
})
