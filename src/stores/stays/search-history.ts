import { makeAutoObservable, runInAction } from 'mobx'
import type { SearchHistoryCalls } from '@/api/search-history'
import type { SearchHistoryEntry } from '@/contract/suggest'
import { type StoredSearches, noSearches, readSearches, withSearch } from '@/domain/stays/search-history'
import type { KeyValueStore } from '@/platform/storage/contract'

const storedName = 'search_history'

/** What the search history needs from outside. */
export interface SearchHistoryDependencies {
  readonly calls: SearchHistoryCalls
  readonly deviceStorage: KeyValueStore
  /** Who is signed in; null for a visitor. */
  readonly uid: () => string | null
}

/** What was searched for: shown at once as the device has it, then as the server does; what could not be told is told later. */
export class SearchHistoryStore {
  private kept: StoredSearches

  constructor(private readonly dependencies: SearchHistoryDependencies) {
    this.kept = readSearches(dependencies.deviceStorage.read(storedName), dependencies.uid())
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true, deep: false })
  }

  /** Newest first, at most 20. */
  get entries(): readonly SearchHistoryEntry[] {
    return this.kept.entries
  }

  /** Takes up what is kept and brings device and server to the same state; without a connection the device's stays. */
  async start(): Promise<void> {
    const { deviceStorage, uid } = this.dependencies
    this.kept = readSearches(deviceStorage.read(storedName), uid())
    await this.sync()
  }

  /** Puts a search in front. */
  async add(entry: SearchHistoryEntry): Promise<void> {
    const { entries, unsent } = this.kept
    this.keep({ ...this.kept, entries: withSearch(entries, entry), unsent: withSearch(unsent, entry) })
    await this.sync()
  }

  /** Forgets everything, here and on the server. */
  async clear(): Promise<void> {
    this.keep({ ...noSearches(this.kept.uid), isClearing: true })
    await this.sync()
  }

  private async sync(): Promise<void> {
    const { calls } = this.dependencies
    try {
      if (this.kept.isClearing) {
        await calls.clearSearchHistory({})
        runInAction(() => this.keep({ ...this.kept, isClearing: false }))
      }
      const sent = this.kept
      const { list } =
        sent.unsent.length > 0
          ? await calls.putSearchHistory({ list: [...sent.unsent] })
          : await calls.listSearchHistory({})
      runInAction(() => this.take(list, sent))
    } catch {
      // Told at the next start.
    }
  }

  /** An answer counts only while nothing was searched for or forgotten since it was asked for: whoever did that asks again. */
  private take(list: readonly SearchHistoryEntry[], sent: StoredSearches): void {
    if (sent === this.kept) this.keep({ ...this.kept, entries: list, unsent: [] })
  }

  private keep(kept: StoredSearches): void {
    this.kept = kept
    this.dependencies.deviceStorage.write(storedName, JSON.stringify(kept))
  }
}
