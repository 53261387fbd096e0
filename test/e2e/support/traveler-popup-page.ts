import type { Locator, Page } from 'playwright-core'
import { travelerText as words } from '../../../src/domain/text/traveler-text'
import type { TravelerSight, TravelerStateName, TravelerStep } from '../../support/spec/traveler-popup'
import { openSection } from './gallery'

const fields = { name: 'Name', idNo: 'ID number', tel: 'Mobile number' } as const

/** Travelers' names in rows that a selector names, from the top. */
const namesIn = (rows: string) => `${rows} .trav-name`

/** The traveler popup of the gallery as a thumb moves it and as an eye sees it. */
export class TravelerPopupPage {
  constructor(
    private readonly page: Page,
    private readonly state: TravelerStateName,
  ) {}

  /** Reloads the gallery, and opens the popup in it. */
  async start(): Promise<void> {
    await openSection(this.page, 'traveler-picker')
    await this.do(['open'])
  }

  async do([kind, ...rest]: TravelerStep): Promise<void> {
    const { page } = this
    const [first = '', text = ''] = rest
    const button = (name: string | RegExp) => this.sheet.getByRole('button', { name })
    const row = this.sheet.locator('.trav-row').filter({ has: page.getByText(first, { exact: true }) })
    const acts: Record<typeof kind, () => Promise<unknown>> = {
      open: () => page.getByRole('button', { name: `Open: ${this.state}` }).tap(),
      // One with an unsupported document is disabled, and is tapped all the same.
      pick: () => row.locator('.trav-face').tap({ force: true }),
      edit: () => row.getByRole('button', { name: `Edit ${first}` }).tap(),
      add: () => button(words.newTitle).tap(),
      type: () => this.sheet.getByLabel(fields[first as keyof typeof fields]).fill(text),
      chooseIdType: () => this.chooseIdType(first),
      chooseBirthday: () => this.chooseBirthday(),
      save: () => button(words.save).tap(),
      back: () => button(words.back).tap(),
      promptDelete: () => button(words.delete).tap(),
      keep: () => this.deleteDialog.getByRole('button', { name: 'Keep' }).tap(),
      delete: () => this.deleteDialog.getByRole('button', { name: words.delete }).tap(),
      confirm: () => button(/^Confirm/).tap(),
    }
    await acts[kind]()
  }

  /** Waits until all of it is seen. */
  async see(sight: TravelerSight): Promise<void> {
    const { page } = this
    const { isOpen, view, listed, ticked, canConfirm, confirmsDelete, message, chosen } = sight
    if (view) await page.getByRole('dialog', { name: this.titleOf(view), exact: true }).waitFor()
    if (isOpen !== undefined) await page.locator('.sheet').waitFor({ state: isOpen ? 'visible' : 'detached' })
    if (listed) await this.seeNames(namesIn('.trav-row'), listed)
    if (listed?.length === 0) await this.sheet.getByText(words.none).waitFor()
    if (ticked) await this.seeNames(namesIn('[aria-checked="true"]'), ticked)
    if (canConfirm !== undefined) await this.confirm(canConfirm).waitFor()
    if (confirmsDelete !== undefined)
      await this.deleteDialog.waitFor({ state: confirmsDelete ? 'visible' : 'detached' })
    if (chosen) await this.seeChosen(chosen)
    if (message) await page.locator('.layer .toast').getByText(message, { exact: true }).waitFor()
    if (message === null) await page.locator('.layer .toast-text').waitFor({ state: 'detached' })
  }

  get sheet(): Locator {
    return this.page.locator('.sheet-85')
  }

  private get deleteDialog(): Locator {
    return this.page.getByRole('alertdialog', { name: words.deletePrompt })
  }

  private confirm(isEnabled: boolean): Locator {
    return this.sheet.locator(isEnabled ? '.sheet-foot .btn:not([disabled])' : '.sheet-foot .btn[disabled]')
  }

  private titleOf(view: NonNullable<TravelerSight['view']>): string {
    const list = this.state === 'in order' ? words.manageTitle : words.listTitle
    return { list, new: words.newTitle, edit: words.editTitle }[view]
  }

  private async chooseIdType(name: string): Promise<void> {
    await this.sheet.getByRole('button', { name: /^ID type/ }).tap()
    await this.page.getByRole('menuitem', { name, exact: true }).tap()
    await this.page.getByRole('menu').waitFor({ state: 'detached' })
  }

  private async chooseBirthday(): Promise<void> {
    await this.sheet.getByRole('button', { name: /^Birthday/ }).tap()
    const picker = this.page.getByRole('dialog', { name: 'Birthday' })
    await picker.getByRole('button', { name: 'Confirm' }).tap()
    await picker.waitFor({ state: 'detached' })
  }

  private async seeNames(selector: string, names: readonly string[]): Promise<void> {
    const isSeen = ({ at, wanted }: { at: string; wanted: string }) =>
      [...document.querySelectorAll(at)].map(({ textContent }) => textContent).join('|') === wanted
    await this.page.waitForFunction(isSeen, { at: selector, wanted: names.join('|') })
  }

  private async seeChosen(names: readonly string[]): Promise<void> {
    const state = this.page.locator(`section[data-state="${this.state}"]`)
    await state.getByText(`Chosen: ${names.join(', ') || 'nobody'}`, { exact: true }).waitFor()
  }
}
