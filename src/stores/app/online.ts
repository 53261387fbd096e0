import { makeAutoObservable } from 'mobx'
import type { WatchOnline } from '@/platform/device/contract'

/** Whether there is a connection; what is loaded stays on screen without one. */
export class OnlineStore {
  isOnline = true

  constructor(private readonly watchOnline: WatchOnline) {
    makeAutoObservable<this, 'watchOnline'>(this, { watchOnline: false }, { autoBind: true })
  }

  /** Watches from now on; answers how to stop. */
  start(): () => void {
    return this.watchOnline(this.note)
  }

  private note(isOnline: boolean): void {
    this.isOnline = isOnline
  }
}
