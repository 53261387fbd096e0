import { makeAutoObservable } from 'mobx'

/** Counts the calls that show the global loading overlay; it hides at zero (spec §7). */
export class LoadingStore {
  count = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isShown(): boolean {
    return this.count > 0
  }

  /** Counts one call; the returned function ends it, once. */
  begin(): () => void {
    this.count += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.end()
    }
  }

  private end(): void {
    this.count -= 1
  }
}
