import type { BookingClient } from './booking-client'
import { usualForm } from './booking-client'
import type { Reply } from './call'
import type { SignedInPerson } from './sign-in'

/** Vouchers that are wanted with the date of the first of them. */
export interface WantedMix {
  readonly skuId: string
  readonly quantity: number
  readonly roomTypeId: string
  readonly checkIn: string
}

let keys = 0

const nextKey = () => `mix-key-${(keys += 1)}`

/** Buys vouchers with a date as the app does; every method but order and buy returns the whole reply. */
export interface MixClient {
  page(wanted: WantedMix, person?: SignedInPerson): Promise<Reply>
  submit(person: SignedInPerson, token: string, more?: object, key?: string): Promise<Reply>
  /** Checks the price and orders at once; throws unless both work. */
  order(person: SignedInPerson, wanted: WantedMix): Promise<{ orderid: string; payId: string; orderNo: string }>
  /** Orders and pays; returns the order's id. */
  buy(person: SignedInPerson, wanted: WantedMix): Promise<string>
  detail(person: SignedInPerson, orderid: string): Promise<Reply>
  /** A paid order is cancelled at the quote of a token. */
  cancel(person: SignedInPerson, orderid: string, quoteToken?: string): Promise<Reply>
  remove(person: SignedInPerson, orderid: string): Promise<Reply>
}

/** A client that buys vouchers with a date on a test's server. */
export function mixClient(client: BookingClient): MixClient {
  const mixes: MixClient = {
    page: (wanted, person) => client.request('getCombinationPage', wanted, person),
    submit: (person, token, more = {}, key = nextKey()) => {
      const { contact, guests } = usualForm
      return client.request('submitCombinationData', { token, contact, guests, ...more }, person, key)
    },
    order: async (person, wanted) => {
      const page = await mixes.page(wanted, person)
      const reply = page.status === 200 ? await mixes.submit(person, page.body.token) : page
      if (reply.status !== 200) throw new Error(`not ordered: ${reply.text}`)
      return reply.body
    },
    buy: async (person, wanted) => {
      const { orderid, payId } = await mixes.order(person, wanted)
      await client.pay(payId)
      return orderid
    },
    detail: (person, orderid) => client.request('getMixOrder', { orderid }, person),
    cancel: (person, orderid, quoteToken) =>
      client.request('cancelMixOrder', { orderid, ...(quoteToken && { quoteToken }) }, person, nextKey()),
    remove: (person, orderid) => client.request('deleteMixOrder', { orderid }, person),
  }
  return mixes
}
