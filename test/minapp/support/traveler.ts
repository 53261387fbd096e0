import { codeFor } from '../../e2e/support/mailbox'
import { loginRoutes } from '@/contract/login'
import { formatMonth } from '../../../src/domain/days/format-day'
import { pageOf } from './host-kind'
import type { MiniProgram } from './mini-program'
import type { Shop } from './shop'
import { findNodes } from './find-node'

/** The package that a journey has reached. */
export interface ChosenOffer {
  readonly pid: string
  /** Total of the stay as the list showed it, symbol and amount. */
  readonly listed: string
  readonly nights: readonly string[]
}

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Nights that the journeys book, three weeks ahead. */
export const nights = [dayAhead(21), dayAhead(22)]

const checkOut = dayAhead(23)

/** Taps a day of the open calendar, and waits until it has become an end of the stay. */
export async function tapDay(phone: MiniProgram, day: string, end: 'start' | 'end'): Promise<void> {
  const month = await phone.see('.cal-month', formatMonth(day.slice(0, 7)))
  const number = String(Number(day.slice(8)))
  const cell = findNodes(month, '.cal-day').find((node) => findNodes(node, '.cal-number')[0]?.text === number)
  if (!cell) throw new Error(`no ${day} in the calendar`)
  phone.page.fire(cell, 'tap')
  await phone.see(`.cal-${end} .cal-number`, number)
}

/** From Explore to the list of the most wanted city, as a thumb does it. */
export async function searchCity(phone: MiniProgram): Promise<void> {
  phone.open(pageOf('home'))
  await phone.see('.fall-cell')
  await phone.tap('.seek-row', 'Where to?')
  await phone.tap('.dest-tile')
  await phone.tap('.seek-row', 'night')
  await tapDay(phone, nights[0] ?? '', 'start')
  await tapDay(phone, checkOut, 'end')
  await phone.tap('.dates-foot .btn', 'Confirm')
  await phone.tap('.btn', 'Search')
  await phone.arrive(pageOf('hotelList'))
}

/** Opens the first hotel of the list that can be booked. */
export async function openHotel(phone: MiniProgram): Promise<string> {
  const card = await phone.waitFor('a hotel with a price', () =>
    phone.all('.hotel').find(({ classes }) => !classes.includes('hotel-gone')),
  )
  const [link] = findNodes(card, '.hotel-link')
  const [price] = findNodes(card, '.price-amount')
  if (!link || !price) throw new Error('a hotel card without link or price')
  phone.page.fire(link, 'tap')
  await phone.arrive(pageOf('hotelDetail'))
  return price.text
}

/** Opens the booking page of the shown hotel's first package. */
async function openOffer(phone: MiniProgram): Promise<string> {
  await phone.tap('.pack .btn', 'Book')
  await phone.arrive(pageOf('hotelBook'))
  return String(Object(phone.page.self.options).pid)
}

/** Finds a hotel and a package. */
export async function chooseOffer(phone: MiniProgram): Promise<ChosenOffer> {
  await searchCity(phone)
  const listed = await openHotel(phone)
  return { listed, pid: await openOffer(phone), nights }
}

/** Fills in who stays and how to reach them. */
export async function fillForm(phone: MiniProgram, email: string): Promise<void> {
  await phone.type('#guest-1', 'Maya Lindqvist')
  await phone.type('#email', email)
  await phone.type('#phone', '13800138000')
}

/** Signs in with the code from the mailbox, which is sent as soon as it is whole, on the native page or in the popup. */
export async function signIn(phone: MiniProgram, shop: Shop, email: string): Promise<void> {
  const { loginPage } = phone.host
  if (loginPage) await phone.arrive(loginPage)
  else await phone.see('.login-popup')
  await phone.type('.login-form .login-field', email)
  await phone.tap('.login-form .btn', 'Continue')
  await phone.see('.login-form .login-code')
  const opened = countReopenings(phone)
  await phone.type('.login-form .login-code', await codeFor(shop.url, email))
  // The page under the popup is reopened soon after, and taps before that are lost.
  if (!loginPage) await phone.waitFor('the page to reopen', () => countReopenings(phone) > opened)
}

const countReopenings = ({ calls }: MiniProgram) =>
  calls.filter(({ name }) => name === 'reLaunch' || name === 'redirectTo').length

/** Ends the sign-in at the server; the phone hears of it with its next call. */
export async function endSignIn(phone: MiniProgram, shop: Shop): Promise<void> {
  const { path } = loginRoutes.logout
  const authorization = `Bearer ${String(phone.storage.get('access_token'))}`
  const reply = await fetch(shop.url + path, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: '{}',
  })
  if (!reply.ok) throw new Error(`logout: ${reply.status} ${await reply.text()}`)
}

/** Books as a visitor: the form, Submit, the sign-in on the way; ends on the payment page. */
export async function bookAsVisitor(phone: MiniProgram, shop: Shop, email: string): Promise<void> {
  await fillForm(phone, email)
  await phone.tap('.btn', 'Submit')
  await signIn(phone, shop, email)
  await phone.arrive(pageOf('pay'))
}

/** Opens the gateway from the payment page, decides there also how refunds will end, and comes back by the host's button. */
export async function payAtGateway(
  phone: MiniProgram,
  shop: Shop,
  decision: 'approve' | 'decline',
  refund?: Parameters<Shop['decide']>[2],
): Promise<void> {
  await phone.tap('.btn', 'Pay ')
  await phone.arrive('packages/order/pages/gateway/index')
  const frame = await phone.see('web-view')
  await shop.decide(String(frame.attributes.src), decision, refund)
  phone.back()
}
