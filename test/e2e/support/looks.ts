import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { projectFolder } from '../../support/server/project-folder'

export type Scheme = 'light' | 'dark'

const folder = join(projectFolder, 'dist/screens')

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

/** Saves what is seen as dist/screens/<name>-<scheme>.png and answers what axe has against it, but for the rules left out. */
export async function look(page: Page, name: string, scheme: Scheme, without: string[] = []): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  await settle(page)
  await page.screenshot({ path: join(folder, `${name}-${scheme}.png`) })
  const { violations } = await new AxeBuilder({ page }).disableRules(without).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
