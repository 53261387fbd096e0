import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { median } from './bench/compare-times.mjs'
import { measureTap } from './bench/measure-tap.mjs'
import { ensureChromium } from './setup/ensure-chromium.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { main } from './setup/console.mjs'
import { withDemoServer } from './setup/with-demo-server.mjs'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, help: { type: 'boolean', default: false } },
})

const usage = `npm run bench:taps -- [--runs 5]
Taps from screen to screen on slow 4G with a CPU four times slower, and prints the ms until the next screen's content is painted.`

const DAY_MS = 86_400_000

const hotelLink = 'a[href^="/hotel/detail/"]'
const hotelName = '.detail-name'

/** Taps: where they start, what is tapped, and what of the next screen comes from its calls; for a stay in three weeks. */
async function tapsOf(url) {
  const get = async (path) => (await fetch(url + path)).json()
  const day = (ahead) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
  const cities = await get('/api/search/zomo/list/hotcity')
  const stay = `checkIn=${day(21)}&checkOut=${day(23)}`
  const search = `cityId=${cities.list[0].value}&${stay}`
  const { list } = await get(`/api/search/zomo/list/hotel?${search}&pageSize=1`)
  const hotel = `/hotel/detail/${list[0].id}?${stay}`
  return [
    { tap: 'Explore → hotel', path: '/home', link: hotelLink, content: hotelName },
    { tap: 'list → hotel', path: `/hotel/list?${search}`, link: hotelLink, content: hotelName },
    { tap: 'hotel → book', path: hotel, link: 'a[href^="/hotel/book/"]', content: '.book-hours' },
  ]
}

async function measureAll(url) {
  const executablePath = await ensureChromium()
  const taps = await tapsOf(url)
  const rows = taps.map((tap) => ({ ...tap, runs: [] }))
  for (let run = 1; run <= Number(values.runs); run += 1) {
    for (const { path, link, content, runs } of rows) {
      runs.push(await measureTap({ executablePath, url: url + path, link, content }))
    }
    console.error(`  round ${run} of ${values.runs}, load ${loadavg()[0].toFixed(1)}`)
  }
  return rows
}

await main(async () => {
  if (values.help) return console.log(usage)
  await ensurePackages()
  const rows = await withDemoServer(measureAll)
  console.log(`${cpus().length} CPUs, shared by server and Chromium; ms from the tap to the next screen's content.\n`)
  console.log('| tap | median | each run |\n|---|---|---|')
  for (const { tap, runs } of rows) {
    const each = runs.map(Math.round).toSorted((one, other) => one - other)
    console.log(`| ${tap} | ${Math.round(median(runs))} | ${each.join(', ')} |`)
  }
})
