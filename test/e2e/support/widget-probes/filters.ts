import type { Page } from 'playwright-core'
import { heightOf, openState, styleOf, type Probe } from './probe'

async function openPopup(page: Page, section: string, state: string) {
  const found = await openState(page, section, state)
  await found.getByRole('button').tap()
  const popup = page.getByRole('dialog')
  await popup.waitFor()
  return popup
}

/** Probes of the filters' popups and the login popup. */
export const filterProbes = {
  morePopupHeightPercent: async (page) => {
    const popup = await openPopup(page, 'more-popup', 'nothing chosen')
    const percent = (100 * (await heightOf(popup))) / (page.viewportSize()?.height ?? 0)
    return Number(percent.toFixed(1))
  },
  tagPopupZIndex: async (page) => {
    await openPopup(page, 'more-popup', 'nothing chosen')
    return Number(await styleOf(page.locator('.sheet'), 'z-index'))
  },
  tagOptionsMost: async (page) => {
    const popup = await openPopup(page, 'more-popup', 'more tags than it shows')
    return popup.getByRole('group', { name: 'Features' }).getByRole('button').count()
  },
  gradeLabels: async (page) =>
    (await openPopup(page, 'grade-popup', 'grades alone')).locator('.grades-chinese').allTextContents(),
  loginPopupZIndex: async (page) => {
    await page.goto('/account/wish/list')
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
    return Number(await styleOf(page.locator('.login-popup'), 'z-index'))
  },
} satisfies Record<string, Probe>
