import { createHash } from 'node:crypto'
import { canonicalJson } from '../kernel/idempotency/run-once'
import type { QuotedPackage } from '../stays/quote/quote-package'
import { newPurchase } from './new-purchase'
import type { OrderRow } from './repository/orders'
import type { Services } from '../kernel/services'
import type { OrderChannel, OrderContact, RoomGuest, SubmitPackageOrder } from '@/contract/order'
import { canonicalEmail, isEmail } from '@/domain/account/email'
import { cleanLines, cleanText } from '@/domain/booking/order-text'
import { badInput } from '../kernel/errors'
import type { OrderSnapshot } from '../kernel/database/schema/orders'
import { presentPicture } from '../kernel/pictures/picture-library'

/** Who books under which key, and what was typed. */
export interface OrderRequest {
  readonly userId: string
  readonly key: string
  readonly form: BookingForm
}

/** A new unpaid order for a quoted package, with a snapshot of all that was shown. */
export function newOrder(services: Services, { userId, key, form }: OrderRequest, quoted: QuotedPackage): OrderRow {
  const { stay, quote, hotel, roomType, ratePackage } = quoted
  const { goodsMinor, taxMinor, totalMinor } = quote.amounts
  const snapshot = orderSnapshotOf(services, quoted)
  const purchase = newPurchase(services, {
    userId,
    key,
    kind: 'hotel',
    duplicateKey: `${ratePackage.id} ${stay.checkIn} ${stay.checkOut}`,
    contact: form.contact,
    channel: form.channel,
    countryCodes: [hotel.countryCode],
    currencyCode: quote.price.currencyCode,
    goodsMinor,
    taxMinor,
    totalMinor,
  })
  return {
    ...purchase,
    hotelId: hotel.id,
    roomTypeId: roomType.id,
    packageId: ratePackage.id,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    roomCount: stay.rooms,
    adults: stay.adults,
    children: stay.children,
    guests: form.guests,
    arriveTime: form.arriveTime,
    specialRequest: form.specialRequest,
    snapshot,
    snapshotHash: createHash('sha256').update(canonicalJson(snapshot)).digest('hex'),
    confirmationNo: null,
    pinCode: null,
    cancelledRooms: [],
    waiver: null,
  }
}

/** What a traveler typed to book, cleaned and checked. */
interface BookingForm {
  readonly contact: OrderContact
  readonly guests: RoomGuest[]
  readonly arriveTime: string
  readonly specialRequest: string
  /** Where the order came from, as the app reported it; null where it did not. */
  readonly channel: OrderChannel | null
}

/** Cleans and checks what was typed for so many rooms; throws 400 with the field at fault. */
export function bookingForm(sent: SubmitPackageOrder, rooms: number): BookingForm {
  if (sent.guests.length !== rooms) throw badInput('guests', `Please name one guest for each of the ${rooms} rooms.`)
  return {
    contact: contactOf(sent.contact),
    guests: sent.guests.map(({ name }, index) => ({ name: guestName(name, `guests.${index}.name`) })),
    arriveTime: cleanText(sent.arriveTime ?? ''),
    specialRequest: cleanLines(sent.specialRequest ?? ''),
    channel: sent.channel ?? null,
  }
}

/** A guest's name, cleaned; throws 400 with the field where it is empty. */
export function guestName(typed: string, field: string): string {
  const name = cleanText(typed)
  if (name === '') throw badInput(field, 'Please enter a name.')
  return name
}

/** A contact, cleaned and checked; throws 400 with the field at fault. */
export function contactOf({ name, email, countryCode, phone }: OrderContact): OrderContact {
  const address = canonicalEmail(email)
  if (!isEmail(address)) throw badInput('contact.email', 'Please enter a valid e-mail address.')
  const dialling = cleanText(countryCode).replace(/^\+/, '')
  if (!/^\d{0,4}$/.test(dialling)) throw badInput('contact.countryCode', 'Please choose a dialling code.')
  const number = cleanText(phone.normalize('NFKC'))
  const isNumber = number === '' || (/^[\d ()-]+$/.test(number) && number.replace(/\D/g, '').length >= 4)
  if (!isNumber) throw badInput('contact.phone', 'Please enter a valid phone number.')
  return { name: guestName(name, 'contact.name'), email: address, countryCode: dialling, phone: number }
}

/** Returns what an order stores of the offer shown when it was booked. */
function orderSnapshotOf(
  { pictures }: Pick<Services, 'pictures'>,
  { hotel, roomType, ratePackage, quote, cancellation }: QuotedPackage,
): OrderSnapshot {
  return {
    hotelName: hotel.name,
    hotelLocalName: hotel.localName,
    countryCode: hotel.countryCode,
    lat: hotel.lat,
    lng: hotel.lng,
    hotelPhone: hotel.phone,
    address: hotel.address,
    addressLocal: hotel.addressLocal,
    timeZone: hotel.timeZone,
    headImg: presentPicture(pictures, hotel.headPictureId),
    checkinFrom: hotel.checkinFrom,
    checkinUntil: hotel.checkinUntil,
    checkoutUntil: hotel.checkoutUntil,
    roomTypeName: roomType.name,
    bedText: roomType.bedText,
    packageName: ratePackage.name,
    meal: ratePackage.meal,
    includes: ratePackage.includes,
    confirmMinutes: ratePackage.confirmMinutes,
    breakdown: quote.breakdown,
    cancellation,
    knowBeforeYouGo: hotel.knowBeforeYouGo,
  }
}
