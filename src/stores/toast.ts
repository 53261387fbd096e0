import { makeAutoObservable } from 'mobx'
import type { Timers } from '@/platform/clock/contract'

/** A short message over the page. */
export interface Toast {
  readonly text: string
  /** Grows with every toast, so that the same text twice is announced twice. */
  readonly serial: number
}

const defaultDurationMs = 3000

/** The one toast that is shown; a new one takes the place of the old. */
export class ToastStore {
  current: Toast | null = null
  private serial = 0
  private stopHiding: () => void = () => {}

  constructor(private readonly timers: Timers) {
    makeAutoObservable<this, 'timers' | 'serial' | 'stopHiding'>(
      this,
      { timers: false, serial: false, stopHiding: false },
      { autoBind: true },
    )
  }

  /** Shows a text; it goes after 3000 ms unless said otherwise (spec §9). */
  show(text: string, durationMs: number = defaultDurationMs): void {
    this.stopHiding()
    this.serial += 1
    this.current = { text, serial: this.serial }
    this.stopHiding = this.timers.after(durationMs, this.hide)
  }

  hide(): void {
    this.stopHiding()
    this.current = null
  }
}
