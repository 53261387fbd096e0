import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { projectFolder } from '../../support/server/project-folder'

const folder = join(projectFolder, 'dist/screens')
const savesAll = Boolean(process.env.SCREENS)

/** Rules whose outcome depends on colours; all others find in dark what they find in light. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Waits until letters and pictures in sight are there and nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const isInSight = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
    const pictures = [...document.images].filter(isInSight)
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getTiming().iterations !== Infinity
    })
    return pictures.every(({ complete }) => complete) && moving.length === 0
  })
}

/** What axe has against the page, but for the rules left out. */
async function complaints(
  page: Page,
  scheme: 'light' | 'dark',
  without: readonly string[],
  outOfSight: string | undefined,
): Promise<string[]> {
  // Axe stays in a document once it is there; its whole script would be sent and run twice each time.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  // No frames are to be looked into, for which axe would open a page of its own each time.
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page }).setLegacyMode()
  // What passes would come as megabytes, described node by node.
  axe.options({ resultTypes: ['violations'] })
  if (outOfSight !== undefined) axe.exclude(outOfSight)
  const configured = scheme === 'light' ? axe.disableRules([...without]) : axe.withRules(colourRules)
  const { violations } = await configured.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${scheme}: ${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Checks the visible screen in light and in dark; returns axe's violations, except for excluded rules and a hidden part. With violations or SCREENS, saves a picture as dist/screens/<name>-<scheme>.png. */
export async function look(
  page: Page,
  name: string,
  without: readonly string[] = [],
  outOfSight?: string,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const found: string[] = []
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await settle(page)
    const against = await complaints(page, scheme, without, outOfSight)
    if (savesAll || against.length > 0) await page.screenshot({ path: join(folder, `${name}-${scheme}.png`) })
    found.push(...against)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}
