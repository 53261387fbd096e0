import type { Clock } from '@/platform/clock'
import type { SendBeacon } from '@/platform/http/contract'
import type { WatchVisibility } from '@/platform/page/contract'
import type { EventLogStore } from './event-log'

/** What the leave log needs from outside. */
export interface LeaveLogDependencies {
  readonly eventLog: EventLogStore
  readonly clock: Clock
  readonly watchVisibility: WatchVisibility
  readonly sendBeacon: SendBeacon
  /** Where records go. */
  readonly url: string
}

/** Reports that a page was left and how long it was looked at, by beacon, each time that it becomes hidden (spec §4). */
export class LeaveLog {
  private shownAtMs: number

  constructor(private readonly dependencies: LeaveLogDependencies) {
    this.shownAtMs = dependencies.clock.now()
  }

  /** Watches from now on; answers how to stop. */
  start(): () => void {
    const { clock, watchVisibility } = this.dependencies
    this.shownAtMs = clock.now()
    return watchVisibility((isVisible) => (isVisible ? (this.shownAtMs = clock.now()) : this.leave()))
  }

  private leave(): void {
    const { clock, eventLog, sendBeacon, url } = this.dependencies
    const dwellMs = Math.max(0, clock.now() - this.shownAtMs)
    const notes = [{ Action: 'exit' }, { Action: 'dwell', ActionValue: String(dwellMs) }]
    notes.forEach((note) => sendBeacon(url, JSON.stringify(eventLog.record(note))))
  }
}
