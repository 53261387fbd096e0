import { travelerText as words } from '../../../src/domain/text/traveler-text'
import type { TravelerSight, TravelerStateName, TravelerStep } from '../../support/spec/traveler-popup'
import { findNodes } from './find-node'
import { pageOf } from './host-kind'
import type { MiniProgram } from './mini-program'
import type { PageNode } from './page-tree'

const fields = { name: '#traveler-name', idNo: '#traveler-id-no', tel: '#traveler-tel' } as const

/** The traveler popup of the gallery in a mini-program, as a thumb moves it and as an eye sees it. */
export class TravelerPopupScreen {
  constructor(
    private readonly phone: MiniProgram,
    private readonly state: TravelerStateName,
  ) {}

  /** Opens the gallery, and the popup in it. */
  async start(): Promise<void> {
    this.phone.open(`${pageOf('gallery')}?section=traveler-picker`)
    await this.phone.see('.gallery-state')
    await this.do(['open'])
  }

  async do([kind, ...rest]: TravelerStep): Promise<void> {
    const { phone } = this
    const [first = '', text = ''] = rest
    const acts: Record<typeof kind, () => Promise<unknown>> = {
      open: async () => {
        await phone.waitFor('the popup to be gone', () => phone.find('.sheet-panel') === undefined)
        await phone.tap('.gallery-state .btn', `Open: ${this.state}`)
        await phone.see('.trav-view')
      },
      pick: () => this.tapInRow(first, '.trav-face'),
      edit: () => this.tapInRow(first, '.trav-edit'),
      add: () => this.add(),
      type: () => phone.type(fields[first as keyof typeof fields], text),
      chooseIdType: () => this.chooseIdType(first),
      chooseBirthday: () => this.chooseBirthday(),
      save: () => phone.tap('.trav-save .btn', words.save),
      back: () => phone.tap('.trav-foot .btn', words.back),
      promptDelete: () => phone.tap('.trav-view .btn', words.delete),
      keep: () => phone.tap('.dialog .btn', 'Keep'),
      delete: () => phone.tap('.dialog .btn', words.delete),
      confirm: () => phone.tap('.sheet-foot .btn', 'Confirm'),
    }
    await acts[kind]()
  }

  /** Waits until all of it is seen. */
  async see(sight: TravelerSight): Promise<void> {
    const { phone } = this
    const { isOpen, view, listed, ticked, canConfirm, confirmsDelete, message, chosen } = sight
    if (view) await phone.waitFor(view, () => phone.find('.sheet-title')?.text === this.titleOf(view))
    if (isOpen !== undefined)
      await phone.waitFor('the popup', () => (phone.find('.sheet-panel') !== undefined) === isOpen)
    if (listed) await this.seeNames('.trav-row .trav-name', listed)
    if (listed?.length === 0) await phone.see('.empty-text', words.none)
    if (ticked) await this.seeNames('.trav-on .trav-name', ticked)
    if (canConfirm !== undefined) await phone.waitFor('Confirm', () => this.canConfirm === canConfirm)
    if (confirmsDelete !== undefined) {
      await phone.waitFor('the question', () => (phone.find('.dialog-panel') !== undefined) === confirmsDelete)
    }
    if (message) await phone.waitFor(message, () => phone.find('.toast-text')?.text === message)
    if (message === null) await phone.waitFor('no message', () => phone.find('.toast-text') === undefined)
    if (chosen) await phone.see('.gallery-text', `Chosen: ${chosen.join(', ') || 'nobody'}`)
  }

  private get canConfirm(): boolean {
    const button = this.phone.find('.sheet-foot .btn', 'Confirm')
    return button !== undefined && !button.attributes.disabled
  }

  private titleOf(view: NonNullable<TravelerSight['view']>): string {
    const list = this.state === 'in order' ? words.manageTitle : words.listTitle
    return { list, new: words.newTitle, edit: words.editTitle }[view]
  }

  private async add(): Promise<void> {
    const { phone } = this
    await phone.waitFor('a way to add', () => phone.find('.trav-add') ?? phone.find('.empty .btn'))
    await phone.tap(phone.find('.trav-add') ? '.trav-add' : '.empty .btn')
    await phone.see('#traveler-name')
  }

  private async tapInRow(name: string, part: string): Promise<void> {
    const isOf = (row: PageNode) => findNodes(row, '.trav-name')[0]?.text === name
    const row = await this.phone.waitFor(name, () => this.phone.all('.trav-row').find(isOf))
    const node = findNodes(row, part)[0]
    if (!node) throw new Error(`${name} has no ${part}`)
    this.phone.page.fire(node, 'tap')
  }

  private async chooseIdType(name: string): Promise<void> {
    await this.phone.tap('#traveler-id-type')
    await this.phone.tap('.acts-item', name)
    await this.phone.waitFor('the choice to go', () => this.phone.find('.acts-panel') === undefined)
  }

  private async chooseBirthday(): Promise<void> {
    await this.phone.tap('#traveler-birthday')
    await this.phone.tap('.datepick-foot .btn', 'Confirm')
    await this.phone.waitFor('the picker to go', () => this.phone.find('.datepick-foot') === undefined)
  }

  private async seeNames(selector: string, names: readonly string[]): Promise<void> {
    const wanted = names.join('|')
    const seen = () => this.phone.all(selector).map(({ text }) => text)
    await this.phone.waitFor(`${selector}: ${wanted}`, () => seen().join('|') === wanted)
  }
}
