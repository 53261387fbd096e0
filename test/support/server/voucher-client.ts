import type { BookingClient } from './booking-client'
import { usualForm } from './booking-client'
import type { Reply } from './call'
import type { SignedInPerson } from './sign-in'

let keys = 0

const nextKey = () => `voucher-key-${(keys += 1)}`

/** Buys vouchers as the app does; every method returns the whole reply. */
export interface VoucherClient {
  submitPage(skuId: string, quantity?: number, person?: SignedInPerson): Promise<Reply>
  submit(person: SignedInPerson, verifyToken: string, more?: object, key?: string): Promise<Reply>
  /** Checks the price and orders at once; throws unless both work. */
  order(
    person: SignedInPerson,
    skuId: string,
    quantity?: number,
  ): Promise<{ orderid: string; payId: string; orderNo: string }>
  /** Orders and pays; returns the order's id. */
  buy(person: SignedInPerson, skuId: string, quantity?: number): Promise<string>
  /** An order of vouchers as its buyer sees it. */
  detail(person: SignedInPerson, orderid: string): Promise<Reply['body']>
}

/** A client that buys vouchers on a test's server. */
export function voucherClient(client: BookingClient): VoucherClient {
  const vouchers: VoucherClient = {
    submitPage: (skuId, quantity = 1, person) => client.request('getCouponSubmitPage', { skuId, quantity }, person),
    submit: (person, verifyToken, more = {}, key = nextKey()) =>
      client.request('submitCouponOrder', { verifyToken, contact: usualForm.contact, ...more }, person, key),
    order: async (person, skuId, quantity = 1) => {
      const page = await vouchers.submitPage(skuId, quantity, person)
      const reply = await vouchers.submit(person, page.body.verifyToken)
      if (reply.status !== 200) throw new Error(`not ordered: ${reply.text}`)
      return reply.body
    },
    buy: async (person, skuId, quantity = 1) => {
      const { orderid, payId } = await vouchers.order(person, skuId, quantity)
      await client.pay(payId)
      return orderid
    },
    detail: async (person, orderid) => (await client.request('getCouponOrder', { orderid }, person)).body,
  }
  return vouchers
}
