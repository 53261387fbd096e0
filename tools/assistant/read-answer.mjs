import { withSlowPhone } from '../bench/slow-phone.mjs'
import { longestTask, takeTrace } from '../feed/read-trace.mjs'

const LONGEST_MS = 120_000

const trace = { transferMode: 'ReturnAsStream', traceConfig: { includedCategories: ['toplevel'] } }

/** Sends a question on a slow phone and reads its answer to the end; returns the longest task from its first words to its end, and how many words arrived. */
export const readAnswer = (url, { executablePath }) =>
  withSlowPhone(
    executablePath,
    async () => {},
    async (page) => {
      const limit = { timeout: LONGEST_MS }
      const bubbles = page.locator('.udesk-turn .bubble-other .bubble-text')
      await page.goto(`${url}/im/udesk`, { waitUntil: 'load', ...limit })
      await page.locator('.udesk-article').first().waitFor(limit)
      await page.waitForLoadState('networkidle', limit)
      const session = await page.context().newCDPSession(page)
      await page.locator('.compose-text').fill('Tell me a long story')
      await page.getByRole('button', { name: 'Send', exact: true }).tap(limit)
      await bubbles.first().waitFor(limit)
      await session.send('Tracing.start', trace)
      await page.getByRole('group', { name: 'Did this help?' }).waitFor(limit)
      const task = longestTask(await takeTrace(session))
      const text = await bubbles.last().textContent()
      return { ...task, words: text.trim().split(/\s+/).length }
    },
  )
