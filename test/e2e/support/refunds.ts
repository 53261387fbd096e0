import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { CancelQuote } from '@/contract/refund'
import type { AppCalls } from './app-calls'
import { cityId, payOrder } from './offers'
import type { Staylark } from './staylark'
import { dayAhead } from './traveler'

/** A paid order of two rooms that can be cancelled free until a fee begins. */
export interface CancellableOrder {
  readonly orderid: string
  readonly hotelId: string
  readonly payId: string
}

/** Books two rooms of the first package of the city that is free to cancel first and costs a part later, and pays them, by calls alone. */
export async function payTwoRooms(
  calls: AppCalls,
  daysAhead: number,
  refund?: Parameters<typeof payOrder>[2],
): Promise<CancellableOrder> {
  const { api, email } = calls
  const stay = { checkIn: dayAhead(daysAhead), checkOut: dayAhead(daysAhead + 2), rooms: 2, adults: 2 }
  const { list } = await api.search.searchHotels({ cityId: await cityId(api), ...stay })
  for (const { id: hotelId, price } of list) {
    if (price === null) continue
    const { rooms } = await api.hotel.getPackageInfoFull({ hotelId, ...stay })
    const offer = rooms
      .flatMap(({ packages }) => packages)
      .find(({ price: offered, cancellation: { tiers } }) => {
        const [first, second] = tiers
        return (
          offered !== null && first?.feeMinor === 0 && (second?.feeMinor ?? 0) > 0 && (second?.refundMinor ?? 0) > 0
        )
      })
    if (!offer) continue
    const { verifyToken } = await api.hotel.verifyPackageTrade({ pid: offer.pid, ...stay })
    const guests = [{ name: 'Maya Lindqvist' }, { name: 'Noah Lindqvist' }]
    const contact = { name: 'Maya Lindqvist', email, countryCode: '86', phone: '13800138000' }
    const order = { verifyToken, contact, guests }
    const { orderid, payId } = await api.order.submitPackageOrder(order, { idempotencyKey: randomUUID() })
    await payOrder(calls, { payId }, refund)
    return { orderid, hotelId, payId }
  }
  throw new Error('no package of the city costs a part to cancel')
}

/** Lets the free time of an order pass at the server; returns the quote that holds from then on. */
export async function endFreeTime(
  { api }: AppCalls,
  { advance }: Pick<Staylark, 'advance'>,
  { orderid }: CancellableOrder,
): Promise<CancelQuote> {
  const { nextTierAt, serverTime } = await api.order.quoteCancel({ orderid })
  await advance(Date.parse(nextTierAt ?? '') - Date.parse(serverTime) + 1000)
  return api.order.quoteCancel({ orderid })
}

/** The address of the page that cancels an order. */
export const refundPath = ({ orderid, hotelId }: CancellableOrder): string => `/order/refund/${orderid}/${hotelId}/0/0`

/** Opens the dialog with a button of the bottom bar, reads it, and confirms it with the button of the same name. */
export async function confirmIn(page: Page, button: string): Promise<string> {
  await page.locator('.bottom-bar').getByRole('button', { name: button }).tap()
  const dialog = page.getByRole('alertdialog')
  const text = await dialog.textContent()
  await dialog.getByRole('button', { name: button }).tap()
  await dialog.waitFor({ state: 'detached' })
  return text ?? ''
}
