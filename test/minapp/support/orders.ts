import { findCancellable, twoGuests } from '../../e2e/support/refunds'
import { visitorApi } from '../../e2e/support/app-calls'
import { pageOf } from './host-kind'
import type { MiniProgram } from './mini-program'
import type { Shop } from './shop'
import { fillForm, payAtGateway, signIn } from './traveler'

/** An order of two rooms whose page is open. */
export interface PaidRooms {
  readonly orderid: string
  readonly orderNo: string
  readonly hotelId: string
  /** When a fee begins. */
  readonly freeUntil: Date
}

/** Who books, and how refunds of the payment end; `signsIn` where that happens on the way. */
export interface RoomsBuyer {
  readonly email: string
  readonly daysAhead: number
  readonly refund: 'days' | 'fails'
  readonly signsIn: boolean
}

/** The query of the open page. */
export const queryOf = ({ page }: MiniProgram): Readonly<Record<string, string>> => Object(page.self.options)

/** Books two rooms that can be cancelled free at first, pays them, and opens the order's page. */
export async function payTwoRooms(phone: MiniProgram, shop: Shop, buyer: RoomsBuyer): Promise<PaidRooms> {
  const { hotelId, pid, stay, freeUntil } = await findCancellable(visitorApi(shop.url), buyer)
  const query = Object.entries(stay).map(([name, value]) => `${name}=${value}`)
  phone.open(`${pageOf('hotelBook')}?pid=${pid}&${query.join('&')}`)
  await fillForm(phone, buyer.email)
  await phone.type('#guest-2', twoGuests[1] ?? '')
  await phone.tap('.btn', 'Submit')
  if (buyer.signsIn) await signIn(phone, shop, buyer.email)
  await phone.arrive(pageOf('pay'))
  await payAtGateway(phone, shop, 'approve', buyer.refund)
  await phone.arrive(pageOf('payFinish'))
  await phone.tap('.btn', 'View booking')
  await phone.arrive(pageOf('hotelOrder'))
  await phone.see('.trip-codes', 'Hotel confirmation')
  const { text: orderNo } = await phone.see('.trip-code-value')
  return { orderid: queryOf(phone).orderid ?? '', orderNo, hotelId, freeUntil: new Date(freeUntil) }
}

/** Opens the page of an order by its address and waits for its state. */
export async function openOrder(phone: MiniProgram, { orderid }: PaidRooms, title: string): Promise<void> {
  phone.open(`${pageOf('hotelOrder')}?orderid=${orderid}`)
  await phone.see('.status-title', title)
}

/** From the open order to the page that cancels; waits for its quote. */
export async function openRefund(phone: MiniProgram): Promise<string> {
  await phone.tap('.bottom-bar .btn', 'Cancel booking')
  await phone.arrive(pageOf('orderRefund'))
  return (await phone.see('.cancel-refund-amount')).text
}

/** Taps the button of the bar and confirms in the dialog; returns the dialog's text. */
export async function confirmIn(phone: MiniProgram, button: string): Promise<string> {
  await phone.tap('.bottom-bar .btn', button)
  const { text } = await phone.see('.dialog-text')
  await phone.tap('.dialog .btn', button)
  return text
}
