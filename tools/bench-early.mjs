import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { median } from './bench/compare-times.mjs'
import { measureContent } from './early/measure-content.mjs'
import { signedInTraveler } from './early/signed-in-traveler.mjs'
import { ensureChromium } from './setup/ensure-chromium.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { main } from './setup/console.mjs'
import { withDemoServer } from './setup/with-demo-server.mjs'
import { withVariants } from './web/with-variants.mjs'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, help: { type: 'boolean', default: false } },
})

const usage = `npm run bench:early -- [--runs 5]
Opens the bookings and the profile of somebody who is signed in, as on a slow phone, in turn with and without first calls that begin before the app's scripts are there.`

/** Pages and the content that appears only after their requests. */
const pages = [
  ['bookings', '/order/list', '.trips-cell'],
  ['profile', '/account/mine', '.mine-email'],
]

async function measureAll(origins, traveler) {
  const executablePath = await ensureChromium()
  const cases = pages.flatMap(([page, path, selector]) =>
    Object.entries(origins).map(([variant, origin]) => ({
      page,
      variant,
      url: `${origin}${path}`,
      selector,
      runs: [],
    })),
  )
  for (let run = 1; run <= Number(values.runs); run += 1) {
    for (const { url, selector, runs } of cases) {
      runs.push(await measureContent(url, { executablePath, traveler, selector }))
    }
    console.error(`  round ${run} of ${values.runs}, load ${loadavg()[0].toFixed(1)}`)
  }
  return cases
}

function print(cases) {
  console.log(`${cpus().length} CPUs, shared by server and Chromium; ms until the content stands.\n`)
  console.log('| page | first calls | median | each run |\n|---|---|---|---|')
  for (const { page, variant, runs } of cases) {
    const each = runs.map(Math.round).toSorted((one, other) => one - other)
    console.log(`| ${page} | ${variant} | ${Math.round(median(runs))} | ${each.join(', ')} |`)
  }
}

await main(async () => {
  if (values.help) return console.log(usage)
  await ensurePackages()
  const cases = await withDemoServer(async (url) => {
    const traveler = await signedInTraveler(url)
    return withVariants('firstCalls', url, (origins) => measureAll(origins, traveler))
  })
  print(cases)
})
