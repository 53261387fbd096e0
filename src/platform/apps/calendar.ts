import type { AddToCalendar } from './contract'
import { copyEvent } from './copy-event'

/** These hosts open no calendar to every mini-program. */
export const addToCalendar: AddToCalendar = copyEvent
