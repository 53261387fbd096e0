import type { ApiCalls } from '@/api/create-api'
import type { EventLog } from '@/contract/event-log'
import { pageFacts } from '@/platform/page/facts'
import { deviceFacts, traits } from '@/platform/device/traits'
import type { ChannelStore } from './channel'
import type { SessionStore } from '../account/session'
import type { Clock } from '@/platform/clock'
import type { SendBeacon } from '@/platform/http/contract'
import type { WatchVisibility } from '@/platform/page/contract'

/** Facts that every record carries, read when it is written. */
type EventContext = () => Partial<EventLog>

/** Fields that screens report of themselves. */
type EventFields = Pick<EventLog, 'Page' | 'Action' | 'ActionValue' | 'Element' | 'Data' | 'SourceKey' | 'FromKey'>

/** The event log: records what the traveler does without ever delaying it. */
export class EventLogStore {
  constructor(
    private readonly createEventLog: ApiCalls['eventLog']['createEventLog'],
    private readonly context: EventContext,
  ) {}

  /** A complete record, for a call or a beacon. */
  record(fields: EventFields): EventLog {
    return { ...this.context(), ...fields }
  }

  /** Sends a record; a failure is nobody's concern. */
  send(fields: EventFields): void {
    this.createEventLog(this.record(fields)).catch(() => {})
  }
}

/** Ids that every record carries. */
interface EventIds {
  readonly deviceId: string
  readonly sessionId: string
}

const withoutQuery = (url: string) => url.split(/[?#]/)[0]

/** Facts of page, device, user and channel for the event log; addresses go without their queries. */
export const createEventContext =
  (session: SessionStore, channel: Pick<ChannelStore, 'channelId' | 'fromKey'>, ids: EventIds): EventContext =>
  () => {
    const page = pageFacts()
    const device = deviceFacts()
    return {
      Url: withoutQuery(page.url),
      RefererUrl: withoutQuery(page.referrer),
      PageTitle: page.title,
      SessionId: ids.sessionId,
      DeviceId: ids.deviceId,
      Browser: device.browser,
      DeviceHeight: device.heightPx,
      DeviceWidth: device.widthPx,
      OS: device.os,
      Language: device.language,
      AppVer: traits.appVersion ?? APP_VERSION,
      APP: traits.appType,
      UserID: session.uid ?? '',
      ...(channel.channelId === null ? {} : { CID: channel.channelId }),
      ...(channel.fromKey === null ? {} : { FromKey: channel.fromKey }),
    }
  }

/** What the leave log needs from outside. */
interface LeaveLogDependencies {
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

  /** Starts watching; returns a function that stops. */
  start(): () => void {
    const { clock, watchVisibility } = this.dependencies
    this.shownAtMs = clock.now()
    return watchVisibility((isVisible) => (isVisible ? (this.shownAtMs = clock.now()) : this.leave()))
  }

  private leave(): void {
    const { clock, eventLog, sendBeacon, url } = this.dependencies
    const dwellMs = Math.max(0, clock.now() - this.shownAtMs)
    const notes = [{ Action: 'exit' }, { Action: 'dwell', ActionValue: String(dwellMs) }]
    notes.forEach((fields) => sendBeacon(url, JSON.stringify(eventLog.record(fields))))
  }
}
