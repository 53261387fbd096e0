import type { WantedStay } from './decide-stay'

/** The parts of a stay that can be asked for, without what follows from them. */
export const wantedOf = ({ checkIn, checkOut, rooms, adults, children }: WantedStay): WantedStay => ({
  checkIn,
  checkOut,
  rooms,
  adults,
  children,
})
