import type { StayEvent } from '@/domain/booking/stay-calendar'

/** How it ended: the calendar or a file for it was opened, or the entry is on the clipboard, or not even that. */
export type CalendarOutcome = 'added' | 'saved' | 'copied' | 'failed'

/** Puts a stay into the traveler's calendar; nowMs is in milliseconds since 1970 UTC. */
export type AddToCalendar = (event: StayEvent, nowMs: number) => Promise<CalendarOutcome>
