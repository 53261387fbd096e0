import type { StayEvent } from '@/domain/booking/stay-calendar'
import type { MapPlace } from '@/domain/stays/map'

/** How it ended: the calendar or a file for it was opened, or the entry is on the clipboard, or not even that. */
export type CalendarOutcome = 'added' | 'saved' | 'copied' | 'failed'

/** Puts a stay into the traveler's calendar; nowMs is in milliseconds since 1970 UTC. */
export type AddToCalendar = (event: StayEvent, nowMs: number) => Promise<CalendarOutcome>

/** How it ended: the host took over, or cannot and the text is on the clipboard, or not even that. */
export type ReachOutcome = 'opened' | 'copied' | 'failed'

/** Leads from the app to people and places. */
export interface Reach {
  /** Offers to call a number as it is written. */
  callPhone(number: string): Promise<ReachOutcome>
  /** Begins a mail. */
  writeMail(address: string, subject: string): Promise<ReachOutcome>
  /** Shows a place on a map, from where the way to it can be found. */
  showWay(place: MapPlace): Promise<ReachOutcome>
}
