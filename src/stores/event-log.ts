import type { EventLogCalls } from '@/api/event-log'
import type { EventLog } from '@/contract/event-log'

/** Facts that every record carries, read when it is written. */
export type EventContext = () => Partial<EventLog>

/** What screens say of themselves. */
export type EventNote = Pick<EventLog, 'Page' | 'Action' | 'ActionValue' | 'Element' | 'Data' | 'SourceKey' | 'FromKey'>

/** The event log: written beside whatever the traveller does, never in its way. */
export class EventLogStore {
  constructor(
    private readonly createEventLog: EventLogCalls['createEventLog'],
    private readonly context: EventContext,
  ) {}

  /** A complete record, for a call or a beacon. */
  record(note: EventNote): EventLog {
    return { ...this.context(), ...note }
  }

  /** Sends a record; a failure is nobody's concern. */
  note(note: EventNote): void {
    this.createEventLog(this.record(note)).catch(() => {})
  }
}
