import type { SkuRow } from '../../../server/vouchers/repository/skus'
import type { TestHotel } from './add-hotel'
import { addSku } from './add-sku'
import { type BookingClient, bookingClient, usualForm } from './booking-client'
import type { Reply } from './call'
import type { SignedInPerson } from './sign-in'
import { startTestServer, type TestServer, type TestServerOptions } from './start-test-server'
import { voucherClient, type VoucherClient } from './voucher-client'

/** A stay that is wanted with a voucher. */
export interface WantedStay {
  readonly voucherId: string
  readonly roomTypeId: string
  readonly checkIn: string
  readonly nights?: number
}

/** Exchanges vouchers as the app does; every method but voucher and book returns the whole reply. */
export interface ExchangeClient {
  /** Buys one voucher; returns its id. */
  voucher(person: SignedInPerson, skuId: string): Promise<string>
  info(person: SignedInPerson, voucherId: string): Promise<Reply>
  difference(person: SignedInPerson, wanted: WantedStay): Promise<Reply>
  submit(person: SignedInPerson, token: string, more?: object, key?: string): Promise<Reply>
  /** Reads the difference and submits it at once; the reply of the last call that was made. */
  exchange(person: SignedInPerson, wanted: WantedStay, more?: object): Promise<Reply>
  /** The same; throws unless the date is booked or held. */
  book(person: SignedInPerson, wanted: WantedStay): Promise<Reply['body']>
  detail(person: SignedInPerson, orderid: string): Promise<Reply>
  cancelUnpaid(person: SignedInPerson, orderid: string): Promise<Reply>
  cancelCertificate(person: SignedInPerson, orderid: string): Promise<Reply>
}

let keys = 0

const nextKey = () => `exchange-key-${(keys += 1)}`

/** A client that exchanges vouchers on a test's server. */
export function exchangeClient(client: BookingClient, vouchers: VoucherClient): ExchangeClient {
  const exchanges: ExchangeClient = {
    voucher: async (person, skuId) => {
      const orderid = await vouchers.buy(person, skuId)
      const [voucher] = (await vouchers.detail(person, orderid)).vouchers
      return voucher.voucherId
    },
    info: (person, voucherId) => client.request('getExchangeVerifyInfo', { voucherId }, person),
    difference: (person, wanted) => client.request('getExchangePriceDifference', wanted, person),
    submit: (person, token, more = {}, key = nextKey()) => {
      const { contact, guests } = usualForm
      return client.request('submitExchange', { token, contact, guests, ...more }, person, key)
    },
    exchange: async (person, wanted, more) => {
      const quoted = await exchanges.difference(person, wanted)
      return quoted.status === 200 ? exchanges.submit(person, quoted.body.token, more) : quoted
    },
    book: async (person, wanted) => {
      const reply = await exchanges.exchange(person, wanted)
      if (reply.status !== 200) throw new Error(`not booked: ${reply.text}`)
      return reply.body
    },
    detail: (person, orderid) => client.request('getExchangeOrder', { orderid }, person),
    cancelUnpaid: (person, orderid) => client.request('cancelHotelExchange', { orderid }, person, nextKey()),
    cancelCertificate: (person, orderid) => client.request('cancelExchangeCertificate', { orderid }, person, nextKey()),
  }
  return exchanges
}

/** All that a test of exchanges needs: a server's clients, and a hotel of its own. */
export interface ExchangeScene {
  readonly server: TestServer
  readonly client: BookingClient
  readonly vouchers: VoucherClient
  readonly exchanges: ExchangeClient
}

/** Starts a server with clients that buy and exchange vouchers; close the server afterwards. */
export async function exchangeScene(options: TestServerOptions = {}): Promise<ExchangeScene> {
  const server = await startTestServer(options)
  const client = bookingClient(server, { isPatient: true })
  const vouchers = voucherClient(client)
  return { server, client, vouchers, exchanges: exchangeClient(client, vouchers) }
}

/** A voucher that somebody has bought, to be used in a hotel's room. */
export interface BoughtVoucher {
  readonly person: SignedInPerson
  readonly voucherId: string
  readonly skuId: string
  readonly roomTypeId: string
}

/** Puts a voucher on sale and has somebody buy it. */
export async function buyVoucher(
  { server, client, exchanges }: ExchangeScene,
  hotel: TestHotel,
  change: Partial<SkuRow> = {},
): Promise<BoughtVoucher> {
  const { id: skuId } = await addSku(server.services.database.db, hotel, change)
  const person = await client.person()
  const voucherId = await exchanges.voucher(person, skuId)
  return { person, voucherId, skuId, roomTypeId: hotel.roomTypeId }
}
