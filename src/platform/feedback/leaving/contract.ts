/** How something that comes and goes stands. */
export interface Leaving {
  /** To be drawn: open, or still on its way out. */
  readonly isShown: boolean
  /** Closed already, and only its motion is left. */
  readonly isLeaving: boolean
  /** Lets it go from inside: the motion first, then what closes it. */
  readonly leave: (close: () => void) => void
}

/** Keeps what is closed drawn for as long as its closing motion takes, in milliseconds; not at all where the traveller wants no motion. */
export type UseLeaving = (isOpen: boolean, motionMs: number) => Leaving

/** Whether things may move here. */
export type HasMotion = () => boolean
