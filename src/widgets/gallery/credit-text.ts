import type { HotelPicture } from '@/contract/hotel'

/** Whose picture it is, where that has to be said; else nothing. */
export const creditText = (picture: HotelPicture | undefined): string =>
  picture?.credit ? `Picture: ${picture.credit}` : ''
