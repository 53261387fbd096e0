import { decimalAmount } from '@/domain/money/amount-text'
import { instantOfWallTime, isoInstantIn } from '../../kernel/time/zones'
import type { OrderSnapshot } from '../../kernel/database/schema/orders'
import type { OrderRow } from '../repository/orders'

/** How the stay of an order stands for a calendar and for mail readers. */
export type StayState = 'pending' | 'confirmed' | 'cancelled'

const statuses: Readonly<Record<StayState, string>> = {
  pending: 'http://schema.org/ReservationPending',
  confirmed: 'http://schema.org/ReservationConfirmed',
  cancelled: 'http://schema.org/ReservationCancelled',
}

type SnapshotParts =
  | 'timeZone'
  | 'checkinFrom'
  | 'checkoutUntil'
  | 'hotelName'
  | 'address'
  | 'countryCode'
  | 'hotelPhone'
  | 'roomTypeName'

/** What of a stay mail readers are given; the total, in minor units, is that of the rooms that are still booked. */
export interface ReservedStay extends Pick<
  OrderRow,
  'orderNo' | 'checkIn' | 'checkOut' | 'currencyCode' | 'totalMinor' | 'guests' | 'contact'
> {
  /** How many stay, where that is known. */
  readonly adults?: number
  readonly children?: number
  readonly snapshot: Pick<OrderSnapshot, SnapshotParts>
}

/**
 * A stay as a LodgingReservation of schema.org. Gmail reads reservationNumber, checkinDate and checkoutDate where schema.org has
 * reservationId, checkinTime and checkoutTime, so both stand here; times carry the hotel's offset.
 */
export function lodgingReservation(order: ReservedStay, stay: StayState, url: string): object {
  const { orderNo, snapshot, currencyCode, totalMinor, adults, children } = order
  const { timeZone } = snapshot
  const checkin = isoInstantIn(timeZone, instantOfWallTime(order.checkIn, snapshot.checkinFrom, timeZone))
  const checkout = isoInstantIn(timeZone, instantOfWallTime(order.checkOut, snapshot.checkoutUntil, timeZone))
  return {
    '@context': 'http://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: orderNo,
    reservationId: orderNo,
    reservationStatus: statuses[stay],
    underName: { '@type': 'Person', name: order.guests[0]?.name ?? order.contact.name },
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: snapshot.hotelName,
      address: {
        '@type': 'PostalAddress',
        streetAddress: snapshot.address,
        ...(snapshot.countryCode !== undefined && { addressCountry: snapshot.countryCode }),
      },
      telephone: snapshot.hotelPhone,
    },
    checkinDate: checkin,
    checkoutDate: checkout,
    checkinTime: checkin,
    checkoutTime: checkout,
    lodgingUnitType: snapshot.roomTypeName,
    ...(adults !== undefined && { numAdults: adults }),
    ...(children !== undefined && { numChildren: children }),
    totalPrice: decimalAmount(totalMinor, currencyCode),
    priceCurrency: currencyCode,
    modifyReservationUrl: url,
    url,
  }
}
