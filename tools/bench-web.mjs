import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { median } from './bench/compare-times.mjs'
import { ensureChromium } from './setup/ensure-chromium.mjs'
import { ensurePackages, ensurePackagesOf } from './setup/ensure-packages.mjs'
import { main } from './setup/console.mjs'
import { withDemoServer } from './setup/with-demo-server.mjs'
import { withVariants } from './web/with-variants.mjs'

/** What each page must reach: the largest picture or text beside the page without scripts, shift, and blocked ms. */
const MOST_LCP_OF_STATIC = 1.1
const MOST_CLS = 0.02
const MOST_TBT_MS = 150

const DAY_MS = 86_400_000

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
})

const usage = `npm run bench:web -- [--runs 5] [--only hotel,product]
Opens Explore, a hotel list, a hotel, a voucher, a post, reviews and pictures by Lighthouse as on a slow phone, in turn as the server sends them, without scripts, and client-rendered.`

/** Addresses of the pages that are measured, for a stay in three weeks. */
async function pagesOf(url) {
  const getJson = async (path) => (await fetch(`${url}${path}`)).json()
  const cities = await getJson('/api/search/zomo/list/hotcity')
  const cityId = cities.list[0].value
  const day = (ahead) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
  const stay = `checkIn=${day(21)}&checkOut=${day(23)}`
  const hotels = await getJson(`/api/search/zomo/list/hotel?cityId=${cityId}&${stay}&pageSize=1`)
  const vouchers = await getJson('/api/search/zomo/list/coupon?pageSize=1')
  const moments = await getJson('/api/ugc/moment/zomo/list/moment?pageSize=1')
  const hotelId = hotels.list[0].id
  const pages = [
    ['Explore', '/home'],
    ['hotel list', `/hotel/list?cityId=${cityId}&${stay}`],
    ['hotel', `/hotel/detail/${hotelId}?${stay}`],
    ['product', `/product/detail/${vouchers.list[0].skuId}`],
    ['post', `/ugc/moment/detail/${moments.list[0].id}`],
    ['reviews', `/ugc/comment/hotel/${hotelId}`],
    ['pictures', `/ugc/picture/list?type=hotel&id=${hotelId}`],
  ]
  return pages.filter(([name]) => values.only.split(',').some((part) => name.includes(part)))
}

/** Now and then Chromium misses the beginning of a load; then the page is opened once more. */
async function measureOnce(measurePage, url, chromium) {
  try {
    return await measurePage(url, chromium)
  } catch (error) {
    console.error(`  once more: ${error.message}`)
    return measurePage(url, chromium)
  }
}

/** Measures all pages in all variants, one after the other in each round, so that a busy minute is nobody's alone. */
async function measureAll(pages, origins) {
  const { measurePage } = await import('./web/measure-page.mjs')
  const chromium = await ensureChromium()
  const cases = pages.flatMap(([page, path]) =>
    Object.entries(origins).map(([variant, origin]) => ({ page, variant, url: `${origin}${path}`, runs: [] })),
  )
  // Warms up the server's caches and code, since only the first traveler finds them cold.
  for (const { url } of cases) await (await fetch(url, { headers: { accept: 'text/html' } })).text()
  for (let run = 1; run <= Number(values.runs); run += 1) {
    for (const each of cases) each.runs.push(await measureOnce(measurePage, each.url, chromium))
    console.error(`  round ${run} of ${values.runs}, load ${loadavg()[0].toFixed(1)}`)
  }
  return cases.map((each) => ({ ...each, of: (name) => median(each.runs.map((run) => run[name])) }))
}

const kib = (bytes) => (bytes / 1024).toFixed(1)

const headings =
  '| page | variant | score | FCP | LCP (each run) | LCP of static | TBT | CLS | page KiB | JS KiB | all KiB | requests |'

/** How much later the largest picture or text of a page comes than without scripts. */
const lcpRatio = ({ page, of }, measured) =>
  of('lcpMs') / measured.find((other) => other.page === page && other.variant === 'static').of('lcpMs')

function rowOf(measuredPage, measured) {
  const { page, variant, runs, of } = measuredPage
  const each = runs.map(({ lcpMs }) => Math.round(lcpMs)).toSorted((one, other) => one - other)
  const times = [Math.round(of('fcpMs')), `${Math.round(of('lcpMs'))} (${each.join(', ')})`]
  const sizes = [kib(of('pageBytes')), kib(of('scriptBytes')), kib(of('allBytes')), of('requests')]
  const ratio = lcpRatio(measuredPage, measured).toFixed(2)
  const cells = [page, variant, of('score'), ...times, ratio, Math.round(of('tbtMs')), of('cls').toFixed(3), ...sizes]
  return `| ${cells.join(' | ')} |`
}

/** What of the goals a page misses, in words. */
function missesOf(measuredPage, measured) {
  const { page, of } = measuredPage
  return [
    [lcpRatio(measuredPage, measured), MOST_LCP_OF_STATIC, 'times the LCP without scripts'],
    [of('cls'), MOST_CLS, 'of shift'],
    [of('tbtMs'), MOST_TBT_MS, 'ms blocked'],
  ].flatMap(([value, most, what]) => (value > most ? [`${page}: ${value.toFixed(2)} ${what}, goal ${most}`] : []))
}

function print(measured) {
  console.log(`${cpus().length} CPUs, shared by server, Chromium and Lighthouse; medians of ${values.runs} runs.\n`)
  console.log(`${headings}\n|${'---|'.repeat(headings.split('|').length - 2)}`)
  for (const each of measured) console.log(rowOf(each, measured))
  for (const url of new Set(measured.flatMap(({ runs }) => runs.flatMap(({ failed }) => failed))))
    console.log(`\nA request failed: ${url}`)
  const misses = measured.filter(({ variant }) => variant === 'production').flatMap((each) => missesOf(each, measured))
  console.log(`\n${misses.length === 0 ? 'All goals are met.' : misses.join('\n')}`)
  return misses.length === 0
}

await main(async () => {
  if (values.help) return console.log(usage)
  await ensurePackages()
  await ensurePackagesOf('tools/web')
  const measured = await withDemoServer(async (url) => {
    const pages = await pagesOf(url)
    return withVariants('firstScreens', url, (origins) => measureAll(pages, origins))
  })
  process.exitCode = print(measured) ? 0 : 1
})
