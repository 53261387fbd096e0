import type { HotelSort } from '@/contract/search'

/** Orders of the list, as they are called. */
export const sortNames: Readonly<Record<HotelSort, string>> = {
  recommended: 'Recommended',
  price_low: 'Price: low to high',
  price_high: 'Price: high to low',
  rating: 'Rating',
  distance: 'Distance',
}

/** The orders as the sheet lists them. */
export const hotelSorts: readonly HotelSort[] = ['recommended', 'price_low', 'price_high', 'rating', 'distance']
