import { makeAutoObservable, runInAction } from 'mobx'
import { readFailure, type Failure } from '@/domain/failure'

/** One fetched value; the present one stays while it is fetched again. */
export class Loaded<Value> {
  value: Value | null
  isLoading = false
  failure: Failure | null = null
  private serial = 0

  constructor(initial: Value | null = null) {
    this.value = initial
    makeAutoObservable<this, 'serial'>(this, { serial: false }, { autoBind: true, deep: false })
  }

  /** Fetches it; only the response to the last request counts. Never rejects: a failure is set in `failure`. */
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

  /** Replaces the value, as after another call's response. */
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
