import { useState } from 'react'
import type { ExchangeDates, VoucherHotel } from '@/contract/product'
import type { GivenVoucher as GivenVoucherFacts } from '@/contract/travel-coupon'
import { exchangeRooms } from '@/domain/vouchers/voucher-rooms'
import { DateBlock, RoomBlock } from '@/widgets/exchange-stay'
import { GivenVoucher } from '@/widgets/given-voucher'
import { doNothing, pictureOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const weekend: GivenVoucherFacts = {
  name: 'A weekend at the Harbor House',
  variant: 'Any night',
  subTitle: 'For two, with breakfast',
  headImg: pictureOf('beach-day-01'),
  nights: 2,
  firstDay: '2026-12-01',
  lastDay: '2027-05-31',
  validText: 'Until Mon 31 May 2027',
  hotels: [
    { hotelId: 'harbor', name: 'The Harbor House', cityName: 'Lisbon' },
    { hotelId: 'hill', name: 'The Hill House', cityName: 'Porto' },
  ],
  termsLines: [
    { kind: 'use', text: 'Book a date with it here; the voucher pays for the room.' },
    { kind: 'stay', text: 'All its nights are used on one stay.' },
  ],
}

const night: GivenVoucherFacts = {
  ...weekend,
  name: 'A night',
  variant: '',
  subTitle: '',
  nights: 1,
  firstDay: null,
  hotels: weekend.hotels.slice(0, 1),
}

function ShowGiven() {
  return (
    <>
      <GalleryState name="several nights and hotels">
        <GivenVoucher voucher={weekend} />
      </GalleryState>
      <GalleryState name="one night">
        <GivenVoucher voucher={night} />
      </GalleryState>
    </>
  )
}

/** A received voucher, before it is in the wallet. */
export const givenVoucherSection: GallerySection = { key: 'given-voucher', title: 'Given voucher', Show: ShowGiven }

const harborHouse: VoucherHotel = {
  hotelId: 'harbor',
  name: 'The Harbor House',
  headImg: pictureOf('beach-day-01'),
  districtPath: 'Lisbon · Alfama',
  countryCode: 'PT',
  timeZone: 'Europe/Lisbon',
  reviewScore: 4.6,
  reviewCount: 8,
  rooms: [
    {
      roomTypeId: 'queen',
      name: 'Queen Room',
      bedText: '1 queen bed (160 cm)',
      maxGuests: 2,
      upgradeMinor: 0,
      upgradeAmount: '0',
    },
    {
      roomTypeId: 'garden',
      name: 'Garden Room',
      bedText: '1 king bed (180 cm)',
      maxGuests: 2,
      upgradeMinor: 2500,
      upgradeAmount: '25',
    },
  ],
}

const dates: ExchangeDates = {
  hotelId: 'harbor',
  roomTypeId: 'queen',
  nights: 2,
  currencyCode: 'EUR',
  timeZone: 'Europe/Lisbon',
  today: '2026-11-20',
  firstDay: '2026-12-01',
  lastDay: '2027-05-31',
  days: [],
  openDays: 101,
  comingDays: 181,
  highestMinor: 6000,
  highestAmount: '60',
  serverTime: '2026-11-20T10:00:00.000Z',
}

const failure = { message: 'The days could not be loaded.', requestId: null }

function ShowStay() {
  const [roomTypeId, onRoom] = useState('queen')
  const [nights, onNights] = useState(2)
  const choice = { roomTypeId, nights, checkIn: null }
  const waiting = { choice, nightsChoice: null, dates: null, failure: null, isLocked: false }
  const taps = { onDates: doNothing, onRetry: doNothing }
  return (
    <>
      <GalleryState name="rooms">
        <RoomBlock
          rooms={exchangeRooms({ hotels: [harborHouse] })}
          roomTypeId={roomTypeId}
          currencyCode="EUR"
          isLocked={false}
          onRoom={onRoom}
        />
      </GalleryState>
      <GalleryState name="no day yet, with a choice of nights">
        <DateBlock {...waiting} {...taps} dates={dates} nightsChoice={{ fewest: 1, most: 3, onNights }} />
      </GalleryState>
      <GalleryState name="chosen, and locked while it is sent">
        <DateBlock {...waiting} {...taps} dates={dates} choice={{ ...choice, checkIn: '2026-12-05' }} isLocked />
      </GalleryState>
      <GalleryState name="waiting for the days">
        <DateBlock {...waiting} {...taps} />
      </GalleryState>
      <GalleryState name="without the days">
        <DateBlock {...waiting} {...taps} failure={failure} />
      </GalleryState>
    </>
  )
}

/** Room and date of a stay that a voucher pays for. */
export const exchangeStaySection: GallerySection = {
  key: 'exchange-stay',
  title: 'Stay with a voucher',
  Show: ShowStay,
}
