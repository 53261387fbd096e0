import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { addDiscussions, noteReview } from './bench/add-community.mjs'
import { withClient } from './bench/bench-database.mjs'
import { median } from './bench/compare-times.mjs'
import { createSequentialClient } from './bench/sequential-client.mjs'
import { openList } from './community/open-list.mjs'
import { ensureChromium } from './setup/ensure-chromium.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { main } from './setup/console.mjs'
import { withDemoServer } from './setup/with-demo-server.mjs'

/** What opening a long list must reach: the largest picture or text beside a page with few rows, elements, and ms. */
const MOST_LCP_OF_FEW = 1.1
const MOST_ELEMENTS = 1_500
const MOST_TASK_MS = 120

/** Rows of the page that the long one is compared with: as many as the first page of a list. */
const FEW = 10

/** Longer than the server relies on the version of its data, so that a changed page is rendered again. */
const NOTICED_MS = 60

const WARM_UP_REQUESTS = 20

const { values } = parseArgs({
  options: {
    comments: { type: 'string', default: '2000' },
    reviews: { type: 'string', default: '5000' },
    pages: { type: 'string', default: '20' },
    runs: { type: 'string', default: '5' },
    requests: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
})

const usage = `npm run bench:community -- [--comments 2000] [--reviews 5000] [--pages 20] [--runs 5] [--requests 200] [--only hotel]
Opens a post with many comments and the reviews of a hotel with many as on a slow phone, in turn with ones of few, reads on, and measures the server's time for them.`

/** The pages with lists, each with the class of its rows and the call of its first page; isSorted marks an order that reviews change. */
const listPages = ({ momentIds, hotelIds }) =>
  [
    {
      name: `post with ${values.comments} comments`,
      fewName: `post with ${FEW} comments`,
      row: '.activity-comment',
      pathOf: (size) => `/ugc/moment/detail/${momentIds[size]}`,
      call: `/api/ugc/comment/list?type=moment&goodsId=${momentIds.many}&pageSize=10`,
    },
    {
      name: `hotel with ${values.reviews} reviews`,
      fewName: `hotel with ${FEW} reviews`,
      row: '.remarks-cell',
      pathOf: (size) => `/ugc/comment/hotel/${hotelIds[size]}`,
      isSorted: true,
      call: `/api/ugc/comment/list?type=hotel&goodsId=${hotelIds.many}&pageSize=10`,
    },
  ].filter(({ name }) => name.includes(values.only))

/** Opens all pages in turn in each round, with many and with few rows. */
async function openAll(url, lists) {
  const executablePath = await ensureChromium()
  const cases = lists.flatMap(({ name, fewName, row, pathOf }) => [
    { name: fewName, row, url: url + pathOf('few'), pages: 0, runs: [] },
    { name, fewName, row, url: url + pathOf('many'), pages: Number(values.pages), runs: [] },
  ])
  for (const each of cases) await (await fetch(each.url, { headers: { accept: 'text/html' } })).text()
  for (let run = 1; run <= Number(values.runs); run += 1) {
    for (const each of cases) each.runs.push(await openList(each.url, { ...each, executablePath }))
    console.error(`  round ${run} of ${values.runs}, load ${loadavg()[0].toFixed(1)}`)
  }
  return cases.map((each) => ({ ...each, of: (read) => median(each.runs.map(read)) }))
}

/** Sends one request after another, each after `before`; returns the sorted times in ms, and how many replies `isWhole` refused. */
async function timesOf(client, path, { before = async () => {}, headers = {}, isWhole = () => true }) {
  const times = []
  let late = 0
  for (let count = 0; count < WARM_UP_REQUESTS + Number(values.requests); count += 1) {
    await before()
    const { status, text, tookMs } = await client.send('GET', path, undefined, headers)
    if (status !== 200) throw new Error(`${path}: ${status}`)
    if (count < WARM_UP_REQUESTS) continue
    times.push(tookMs)
    late += Number(!isWhole(text))
  }
  return { times: times.toSorted((one, other) => one - other), late }
}

/** The server's time for each list's first page, and for the page, which is rendered again each time. */
async function serverTimes(url, databaseUrl, lists, { hotelIds }) {
  const client = createSequentialClient(url)
  const page = { headers: { accept: 'text/html' }, isWhole: (html) => html.includes('id="__data"') }
  try {
    return await withClient(databaseUrl, async (connection) => {
      const before = async () => {
        await noteReview(connection, hotelIds.many)
        await new Promise((resolve) => setTimeout(resolve, NOTICED_MS))
      }
      const rows = []
      for (const { name, call, isSorted, pathOf } of lists) {
        rows.push([`${name}: list`, await timesOf(client, call, {})])
        if (isSorted) rows.push([`${name}: list after a new review`, await timesOf(client, call, { before })])
        rows.push([`${name}: page`, await timesOf(client, pathOf('many'), { ...page, before })])
      }
      return rows
    })
  } finally {
    client.close()
  }
}

/** Browsers report no shorter tasks. */
const LEAST_TASK_MS = 50

function printOpened(cases) {
  console.log('| page | LCP | first row | longest task | elements | rows | longest task, read on | elements | rows |')
  console.log(`|${'---|'.repeat(9)}`)
  for (const { name, pages, of } of cases) {
    const valueOf = (part, field) => {
      const value = of((run) => run[part][field])
      return field === 'taskMs' && value === 0 ? `< ${LEAST_TASK_MS}` : Math.round(value)
    }
    const opened = ['lcpMs', 'rowMs', 'taskMs', 'elements', 'rows'].map((field) => valueOf('opened', field))
    const read = ['taskMs', 'elements', 'rows'].map((field) => (pages === 0 ? '–' : valueOf('read', field)))
    console.log(`| ${[name, ...opened, ...read].join(' | ')} |`)
  }
}

function printTimes(rows) {
  console.log('\n| request | p50 | p99 | without first screen |\n|---|---|---|---|')
  for (const [name, { times, late }] of rows) {
    const part = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1)
    console.log(`| ${name} | ${part(0.5)} | ${part(0.99)} | ${late} |`)
  }
}

