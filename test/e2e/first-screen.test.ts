import { join } from 'node:path'
import type { Response } from 'playwright-core'
import { precompress } from '../../server/kernel/http/compression'
import { projectFolder } from '../support/server/project-folder'
import { openPhone, saveData } from './support/browser'
import { startStaylark, type Staylark } from './support/staylark'

const kib = 1024

/** Budgets of the first visit to Explore: requests until the first screen is complete, and brotli bytes of its scripts. */
const mostRequests = 16
const mostScriptBytes = 125 * kib

let staylark: Staylark

beforeAll(async () => {
  // The server does this at its start, beside its work; sizes are those of later visits.
  await precompress(join(process.env.STAYLARK_ROOT ?? projectFolder, 'dist/h5'))
  staylark = await startStaylark()
}, 120_000)

afterAll(() => staylark.close())

/** Loads Explore on a fresh phone until nothing is under way; what came over the wire. */
async function firstVisit(): Promise<Response[]> {
  const { page } = await openPhone(staylark.browser, staylark.url)
  // The code of the next pages, fetched when all this is done, is no part of the first screen.
  await saveData(page)
  const replies: Response[] = []
  page.on('response', (reply) => replies.push(reply))
  await page.goto('/home', { waitUntil: 'networkidle' })
  await page.locator('.home-search').waitFor()
  await page.locator('.cities-link').first().waitFor()
  await page.locator('.rail-cell').first().waitFor()
  return replies
}

const isScript = (reply: Response) => reply.request().resourceType() === 'script'

test('the first screen of Explore is complete within its budget of requests and of script bytes', async () => {
  const replies = await firstVisit()
  const scripts = replies.filter(isScript)
  const sizes = await Promise.all(scripts.map(async (reply) => (await reply.request().sizes()).responseBodySize))
  const scriptBytes = sizes.reduce((total, size) => total + size, 0)
  const requests = replies.map((reply) => new URL(reply.url()).pathname)
  console.log(
    `Explore: ${requests.length} requests, ${(scriptBytes / kib).toFixed(1)} KiB of scripts\n${requests.join('\n')}`,
  )
  expect(scripts.map((reply) => reply.headers()['content-encoding'])).toEqual(scripts.map(() => 'br'))
  expect(requests.length).toBeLessThanOrEqual(mostRequests)
  expect(scriptBytes).toBeLessThanOrEqual(mostScriptBytes)
}, 120_000)
