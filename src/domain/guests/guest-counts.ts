/** How many rooms for how many people; guests are those of all rooms together. */
export interface GuestCounts {
  readonly rooms: number
  readonly adults: number
  readonly children: number
}

/** The party of somebody who has said nothing. */
export const DEFAULT_GUESTS: GuestCounts = { rooms: 1, adults: 2, children: 0 }
