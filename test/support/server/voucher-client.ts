import type { BookingClient } from './booking-client'
import { usualForm } from './booking-client'
import type { Reply } from './call'
import type { SignedInPerson } from './sign-in'

let keys = 0

const nextKey = () => `voucher-key-${(keys += 1)}`

/** A voucher with what its holder shows at the hotel. */
export interface BoughtVoucher {
  readonly orderid: string
  readonly voucherId: string
  readonly code: string
  readonly qrText: string
}

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
  /** Orders and pays vouchers, and returns each with its code and QR text. */
  buyWithCodes(person: SignedInPerson, skuId: string, quantity?: number): Promise<BoughtVoucher[]>
  /** The code and QR text of a voucher, for its holder. */
  codeOf(person: SignedInPerson, voucherId: string): Promise<{ code: string; qrText: string }>
  /** A person's wallet. */
  wallet(person: SignedInPerson): Promise<Reply['body']['list']>
  /** An order of vouchers as its buyer sees it. */
  detail(person: SignedInPerson, orderid: string): Promise<Reply['body']>
}

/** What gives vouchers back as the app does. */
export interface VoucherRefunds {
  /** What giving vouchers of an order back brings, all where none are named. */
  quote(person: SignedInPerson, orderid: string, vouchers?: readonly string[]): Promise<Reply>
  /** Gives vouchers back at a quote; to an account where one is named. */
  apply(
    person: SignedInPerson,
    quote: { readonly orderid: string; readonly quoteToken: string | null },
    more?: { readonly accountId?: string; readonly reason?: string; readonly key?: string },
  ): Promise<Reply>
  /** Quotes and gives back at once. */
  refund(person: SignedInPerson, orderid: string, vouchers?: readonly string[]): Promise<Reply>
}

/** A client that gives vouchers back on a test's server. */
export function voucherRefunds(client: BookingClient): VoucherRefunds {
  const refunds: VoucherRefunds = {
    quote: (person, orderid, vouchers) =>
      client.request('quoteCouponRefund', { orderid, ...(vouchers && { vouchers: vouchers.join(',') }) }, person),
    apply: (person, { orderid, quoteToken }, { key = nextKey(), accountId, reason } = {}) => {
      const operationId = accountId === undefined ? 'cancelCouponOrder' : 'refundCouponToAccount'
      const sent = { orderid, quoteToken, ...(accountId && { accountId }), ...(reason && { reason }) }
      return client.request(operationId, sent, person, key)
    },
    refund: async (person, orderid, vouchers) =>
      refunds.apply(person, (await refunds.quote(person, orderid, vouchers)).body),
  }
  return refunds
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
    codeOf: async (person, voucherId) => (await client.request('showVoucherCode', { voucherId }, person)).body,
    wallet: async (person) => (await client.request('listVouchers', {}, person)).body.list,
    buyWithCodes: async (person, skuId, quantity = 1) => {
      const orderid = await vouchers.buy(person, skuId, quantity)
      const order = await vouchers.detail(person, orderid)
      const ids: string[] = order.vouchers.map(({ voucherId }: BoughtVoucher) => voucherId)
      return Promise.all(
        ids.map(async (voucherId) => ({ orderid, voucherId, ...(await vouchers.codeOf(person, voucherId)) })),
      )
    },
    detail: async (person, orderid) => (await client.request('getCouponOrder', { orderid }, person)).body,
  }
  return vouchers
}
