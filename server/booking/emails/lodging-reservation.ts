import { decimalAmount } from '@/domain/money/amount-text'
import { instantOfWallTime, isoInstantIn } from '../../kernel/time/zones'
import type { OrderRow } from '../repository/orders'
import { roomsLeft } from './stay-facts'

/** How the stay of an order stands for a calendar and for mail readers. */
export type StayState = 'pending' | 'confirmed' | 'cancelled'

const statuses: Readonly<Record<StayState, string>> = {
  pending: 'http://schema.org/ReservationPending',
  confirmed: 'http://schema.org/ReservationConfirmed',
  cancelled: 'http://schema.org/ReservationCancelled',
}

/**
 * A stay as a LodgingReservation of schema.org. Gmail reads reservationNumber, checkinDate and checkoutDate where schema.org has
 * reservationId, checkinTime and checkoutTime, so both stand here; times carry the hotel's offset.
 */
export function lodgingReservation(order: OrderRow, stay: StayState, url: string): object {
  const { orderNo, snapshot, currencyCode } = order
  const { timeZone } = snapshot
  const checkin = isoInstantIn(timeZone, instantOfWallTime(order.checkIn, snapshot.checkinFrom, timeZone))
  const checkout = isoInstantIn(timeZone, instantOfWallTime(order.checkOut, snapshot.checkoutUntil, timeZone))
  const left = stay === 'cancelled' ? order.totalMinor : roomsLeft(order).totalMinor
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
    numAdults: order.adults,
    numChildren: order.children,
    totalPrice: decimalAmount(left, currencyCode),
    priceCurrency: currencyCode,
    modifyReservationUrl: url,
    url,
  }
}
