import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { SearchHistoryEntry } from '@/contract/suggest'
import { type StoredSearches, noSearches, readSearches, withSearch } from '@/domain/stays/search-history'
import type { KeyValueStore } from '@/platform/storage/contract'

const storedName = 'search_history'

/** What the search history needs from outside. */
export interface SearchHistoryDependencies {
  readonly calls: ApiCalls['searchHistory']
  readonly deviceStorage: KeyValueStore
  /** Who is signed in; null for a visitor. */
  readonly uid: () => string | null
}

/** The search history: shown at once from the device, then from the server; records that could not be sent are sent later. */
export class SearchHistoryStore {
  private stored: StoredSearches

  constructor(private readonly dependencies: SearchHistoryDependencies) {
    this.stored = readSearches(dependencies.deviceStorage.read(storedName), dependencies.uid())
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true, deep: false })
  }

  /** Newest first, at most 20. */
  get entries(): readonly SearchHistoryEntry[] {
    return this.stored.entries
  }

  /** Restores the stored history and synchronizes device and server; without a connection the device's history stays. */
  async start(): Promise<void> {
    const { deviceStorage, uid } = this.dependencies
    this.stored = readSearches(deviceStorage.read(storedName), uid())
    await this.sync()
  }

  /** Puts a search in front. */
  async add(entry: SearchHistoryEntry): Promise<void> {
    const { entries, unsent } = this.stored
    this.keep({ ...this.stored, entries: withSearch(entries, entry), unsent: withSearch(unsent, entry) })
    await this.sync()
  }

  /** Forgets everything, here and on the server. */
  async clear(): Promise<void> {
    this.keep({ ...noSearches(this.stored.uid), isClearing: true })
    await this.sync()
  }

  private async sync(): Promise<void> {
    const { calls } = this.dependencies
    try {
      if (this.stored.isClearing) {
        await calls.clearSearchHistory({})
        runInAction(() => this.keep({ ...this.stored, isClearing: false }))
      }
      const sent = this.stored
      const { list } =
        sent.unsent.length > 0
          ? await calls.putSearchHistory({ list: [...sent.unsent] })
          : await calls.listSearchHistory({})
      runInAction(() => this.take(list, sent))
    } catch {
      // Sent at the next start.
    }
  }

  /** A response counts only if the history has not changed since its request; the change's own request supersedes it. */
  private take(list: readonly SearchHistoryEntry[], sent: StoredSearches): void {
    if (sent === this.stored) this.keep({ ...this.stored, entries: list, unsent: [] })
  }

  private keep(searches: StoredSearches): void {
    this.stored = searches
    this.dependencies.deviceStorage.write(storedName, JSON.stringify(searches))
  }
}
