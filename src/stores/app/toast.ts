import { makeAutoObservable } from 'mobx'
import { TOAST_MS, type ToastPosition, type ToastType } from '@/domain/app/toast'
import type { Timers } from '@/platform/clock'

/** A short message over the page. */
export interface Toast {
  readonly text: string
  /** A second line, as in another language. */
  readonly detail?: string
  /** Grows with every toast, so that the same text twice is announced twice. */
  readonly serial: number
  readonly type: ToastType
  readonly position: ToastPosition
}

/** What a toast may have beside its text. */
export interface ToastOptions {
  readonly type?: ToastType
  readonly position?: ToastPosition
  readonly detail?: string
  /** How long it stands; null until it is hidden or another takes its place. */
  readonly durationMs?: number | null
}

/** The one toast that is shown; a new one takes the place of the old, and it does not outlive its page. */
export class ToastStore {
  current: Toast | null = null
  private serial = 0
  private page: string | null = null
  private stopHiding: () => void = () => {}

  constructor(private readonly timers: Timers) {
    makeAutoObservable<this, 'timers' | 'serial' | 'page' | 'stopHiding'>(
      this,
      { timers: false, serial: false, page: false, stopHiding: false },
      { autoBind: true },
    )
  }

  /** Shows a text; it hides after 3000 ms by default (spec §9), one of type loading on request. */
  show(text: string, options: ToastOptions = {}): void {
    const { type = 'text', position = 'middle', durationMs = lastsMs(type), detail } = options
    this.stopHiding()
    this.serial += 1
    this.current = { text, serial: this.serial, type, position, ...(detail ? { detail } : {}) }
    this.stopHiding = durationMs === null ? () => {} : this.timers.after(durationMs, this.hide)
  }

  /** Called when a page comes to the front: hides another page's message. */
  enter(page: string): void {
    if (this.page !== null && this.page !== page) this.hide()
    this.page = page
  }

  hide(): void {
    this.stopHiding()
    this.current = null
  }
}

const lastsMs = (type: ToastType) => (type === 'loading' ? null : TOAST_MS)
