import type { Timers } from '../../clock/contract'

/** Calls back once no press that is under way now can end in a tap any more: at once where nothing is pressed. Returns how to call it off. */
export type WhenReleased = (action: () => void, timers: Pick<Timers, 'after'>) => () => void
