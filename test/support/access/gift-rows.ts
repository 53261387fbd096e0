import { bookingClient } from '../server/booking-client'
import { type GiftClient, giftClient } from '../server/gift-client'
import { addSku } from '../server/add-sku'
import { easyTerms } from '../vouchers/easy-terms'
import { signIn } from '../server/sign-in'
import { voucherClient } from '../server/voucher-client'
import type { AdasThings } from './adas-things'
import { forUsers, open, ownersOnly, type Row } from './row'
import { voucherOf } from './voucher-rows'

const giftsOf = ({ server }: AdasThings): GiftClient => giftClient(server, bookingClient(server))

let friends = 0

/** The token of a voucher that somebody else gives. */
async function tokenOf(things: AdasThings): Promise<string> {
  const email = `friend-${(friends += 1)}@matrix.example`
  const giver = await signIn(things.server.services, { ageDays: 30 })
  const voucherId = await voucherOf({ ...things, ada: giver })
  await giftsOf(things).give(giver, voucherId, email)
  return giftsOf(things).tokenFor(email)
}

/** The code of a voucher that somebody else lets go. */
async function codeOf(things: AdasThings): Promise<string> {
  const giver = await signIn(things.server.services, { ageDays: 30 })
  const voucherId = await voucherOf({ ...things, ada: giver })
  return (await voucherClient(bookingClient(things.server)).codeOf(giver, voucherId)).code
}

/** A voucher of Ada's that is used by appointment. */
export async function appointmentVoucherOf(things: AdasThings): Promise<string> {
  const { server, ada, hotelId, roomTypeId } = things
  const terms = { ...easyTerms, use: 'appointment' } as const
  const { id } = await addSku(server.services.database.db, { hotelId, roomTypeId }, { terms })
  const [voucher] = await voucherClient(bookingClient(server)).buyWithCodes(ada, id)
  return voucher?.voucherId ?? ''
}

const days = ['2026-12-03']
const absent = { voucherId: 'NOSUCHVOUCHER' }
const gift = { email: 'friend@example.com', message: '' }

/** A voucher of Ada's with days proposed for it. */
async function voucherWithDays(things: AdasThings): Promise<string> {
  const voucherId = await appointmentVoucherOf(things)
  await giftsOf(things).propose(things.ada, voucherId, things.hotelId, days)
  return voucherId
}

/** A voucher that Ada has given. */
async function givenVoucher(things: AdasThings): Promise<string> {
  const voucherId = await voucherOf(things)
  await giftsOf(things).give(things.ada, voucherId, 'friend@example.com')
  return voucherId
}

const withToken = async (things: AdasThings) => ({ token: await tokenOf(things) })
const withCode = async (things: AdasThings) => ({ code: await codeOf(things) })

/** The rows of the calls by which vouchers change hands and get appointments. */
export const giftRows: Record<string, Row> = {
  getTravelCouponExchangeInfo: forUsers(withCode),
  submitTravelCouponExchange: forUsers(withCode),
  giveVoucher: ownersOnly(async (things) => ({ voucherId: await voucherOf(things), ...gift }), { ...absent, ...gift }),
  withdrawGift: ownersOnly(async (things) => ({ voucherId: await givenVoucher(things) }), absent),
  getGift: open(withToken),
  claimGift: forUsers(withToken),
  getBookInfo: ownersOnly(async (things) => ({ voucherId: await appointmentVoucherOf(things) }), absent),
  submitBookInfo: ownersOnly(
    async (things) => ({ voucherId: await appointmentVoucherOf(things), hotelId: things.hotelId, days }),
    { ...absent, hotelId: 'x', days },
  ),
  cancelBookInfo: ownersOnly(async (things) => ({ voucherId: await voucherWithDays(things) }), absent),
}
