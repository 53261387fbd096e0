import { parseArgs } from 'node:util'
import { addPostKinds, countFeed } from './bench/add-community.mjs'
import { scrollFeed } from './feed/scroll-feed.mjs'
import { ensureChromium } from './setup/ensure-chromium.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { main } from './setup/console.mjs'
import { withDemoServer } from './setup/with-demo-server.mjs'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    request: { type: 'string', default: 'waterfall/moment' },
    pages: { type: 'string', default: '20' },
    slowdown: { type: 'string', default: '4' },
    speed: { type: 'string', default: '2400' },
    runs: { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
})

const usage = `npm run bench:feed -- [--pages 20] [--slowdown 4] [--speed 2400] [--runs 3] [--url URL --request REGEX]
Scrolls Explore's feed (or the one at a URL, whose pages come by requests that match) in Chromium at 390 × 844, and prints what it costs.
A third of the posts in Explore's feed are videos, and a third have nine pictures.`

const mib = 1024 * 1024
const medianOf = (numbers) => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)]
const share = (part, all) => `${part} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`

async function measure(url) {
  const executablePath = await ensureChromium()
  const options = {
    executablePath,
    pageRequest: new RegExp(values.request),
    pages: Number(values.pages),
    slowdown: Number(values.slowdown),
    pxPerSecond: Number(values.speed),
  }
  const runs = []
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await scrollFeed(url, options))
  return runs
}

async function measureExplore(url, databaseUrl) {
  await addPostKinds(databaseUrl)
  const runs = await measure(`${url}/home`)
  const { cards, posts, videos, ninePictures } = await countFeed(databaseUrl)
  console.log(`${posts} of ${cards} cards are posts: ${videos} videos, ${ninePictures} of nine pictures.`)
  return runs
}

await main(async () => {
  if (values.help) return console.log(usage)
  await ensurePackages()
  const runs = await (values.url ? measure(values.url) : withDemoServer(measureExplore))
  const of = (read) => medianOf(runs.map(read))
  const all = of(({ frames }) => frames.all)
  console.table({
    'pages of the feed': of(({ pages }) => pages),
    'most elements': of(({ mostElements }) => mostElements),
    'heap before, MiB': (of(({ before }) => before.heapBytes) / mib).toFixed(1),
    'heap growth, MiB': (of(({ before, after }) => after.heapBytes - before.heapBytes) / mib).toFixed(1),
    'nodes held': of(({ after }) => after.nodes),
    'longest task, ms': Math.round(of(({ longestTaskMs }) => longestTaskMs)),
    'tasks over 50 ms': of(({ longTasks }) => longTasks),
    frames: all,
    'dropped frames': share(
      of(({ frames }) => frames.dropped),
      all,
    ),
    'half-painted frames': share(
      of(({ frames }) => frames.partial),
      all,
    ),
  })
})
