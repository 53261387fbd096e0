import type { CouponOrder, VoucherView } from '@/contract/coupon-order'
import { voucherStatuses, isVoucherOpen } from '@/domain/vouchers/voucher-state'
import { formatCode } from '@/domain/vouchers/voucher-code'
import { findPaidAttempts } from '../booking/repository/payments'
import { findPurchaseLogs } from '../booking/repository/purchases'
import { findRefundsOfPurchase } from '../booking/repository/refunds'
import { notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { openCode } from './codes'
import { presentCouponOrder, presentVoucher } from './present'
import { signQr } from './qr'
import type { CouponOrderRow } from './repository/coupon-orders'
import { findAppointmentsOfVouchers } from './repository/appointments'
import { findClaimedGifts, findOpenGifts } from './repository/gifts'
import { findExchangesOfVouchers } from './repository/exchange-orders'
import { findVoucher, findVouchersOfHolder, findVouchersOfOrder, type SoldVoucher } from './repository/vouchers'

/** The refusal for a voucher that does not exist or is another's; both read the same. */
export const noSuchVoucher = () => notFound('There is no such voucher.')

const openStatuses = voucherStatuses.filter(isVoucherOpen)

/** Vouchers as their holder, or the buyer who gave some away, sees them, each with its exchange, appointment and gift. */
async function viewVouchers(
  { database, env, clock }: Services,
  vouchers: readonly SoldVoucher[],
  viewerId: string,
): Promise<VoucherView[]> {
  const ids = vouchers.map(({ id }) => id)
  const appointments = await findAppointmentsOfVouchers(database.db, ids)
  const gifts = await findOpenGifts(database.db, ids)
  const claimedGifts = await findClaimedGifts(database.db, ids, viewerId)
  const exchanges = await findExchangesOfVouchers(database.db, ids)
  return vouchers.map((voucher) =>
    presentVoucher(voucher, {
      secret: env.secret,
      exchanges: exchanges.filter(({ voucherId }) => voucherId === voucher.id),
      appointment: appointments.find(({ voucherId }) => voucherId === voucher.id),
      gift: gifts.find(({ voucherId }) => voucherId === voucher.id),
      claimedGift: claimedGifts.find(({ voucherId }) => voucherId === voucher.id),
      viewerId,
      now: clock.now(),
    }),
  )
}

/** A holder's vouchers that can be used or are in use, those that end first at the top. */
export async function readWallet(services: Services, userId: string): Promise<VoucherView[]> {
  return viewVouchers(services, await findVouchersOfHolder(services.database.db, userId, openStatuses), userId)
}

/** An order of vouchers with payments, refunds and history, as its buyer sees it. */
export async function readCouponOrder(services: Services, order: CouponOrderRow): Promise<CouponOrder> {
  const { db } = services.database
  const vouchers = await findVouchersOfOrder(db, order.id)
  const views = await viewVouchers(services, vouchers, order.userId)
  const paidAttempts = await findPaidAttempts(db, order.payId)
  const refunds = await findRefundsOfPurchase(db, order.id)
  const logs = await findPurchaseLogs(db, order.id)
  const { support } = services.env
  return presentCouponOrder({ order, vouchers, views, paidAttempts, refunds, logs, support }, services.clock.now())
}

/** A voucher's whole code and the text of its QR code, for its holder alone; throws 404 for anybody else's. */
export async function readCode(
  { database, env }: Services,
  userId: string,
  voucherId: string,
): Promise<{ code: string; qrText: string }> {
  const voucher = await findVoucher(database.db, voucherId)
  if (voucher?.userId !== userId) throw noSuchVoucher()
  const code = openCode(env.secret, voucher)
  if (code === null) throw noSuchVoucher()
  return { code: formatCode(code), qrText: await signQr(env.secret, voucher) }
}
