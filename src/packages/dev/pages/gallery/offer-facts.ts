import type { CancellationTerms, Stay } from '@/contract/stay'
import type { PackageOffer, RoomOffer } from '@/contract/hotel'
import { pictureOf, priceOf } from './gallery-facts'

/** The stay that the gallery's offers are for. */
export const galleryStay: Stay = {
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
  nights: 2,
  rooms: 1,
  adults: 2,
  children: 0,
}

const paid = { startAt: null, endAt: null, endText: null, refundMinor: 0, refundAmount: '0' }

/** Free until the day before, then the first night. */
export const freeTerms: CancellationTerms = {
  returnPolicy: 1,
  freeUntilAt: '2026-11-30T10:00:00.000Z',
  summary: 'Free cancellation until Mon 30 Nov 18:00, Kyoto time',
  timeZone: 'Asia/Tokyo',
  tiers: [
    {
      ...paid,
      endAt: '2026-11-30T10:00:00.000Z',
      endText: 'Mon 30 Nov 18:00',
      feeMinor: 0,
      feeAmount: '0',
      refundMinor: 128_000,
      refundAmount: '1,280',
    },
    {
      ...paid,
      startAt: '2026-11-30T10:00:00.000Z',
      feeMinor: 64_000,
      feeAmount: '640',
      refundMinor: 64_000,
      refundAmount: '640',
    },
  ],
}

/** Charged from the moment of booking. */
export const fixedTerms: CancellationTerms = {
  returnPolicy: 3,
  freeUntilAt: null,
  summary: 'Non-refundable',
  timeZone: 'Asia/Tokyo',
  tiers: [{ ...paid, feeMinor: 112_000, feeAmount: '1,120' }],
}

/** A package that can be booked, with what a state changes. */
export const offerOf = (change: Partial<PackageOffer> = {}): PackageOffer => ({
  pid: 'p1',
  name: 'Flexible rate',
  meal: 'Breakfast for 2',
  includes: ['Welcome drink'],
  confirmText: 'Confirmed instantly',
  dayLimitMin: 1,
  dayLimitMax: 14,
  dayStep: 1,
  maxRooms: 5,
  cancellation: freeTerms,
  price: priceOf(),
  stockLeft: 2,
  unavailable: null,
  ...change,
})

/** A room with these packages. */
export const roomOf = (name: string, ...packages: PackageOffer[]): RoomOffer => ({
  roomTypeId: name.toLowerCase().replaceAll(' ', '-'),
  name,
  pictures: [pictureOf('bedroom-day-01')],
  areaSqm: 24,
  bedText: '1 king bed',
  windowText: 'Garden view',
  maxGuests: 3,
  maxAdults: 2,
  facilities: ['Free Wi-Fi', 'Rain shower', 'Kettle'],
  packages,
})
