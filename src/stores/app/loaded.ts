import { makeAutoObservable, runInAction } from 'mobx'
import { readFailure, type Failure } from '@/domain/failure'

/** One thing that is fetched: what is there stays while it is fetched anew. */
export class Loaded<Value> {
  value: Value | null
  isLoading = false
  failure: Failure | null = null
  private serial = 0

  constructor(initial: Value | null = null) {
    this.value = initial
    makeAutoObservable<this, 'serial'>(this, { serial: false }, { autoBind: true, deep: false })
  }

  /** Fetches it; only the answer to the last question counts. Never rejects: a failure stands in `failure`. */
  async load(fetch: () => Promise<Value>): Promise<void> {
    const serial = ++this.serial
    this.isLoading = true
    this.failure = null
    try {
      const value = await fetch()
      if (serial === this.serial) runInAction(() => this.settle(value, null))
    } catch (thrown) {
      if (serial === this.serial) runInAction(() => this.settle(this.value, readFailure(thrown)))
    }
  }

  /** Puts another value in its place, as after an answer to another call. */
  replace(value: Value | null): void {
    this.serial += 1
    this.settle(value, null)
  }

  private settle(value: Value | null, failure: Failure | null): void {
    this.value = value
    this.failure = failure
    this.isLoading = false
  }
}
