import { makeAutoObservable, runInAction } from 'mobx'
import { readFailure, type Failure } from '@/domain/failure'

/** One page as the contract returns it; nextCursor is null at the end. */
export interface ListPage<Item> {
  readonly list: readonly Item[]
  readonly nextCursor: string | null
}

/** What a list that is read page by page is doing. */
export type ListStatus = 'idle' | 'loading' | 'more' | 'end' | 'error'

/** A list that is read page by page: one page at a time, no item twice, and what is loaded stays when a page fails. */
export class PagedList<Item> {
  items: readonly Item[] = []
  status: ListStatus = 'idle'
  failure: Failure | null = null
  private nextCursor: string | null = null
  private serial = 0
  private isRefreshing = false

  constructor(
    private readonly fetchPage: (cursor: string | undefined) => Promise<ListPage<Item>>,
    private readonly keyOf: (item: Item) => string,
    initial: ListPage<Item> | null = null,
  ) {
    if (initial) this.take(initial, [])
    makeAutoObservable<this, 'fetchPage' | 'keyOf' | 'nextCursor' | 'serial'>(
      this,
      { fetchPage: false, keyOf: false, nextCursor: false, serial: false, items: true },
      { autoBind: true, deep: false },
    )
  }

  /** Nothing to show yet and nothing went wrong. */
  get isBlank(): boolean {
    return this.items.length === 0 && (this.status === 'idle' || this.status === 'loading')
  }

  /** Reads the first page where none is there. */
  async start(): Promise<void> {
    if (this.status === 'idle') await this.read(undefined, [])
  }

  /** Reads the next page; does nothing while that page, or the first one again, is loading. */
  async loadMore(): Promise<void> {
    if (this.hasMoreToRead) await this.read(this.nextCursor ?? undefined, this.items)
  }

  /** Tries the page again that failed. */
  async retry(): Promise<void> {
    if (this.status === 'error') await this.read(this.nextCursor ?? undefined, this.items)
  }

  /** Forgets everything and reads the first page of something else. */
  async restart(): Promise<void> {
    this.items = []
    this.nextCursor = null
    await this.read(undefined, [])
  }

  /** Reloads the first page while the old items stay, superseding a page that is loading. Rejects with the failure and retains the items. */
  async refresh(): Promise<void> {
    const serial = ++this.serial
    this.isRefreshing = true
    try {
      const page = await this.fetchPage(undefined)
      if (serial === this.serial) runInAction(() => this.take(page, []))
    } catch (thrown) {
      if (serial === this.serial) runInAction(() => this.keep(readFailure(thrown)))
      throw thrown
    }
  }

  /** Shows the loaded items as something else was done to them. */
  change(edit: (items: readonly Item[]) => readonly Item[]): void {
    this.items = edit(this.items)
  }

  /** Reads pages until so many items are there, to stand where one stood before. */
  async fill(count: number): Promise<void> {
    await this.start()
    while (this.items.length < count && this.hasMoreToRead) await this.loadMore()
  }

  private get hasMoreToRead(): boolean {
    return this.status === 'more' && !this.isRefreshing
  }

  private async read(cursor: string | undefined, before: readonly Item[]): Promise<void> {
    const serial = ++this.serial
    this.isRefreshing = false
    this.status = 'loading'
    this.failure = null
    try {
      const page = await this.fetchPage(cursor)
      if (serial === this.serial) runInAction(() => this.take(page, before))
    } catch (thrown) {
      if (serial === this.serial) runInAction(() => this.fail(readFailure(thrown)))
    }
  }

  private take({ list, nextCursor }: ListPage<Item>, before: readonly Item[]): void {
    const known = new Set(before.map(this.keyOf))
    this.items = [...before, ...list.filter((item) => !known.has(this.keyOf(item)))]
    this.nextCursor = nextCursor
    this.failure = null
    this.isRefreshing = false
    this.status = nextCursor === null ? 'end' : 'more'
  }

  /** After a failed reload of the first page: allows the superseded page to be requested again. */
  private keep(failure: Failure): void {
    this.isRefreshing = false
    if (this.status !== 'loading') return
    if (this.items.length === 0) this.fail(failure)
    else this.status = 'more'
  }

  private fail(failure: Failure): void {
    this.failure = failure
    this.status = 'error'
  }
}
