import type { Page } from 'playwright-core'
import type { RouteName } from '../../../config/routes'

/** A sight of the app: where it is seen, by whom, and what has to be tapped for it. */
export interface Scene {
  readonly name: string
  readonly at: RouteName
  readonly isVisitor?: true
  /** What is scrolled out of sight here and seen in another scene: axe guesses wrongly what lies behind its words. */
  readonly outOfSight?: string
  /** What is changed before the page is opened, such as replies of the server; routes last for the scene. */
  readonly before?: (page: Page) => Promise<unknown>
  readonly prepare: (page: Page) => Promise<void>
}

/** Taps the first button of a name. */
export const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap()
/** Waits for what a selector names. */
export const sees = (selector: string) => (page: Page) => page.locator(selector).first().waitFor()
/** Taps a button and waits for the popup that it opens. */
export const opens =
  (name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') =>
  async (page: Page) => {
    await tap(page, name)
    await page.getByRole(role).waitFor()
  }
