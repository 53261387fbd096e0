import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { ApiCalls } from '@/api/create-api'
import type { CancelQuote } from '@/contract/refund'
import type { AppCalls } from './app-calls'
import { cityId, payOrder } from './offers'
import type { Staylark } from './staylark'
import { dayAhead } from './traveler'

/** A paid order of two rooms that can be cancelled free until a fee begins. */
export interface CancellableOrder {
  readonly orderid: string
  readonly orderNo: string
  readonly hotelId: string
  readonly payId: string
}

/** How an order of two rooms is booked. */
export interface TwoRooms {
  /** Days from today until check-in; the stay has two nights. */
  readonly daysAhead: number
  /** How the sandbox gateway ends its refunds. */
  readonly refund?: Parameters<typeof payOrder>[2]
  /** Whether its hotel confirms by hand. */
  readonly isConfirmedByHand?: boolean
}

const instantly = 'Confirmed instantly'

/** Finds the first package of the city for two rooms that is free to cancel first and costs a part later. */
export async function findCancellable(
  api: Pick<ApiCalls, 'search' | 'hotel' | 'destination'>,
  { daysAhead, isConfirmedByHand = false }: TwoRooms,
) {
  const stay = { checkIn: dayAhead(daysAhead), checkOut: dayAhead(daysAhead + 2), rooms: 2, adults: 2 }
  const { list } = await api.search.searchHotels({ cityId: await cityId(api), ...stay })
  for (const { id: hotelId, price } of list) {
    if (price === null) continue
    const { rooms } = await api.hotel.getPackageInfoFull({ hotelId, ...stay })
    const offer = rooms
      .flatMap(({ packages }) => packages)
      .find(({ confirmText, price: offered, cancellation: { tiers } }) => {
        const [first, second] = tiers
        return (
          (confirmText === instantly) !== isConfirmedByHand &&
          offered !== null &&
          first?.feeMinor === 0 &&
          (second?.feeMinor ?? 0) > 0 &&
          (second?.refundMinor ?? 0) > 0
        )
      })
    if (offer?.price)
      return { hotelId, pid: offer.pid, stay, price: offer.price, freeUntil: offer.cancellation.tiers[0]?.endAt ?? '' }
  }
  throw new Error('no package of the city costs a part to cancel')
}

/** Lead guests of the two rooms. */
export const twoGuests = ['Maya Lindqvist', 'Noah Lindqvist']

/** Books two rooms of such a package and pays them, by calls alone. */
export async function payTwoRooms(calls: AppCalls, wanted: TwoRooms): Promise<CancellableOrder> {
  const { api, email } = calls
  const { hotelId, pid, stay } = await findCancellable(api, wanted)
  const { verifyToken } = await api.hotel.verifyPackageTrade({ pid, ...stay })
  const guests = twoGuests.map((name) => ({ name }))
  const contact = { name: 'Maya Lindqvist', email, countryCode: '86', phone: '13800138000' }
  const order = { verifyToken, contact, guests }
  const { orderid, orderNo, payId } = await api.order.submitPackageOrder(order, { idempotencyKey: randomUUID() })
  await payOrder(calls, { payId }, wanted.refund)
  return { orderid, orderNo, hotelId, payId }
}

/** Lets the free time of an order pass at the server; returns the quote that holds from then on. */
export async function endFreeTime(
  { api }: AppCalls,
  { advance }: Pick<Staylark, 'advance'>,
  { orderid }: Pick<CancellableOrder, 'orderid'>,
): Promise<CancelQuote> {
  const { nextTierAt, serverTime } = await api.order.quoteCancel({ orderid })
  await advance(Date.parse(nextTierAt ?? '') - Date.parse(serverTime) + 1000)
  return api.order.quoteCancel({ orderid })
}

/** The address of the page that cancels an order. */
export const refundPath = ({ orderid, hotelId }: Pick<CancellableOrder, 'orderid' | 'hotelId'>): string =>
  `/order/refund/${orderid}/${hotelId}/0/0`

/** Opens the dialog with a button of the bottom bar, reads it, and confirms it with the button of the same name. */
export async function confirmIn(page: Page, button: string): Promise<string> {
  await page.locator('.bottom-bar').getByRole('button', { name: button }).tap()
  const dialog = page.getByRole('alertdialog')
  const text = await dialog.textContent()
  await dialog.getByRole('button', { name: button }).tap()
  await dialog.waitFor({ state: 'detached' })
  return text ?? ''
}
