import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { CollectionType, FavoriteItem } from '@/contract/collection'
import { failureText, readFailure } from '@/domain/failure'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { favoriteText } from '@/domain/text/app-text'
import { firstFavorites, putBack } from '@/domain/favorites/wish-list'
import type { Timers } from '@/platform/clock'
import { PagedList } from '../app/paged-list'
import type { ToastStore } from '../app/toast'

/** What the wish list needs from outside. */
export interface FavoriteListDependencies {
  readonly collection: Pick<ApiCalls['collection'], 'listCollection' | 'cancelCollectionList' | 'restoreCollection'>
  /** The stay used for pricing. */
  readonly wantedStay: () => WantedStay
  readonly timers: Pick<Timers, 'after'>
  readonly toast: Pick<ToastStore, 'show'>
  /** Hears what was taken off the list or put back, for the hearts and likes of other screens. */
  readonly onChanged: (bizType: CollectionType, bizId: string, isOn: boolean) => void
}

/** What was taken off the list and can be put back; `isDone` resolves to whether the server agreed. */
export interface FavoriteRemoval {
  readonly tab: CollectionType
  readonly items: readonly FavoriteItem[]
  readonly isDone: Promise<boolean>
}

/** So long an undo is offered. */
const UNDO_MS = 10_000
/** So many can be removed at once. */
const MOST_CHOSEN = 500

/** The wish list by tabs, newest first, with prices for the chosen stay; what is removed can be put back for a while. */
export class FavoriteListStore {
  tab: CollectionType
  readonly lists: Readonly<Record<CollectionType, PagedList<FavoriteItem>>>
  /** The last removal, as long as an undo is offered. */
  undoable: FavoriteRemoval | null = null
  /** How often an undo was offered. */
  removals = 0
  isChoosing = false
  chosen: ReadonlySet<string> = new Set()
  private stopOffering: () => void = () => {}
  private readonly undone = new WeakSet<FavoriteRemoval>()

  constructor(
    private readonly dependencies: FavoriteListDependencies,
    tab: CollectionType,
  ) {
    this.tab = tab
    this.lists = { hotel: this.listOf('hotel'), coupon: this.listOf('coupon'), moment: this.listOf('moment') }
    makeAutoObservable<this, 'dependencies' | 'stopOffering' | 'undone'>(
      this,
      { dependencies: false, stopOffering: false, undone: false, lists: false },
      { autoBind: true, deep: false },
    )
  }

  get list(): PagedList<FavoriteItem> {
    return this.lists[this.tab]
  }

  get isEveryChosen(): boolean {
    return this.list.items.length > 0 && this.list.items.every(({ bizId }) => this.chosen.has(bizId))
  }

  /** Reads the tab when the page comes to the front: at first with skeletons, later behind what is shown. */
  async show(): Promise<void> {
    if (this.list.items.length === 0) await this.list.restart()
    else await this.list.refresh().catch(() => {})
  }

  async selectTab(tab: CollectionType): Promise<void> {
    if (tab === this.tab) return
    this.stopChoosing()
    this.tab = tab
    await this.show()
  }

  choose(): void {
    this.isChoosing = true
  }

  stopChoosing(): void {
    this.isChoosing = false
    this.chosen = new Set()
  }

  toggle(bizId: string): void {
    const chosen = new Set(this.chosen)
    if (!chosen.delete(bizId)) chosen.add(bizId)
    this.chosen = chosen
  }

  /** Chooses all that is loaded, or none where all are chosen. */
  toggleAll(): void {
    const all = this.list.items.slice(0, MOST_CHOSEN).map(({ bizId }) => bizId)
    this.chosen = new Set(this.isEveryChosen ? [] : all)
  }

  removeChosen(): Promise<void> {
    return this.remove([...this.chosen])
  }

  /** Takes things off the list at once and offers to put them back; a refusal puts them back by itself. */
  async remove(bizIds: readonly string[]): Promise<void> {
    const { tab, list } = this
    const items = list.items.filter(({ bizId }) => bizIds.includes(bizId)).slice(0, MOST_CHOSEN)
    if (items.length === 0) return
    this.stopChoosing()
    this.takeOut(tab, items)
    const removal = { tab, items, isDone: this.send(tab, items) }
    this.offer(removal)
    const isDone = await removal.isDone
    // A page that was read meanwhile may still have them.
    if (isDone && !this.undone.has(removal)) this.takeOut(tab, items)
    if (!isDone && this.undoable === removal) this.stopUndo()
    if (list.items.length === 0) await list.loadMore()
  }

  /** Puts the last removal back where it stood. */
  async undo(): Promise<void> {
    const removal = this.undoable
    if (!removal) return
    this.stopUndo()
    this.undone.add(removal)
    const { tab, items } = removal
    this.putIn(tab, items)
    if (!(await removal.isDone)) return
    const { collection, toast } = this.dependencies
    const bizIds = items.map(({ bizId }) => bizId)
    try {
      const { collected } = await collection.restoreCollection({ bizType: tab, bizIds })
      this.settle(tab, items, new Set(collected))
    } catch (thrown) {
      toast.show(failureText(readFailure(thrown)), { type: 'fail' })
      this.undone.delete(removal)
      this.takeOut(tab, items)
      this.offer(removal)
    }
  }

  /** Offers no undo any longer. */
  stopUndo(): void {
    this.stopOffering()
    this.undoable = null
  }

  private settle(tab: CollectionType, items: readonly FavoriteItem[], collected: ReadonlySet<string>): void {
    const { toast, onChanged } = this.dependencies
    const late = items.filter(({ bizId }) => !collected.has(bizId))
    this.takeOut(tab, late)
    if (late.length > 0) toast.show(favoriteText.tooLate, { type: 'fail' })
    collected.forEach((bizId) => onChanged(tab, bizId, true))
  }

  private async send(tab: CollectionType, items: readonly FavoriteItem[]): Promise<boolean> {
    const { collection, toast, onChanged } = this.dependencies
    const bizIds = items.map(({ bizId }) => bizId)
    try {
      await collection.cancelCollectionList({ bizType: tab, bizIds })
    } catch (thrown) {
      toast.show(failureText(readFailure(thrown)), { type: 'fail' })
      this.putIn(tab, items)
      return false
    }
    bizIds.forEach((bizId) => onChanged(tab, bizId, false))
    return true
  }

  private offer(removal: FavoriteRemoval): void {
    this.stopOffering()
    runInAction(() => {
      this.undoable = removal
      this.removals += 1
    })
    this.stopOffering = this.dependencies.timers.after(UNDO_MS, this.stopUndo)
  }

  private takeOut(tab: CollectionType, items: readonly FavoriteItem[]): void {
    const gone = new Set(items.map(({ bizId }) => bizId))
    this.lists[tab].change((there) => there.filter(({ bizId }) => !gone.has(bizId)))
  }

  private putIn(tab: CollectionType, items: readonly FavoriteItem[]): void {
    this.lists[tab].change((there) => putBack(there, items))
  }

  private listOf(bizType: CollectionType): PagedList<FavoriteItem> {
    const { collection, wantedStay } = this.dependencies
    return new PagedList(
      (cursor) => collection.listCollection({ ...firstFavorites(bizType, wantedStay()), cursor }),
      ({ bizId }) => bizId,
    )
  }
}
