import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { SuggestionGroup } from '@/contract/suggest'
import { readFailure, type Failure } from '@/domain/failure'

/** What was suggested for a text. */
export interface FoundSuggestions {
  readonly keyword: string
  readonly groups: readonly SuggestionGroup[]
}

/** Suggestions for a typed text: the newest response stays until a newer one comes, and a late one never replaces it. */
export class SuggestionsStore {
  found: FoundSuggestions | null = null
  isSearching = false
  failure: Failure | null = null
  private serial = 0

  constructor(private readonly calls: ApiCalls['suggest']) {
    makeAutoObservable<this, 'calls' | 'serial'>(this, { calls: false, serial: false }, { autoBind: true, deep: false })
  }

  /** Requests suggestions; an empty text sends no request and clears the last response. */
  async search(keyword: string): Promise<void> {
    const serial = ++this.serial
    this.failure = null
    this.isSearching = keyword !== ''
    if (keyword === '') {
      this.found = null
      return
    }
    try {
      const { groups } = await this.calls.suggest({ keyword })
      if (serial === this.serial) runInAction(() => this.settle({ keyword, groups }, null))
    } catch (thrown) {
      if (serial === this.serial) runInAction(() => this.settle(null, readFailure(thrown)))
    }
  }

  /** What was suggested for the text, requested where it is not there yet; null where that failed or another text came. */
  async groupsFor(keyword: string): Promise<readonly SuggestionGroup[] | null> {
    if (this.found?.keyword !== keyword) await this.search(keyword)
    return this.found?.keyword === keyword ? this.found.groups : null
  }

  private settle(found: FoundSuggestions | null, failure: Failure | null): void {
    this.found = found
    this.failure = failure
    this.isSearching = false
  }
}