/** Which goals the pages with many rows miss, in words. */
const missesOf = (cases, times) => [
  ...cases
    .filter(({ fewName }) => fewName)
    .flatMap(({ name, fewName, of }) => {
      const few = cases.find((other) => other.name === fewName)
      const lcpMs = ({ opened }) => opened.lcpMs
      return [
        [of(lcpMs) / few.of(lcpMs), MOST_LCP_OF_FEW, 'times the LCP with few rows'],
        [of(({ opened }) => opened.taskMs), MOST_TASK_MS, 'ms in the longest task of opening'],
        [of(({ read }) => read.taskMs), MOST_TASK_MS, 'ms in the longest task of reading on'],
        [of(({ opened }) => opened.elements), MOST_ELEMENTS, 'elements'],
      ].flatMap(([value, most, what]) => (value > most ? [`${name}: ${value.toFixed(2)} ${what}, goal ${most}`] : []))
    }),
  ...times.flatMap(([name, { late }]) => (late > 0 ? [`${name}: ${late} without first screen, goal 0`] : [])),
]

await main(async () => {
  if (values.help) return console.log(usage)
  await ensurePackages()
  const [cases, times] = await withDemoServer(async (url, databaseUrl) => {
    const counts = { comments: Number(values.comments), reviews: Number(values.reviews), few: FEW }
    const ids = await addDiscussions(databaseUrl, counts)
    const lists = listPages(ids)
    return [await openAll(url, lists), await serverTimes(url, databaseUrl, lists, ids)]
  })
  console.log(`${cpus().length} CPUs, shared by server and Chromium; medians of ${values.runs} runs, ms.\n`)
  printOpened(cases)
  printTimes(times)
  const misses = missesOf(cases, times)
  console.log(`\n${misses.length === 0 ? 'All goals are met.' : misses.join('\n')}`)
  process.exitCode = misses.length === 0 ? 0 : 1
})
