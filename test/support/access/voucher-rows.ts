import { addSku } from '../server/add-sku'
import { bookingClient, usualForm } from '../server/booking-client'
import { voucherClient, type VoucherClient } from '../server/voucher-client'
import type { AdasThings } from './adas-things'
import { forUsers, open, ownersOnly, ownersOrder, type Row } from './row'

const vouchersOf = ({ server }: AdasThings): VoucherClient => voucherClient(bookingClient(server))

/** A new voucher, on sale from now or from an instant. */
export async function skuOf(
  { server, hotelId, roomTypeId }: AdasThings,
  saleStart: Date | null = null,
): Promise<string> {
  return (await addSku(server.services.database.db, { hotelId, roomTypeId }, { saleStart })).id
}

/** Ada's unpaid order of a voucher. */
export const unpaidVoucherOf = async (things: AdasThings): Promise<{ orderid: string; payId: string }> =>
  vouchersOf(things).order(things.ada, await skuOf(things))

/** A voucher that Ada has bought. */
export async function voucherOf(things: AdasThings): Promise<string> {
  const orderid = await vouchersOf(things).buy(things.ada, await skuOf(things))
  return (await vouchersOf(things).detail(things.ada, orderid)).vouchers[0].voucherId
}

const ofUnpaidVoucher = async (things: AdasThings) => ({ orderid: (await unpaidVoucherOf(things)).orderid })

const ownersVoucherOrder: Row = { ...ownersOrder, input: ofUnpaidVoucher }

/** The rows of the calls about vouchers. */
export const voucherRows: Record<string, Row> = {
  getCouponActivityDetail: open(async (things) => ({ skuId: await skuOf(things) })),
  getProductDates: open(async (things) => ({ skuId: await skuOf(things) })),
  putSkuSource: open(async (things) => ({ skuId: await skuOf(things), fromKey: 'spring' })),
  getSkuTempSource: forUsers(async (things) => ({ skuId: await skuOf(things) })),
  remindOfSale: forUsers(async (things) => ({ skuId: await skuOf(things, new Date('2030-01-01')), isWanted: true })),
  getCouponSubmitPage: open(async (things) => ({ skuId: await skuOf(things), quantity: 1 })),
  submitCouponOrder: forUsers(async (things) => {
    const { verifyToken } = (await vouchersOf(things).submitPage(await skuOf(things))).body
    return { verifyToken, contact: usualForm.contact }
  }),
  getCouponOrder: ownersVoucherOrder,
  getCouponOrderByPayId: {
    ...open(async (things) => ({ payId: (await unpaidVoucherOf(things)).payId })),
    absent: { payId: 'NOSUCHPAYMENT' },
  },
  cancelUnpaidCouponOrder: ownersVoucherOrder,
  // Ada's order waits for payment, and only finished ones can be hidden.
  deleteCouponOrder: { ...ownersVoucherOrder, ada: 409 },
  getCouponRefundRules: ownersVoucherOrder,
  quoteCouponRefund: ownersVoucherOrder,
  cancelCouponOrder: {
    ...ownersOnly(async (things) => ({ ...(await ofUnpaidVoucher(things)), quoteToken: 'x' }), {
      orderid: 'NOSUCHORDER',
      quoteToken: 'x',
    }),
    eve: 400,
    ada: 400,
  },
  refundCouponToAccount: {
    ...ownersOnly(async (things) => ({ ...(await ofUnpaidVoucher(things)), quoteToken: 'x', accountId: 'x' }), {
      orderid: 'NOSUCHORDER',
      quoteToken: 'x',
      accountId: 'x',
    }),
    eve: 400,
    ada: 400,
  },
  listVouchers: forUsers(),
  showVoucherCode: ownersOnly(async (things) => ({ voucherId: await voucherOf(things) }), {
    voucherId: 'NOSUCHVOUCHER',
  }),
}
