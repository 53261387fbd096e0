import { exchangeToken } from '../../../server/vouchers/exchange-token'
import { bookingClient, usualForm } from '../server/booking-client'
import { type ExchangeClient, exchangeClient, type WantedStay } from '../server/exchange-client'
import { voucherClient } from '../server/voucher-client'
import type { AdasThings } from './adas-things'
import { ownersOnly, type Row } from './row'
import { voucherOf } from './voucher-rows'

function exchangesOf({ server }: AdasThings): ExchangeClient {
  const client = bookingClient(server)
  return exchangeClient(client, voucherClient(client))
}

/** A stay that Ada can book with a voucher of hers, without a difference. */
const stayOf = async (things: AdasThings): Promise<WantedStay> => ({
  voucherId: await voucherOf(things),
  roomTypeId: things.roomTypeId,
  checkIn: '2026-12-10',
})

const absentStay = { voucherId: 'NOSUCHVOUCHER', roomTypeId: 'NOSUCHROOM', checkIn: '2026-12-10' }

const ownersExchange = ownersOnly(
  async (things) => ({ orderid: (await exchangesOf(things).book(things.ada, await stayOf(things))).orderid }),
  { orderid: 'NOSUCHORDER' },
)

/** Anybody can send a token; the voucher that it names is Ada's. */
const submitted: Row = {
  input: async (things) => {
    const { token } = (await exchangesOf(things).difference(things.ada, await stayOf(things))).body
    return { token, contact: usualForm.contact, guests: usualForm.guests }
  },
  visitor: 401,
  eve: 404,
  ada: 200,
  absent: ({ server: { services }, roomTypeId }) => {
    const choice = { voucherId: 'NOSUCHVOUCHER', roomTypeId, checkIn: '2026-12-10', nights: 1, differenceMinor: 0 }
    const token = exchangeToken.sign(services, choice, new Date('2030-01-01'))
    return { token, contact: usualForm.contact, guests: usualForm.guests }
  },
}

/** The rows of the calls that exchange vouchers. */
export const exchangeRows: Record<string, Row> = {
  getExchangeVerifyInfo: ownersOnly(async (things) => ({ voucherId: await voucherOf(things) }), {
    voucherId: 'NOSUCHVOUCHER',
  }),
  getExchangeDates: ownersOnly(stayOf, absentStay),
  getExchangePriceDifference: ownersOnly(stayOf, absentStay),
  submitExchange: submitted,
  submitPackageStayOrder: submitted,
  getExchangeOrder: ownersExchange,
  // It has no difference, so that it is booked at once.
  cancelHotelExchange: { ...ownersExchange, ada: 409 },
  cancelExchangeCertificate: ownersExchange,
}
