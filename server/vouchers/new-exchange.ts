import type { SubmitExchange } from '@/contract/exchange'
import type { OrderContact, RoomGuest } from '@/contract/order'
import { cleanLines } from '@/domain/booking/order-text'
import { exchangeParts } from '@/domain/vouchers/exchange-parts'
import { contactOf, guestName } from '../booking/new-order'
import { newPurchase } from '../booking/new-purchase'
import type { ExchangeSnapshot } from '../kernel/database/schema/vouchers'
import { presentPicture } from '../kernel/pictures/picture-library'
import type { Services } from '../kernel/services'
import { cancelUntil } from './exchange-deadline'
import type { QuotedExchange } from './exchange-quote'
import type { StoredExchange } from './repository/exchange-orders'
import type { SoldVoucher } from './repository/vouchers'

/** What a traveler typed to book a date, cleaned and checked. */
export interface ExchangeForm {
  readonly contact: OrderContact
  readonly guests: RoomGuest[]
  readonly specialRequest: string
}

/** Cleans and checks what was typed; throws 400 with the field at fault. */
export const exchangeForm = ({ contact, guests, specialRequest = '' }: SubmitExchange): ExchangeForm => ({
  contact: contactOf(contact),
  guests: guests.map(({ name }, index) => ({ name: guestName(name, `guests.${index}.name`) })),
  specialRequest: cleanLines(specialRequest),
})

/** Who books a date under which key, and what was sent. */
interface ExchangeRequest {
  readonly userId: string
  readonly key: string
  readonly form: ExchangeForm
  readonly sent: SubmitExchange
}

/** The purchase of a quoted date: confirmed where nothing is to be paid, and otherwise unpaid for as long as rooms are held. */
export function newExchange(
  services: Services,
  { userId, key, form, sent }: ExchangeRequest,
  voucher: SoldVoucher,
  quoted: QuotedExchange,
): StoredExchange {
  const { room, offer, checkIn, checkOut, quote } = quoted
  const totalMinor = quote.differenceMinor
  const purchase = newPurchase(services, {
    userId,
    key,
    kind: 'exchange',
    duplicateKey: `exchange ${voucher.id}`,
    contact: form.contact,
    channel: sent.channel ?? null,
    countryCodes: [room.hotel.countryCode],
    currencyCode: voucher.currencyCode,
    goodsMinor: totalMinor,
    taxMinor: 0,
    totalMinor,
  })
  return {
    ...purchase,
    status: totalMinor === 0 ? 'CONFIRMED' : 'TO_PAY',
    voucherId: voucher.id,
    hotelId: room.hotel.id,
    roomTypeId: room.room.id,
    checkIn,
    checkOut,
    nights: offer.nights,
    guests: form.guests,
    specialRequest: form.specialRequest,
    snapshot: staySnapshot(services, quoted),
    certificateNo: null,
    cancelUntil: cancelUntil(offer.terms, checkIn, room.hotel),
    isOpen: true,
  }
}

/** What a traveler is shown when a date is booked with a voucher. */
export function staySnapshot(
  { pictures }: Pick<Services, 'pictures'>,
  { room: { hotel, room }, offer, quote, checkIn }: QuotedExchange,
): ExchangeSnapshot {
  return {
    hotelName: hotel.name,
    hotelLocalName: hotel.localName,
    hotelPhone: hotel.phone,
    address: hotel.address,
    addressLocal: hotel.addressLocal,
    countryCode: hotel.countryCode,
    timeZone: hotel.timeZone,
    headImg: presentPicture(pictures, hotel.headPictureId),
    checkinFrom: hotel.checkinFrom,
    checkinUntil: hotel.checkinUntil ?? '',
    checkoutUntil: hotel.checkoutUntil,
    roomTypeName: room.name,
    bedText: room.bedText,
    parts: exchangeParts(offer, quote, checkIn),
  }
}
