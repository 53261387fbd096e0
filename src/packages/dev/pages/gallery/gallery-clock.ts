import { deviceTimers } from '@/platform/clock'

/** The gallery's today, a Friday, so that what it shows looks the same on every day. */
export const galleryToday = '2026-11-20'

/** The instant that the gallery takes for now: 10:00 UTC on its today, in milliseconds since 1970. */
export const galleryNowMs = 1_795_168_800_000

/** A clock that stands still at the gallery's now. */
export const galleryClock = { now: () => galleryNowMs }

/** Real timers: what moves in a widget moves in the gallery. */
export const galleryTimers = deviceTimers
