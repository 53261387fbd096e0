import { randomUUID } from 'node:crypto'
import type { ApiCalls } from '@/api/create-api'
import type { PackageOffer } from '@/contract/hotel'
import type { StayPrice } from '@/contract/stay'
import type { SubmitReply } from '@/contract/order'
import type { AppCalls } from './app-calls'
import { eventually } from './eventually'
import type { Staylark } from './staylark'
import { dayAhead } from './traveler'

/** A package that can be booked for a stay of two nights. */
export interface Offer {
  readonly hotelId: string
  readonly pid: string
  readonly checkIn: string
  readonly checkOut: string
  /** The days whose nights are slept. */
  readonly nights: string[]
  readonly price: StayPrice
  /** Addresses of its hotel and of its booking page, as the app links them. */
  readonly detailPath: string
  readonly bookPath: string
}

/** City of the demo catalogue in which tests book. */
const city = 'Shanghai'

/** Id of the tests' city. */
export async function cityId({ destination }: Pick<ApiCalls, 'destination'>): Promise<string> {
  const { list } = await destination.listHotCities({})
  const found = list.find(({ label }) => label === city)
  if (!found) throw new Error(`${city} is no hot city`)
  return found.value
}

/** Whether a package can be given up free of charge at first. */
export const isFreeAtFirst = ({ cancellation: { tiers } }: PackageOffer): boolean => tiers[0]?.feeMinor === 0

/** The first package of the city that can be booked so many days from now, and is such a one where that matters. */
export async function findOffer(
  { api }: AppCalls,
  daysAhead: number,
  isWanted: (offer: PackageOffer) => boolean = () => true,
): Promise<Offer> {
  const nights = [dayAhead(daysAhead), dayAhead(daysAhead + 1)]
  const stay = { checkIn: dayAhead(daysAhead), checkOut: dayAhead(daysAhead + 2) }
  const { list } = await api.search.searchHotels({ cityId: await cityId(api), ...stay })
  for (const { id: hotelId, price: lowest } of list) {
    if (lowest === null) continue
    const { rooms } = await api.hotel.getPackageInfoFull({ hotelId, ...stay })
    const offer = rooms.flatMap(({ packages }) => packages).find((each) => each.price !== null && isWanted(each))
    if (offer?.price) return offerOf(hotelId, stay, nights, { pid: offer.pid, price: offer.price })
  }
  throw new Error(`nothing can be booked ${daysAhead} days from now`)
}

function offerOf(
  hotelId: string,
  stay: Pick<Offer, 'checkIn' | 'checkOut'>,
  nights: string[],
  { pid, price }: Pick<Offer, 'pid' | 'price'>,
): Offer {
  const query = `checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`
  const seen = `hotelId=${hotelId}&total=${price.totalMinor}&currency=${price.currencyCode}`
  return {
    hotelId,
    pid,
    ...stay,
    nights,
    price,
    detailPath: `/hotel/detail/${hotelId}?${query}`,
    bookPath: `/hotel/book/${pid}?${query}&${seen}`,
  }
}

/** Books a package by calls alone; the order waits for payment. */
export async function placeOrder({ api, email }: AppCalls, { pid, checkIn, checkOut }: Offer): Promise<SubmitReply> {
  const { verifyToken } = await api.hotel.verifyPackageTrade({ pid, checkIn, checkOut })
  const guest = { name: 'Maya Lindqvist' }
  const contact = { ...guest, email, countryCode: '86', phone: '13800138000' }
  return api.order.submitPackageOrder({ verifyToken, contact, guests: [guest] }, { idempotencyKey: randomUUID() })
}

/** Pays an order at the sandbox gateway by calls alone, whose refunds end in a way of the gateway's page, and waits until the server knows. */
export async function payOrder(
  { api }: AppCalls,
  { payId }: Pick<SubmitReply, 'payId'>,
  refund: 'now' | 'days' | 'fails' = 'now',
): Promise<void> {
  const { createPayment, getPaymentUrl, getPaymentPage } = api.payment
  const { bankOrderId } = await createPayment({ payId, channel: 'sandbox' }, { idempotencyKey: randomUUID() })
  const { payUrl } = await getPaymentUrl({ payId, bankOrderId })
  const body = new URLSearchParams({ decision: 'approve', callback: 'now', refund })
  await fetch(payUrl ?? '', { method: 'POST', body, redirect: 'manual' })
  await eventually(
    async () => (await getPaymentPage({ payId })).status,
    (status) => expect(status).toBe('PAID'),
  )
}

/** A stay for which one hotel of its city is sold out, once `sellOutOneHotel` has run. */
export const soldOutStay = { cityId: 'kyoto', checkIn: dayAhead(33), checkOut: dayAhead(35) }

/** Sells all rooms of the first hotel of that city for the nights of that stay. */
export async function sellOutOneHotel({ api }: AppCalls, { overrideNights }: Pick<Staylark, 'overrideNights'>) {
  const { list } = await api.search.searchHotels(soldOutStay)
  const hotelId = list.find(({ price }) => price !== null)?.id ?? ''
  const { rooms } = await api.hotel.getPackageInfoFull({ hotelId, ...soldOutStay })
  for (const { packages } of rooms) {
    const [offer] = packages
    if (offer) await overrideNights(offer.pid, [dayAhead(33), dayAhead(34)], { total: 0 })
  }
}
