import type { HotelOrder } from '@/contract/order'
import type { MapPlace } from './map-place'

type Placed = Pick<HotelOrder, 'hotelName' | 'address' | 'countryCode' | 'lat' | 'lng'>

/** Where the hotel of an order stands; null in orders that do not know it. */
export const mapPlaceOf = ({ hotelName, address, countryCode, lat, lng }: Placed): MapPlace | null =>
  lat === null || lng === null ? null : { name: hotelName, address, countryCode, lat, lng }
