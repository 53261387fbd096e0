import type { WantedStay } from './decide-stay'

const keyOf = ({ checkIn, checkOut, rooms, adults, children = 0 }: WantedStay): string =>
  [checkIn, checkOut, rooms, adults, children].join()

/** Whether two stays ask for the same days, rooms and guests; no children and none given are the same. */
export const isSameStay = (one: WantedStay, other: WantedStay): boolean => keyOf(one) === keyOf(other)
