import { makeAutoObservable } from 'mobx'
import type { WatchOnline } from '@/platform/device/contract'

/** Whether there is a connection; what is loaded stays on screen without one. */
export class OnlineStore {
  isOnline = true

  constructor(private readonly watchOnline: WatchOnline) {
    makeAutoObservable<this, 'watchOnline'>(this, { watchOnline: false }, { autoBind: true })
  }

  /** Starts watching; returns a function that stops. */
  start(): () => void {
    return this.watchOnline(this.update)
  }

  private update(isOnline: boolean): void {
    this.isOnline = isOnline
  }
}
