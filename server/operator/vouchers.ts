import { formatDayWithYear } from '@/domain/days/format-day'
import { countOf } from '@/domain/text/phrases'
import { voucherStatusText } from '@/domain/vouchers/voucher-state'
import { nameWithVariant } from '@/domain/vouchers/voucher-text'
import type { Executor } from '../kernel/database/executor'
import { conflict } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { firstDayOf, validText } from '../vouchers/validity'
import { isQrText, checkVoucher, type Presented, redeem, type RedeemCheck } from '../vouchers/redeem'
import { type Acting, actorOf, recordAction } from './audit'

/** What a QR code is worth, for the people who read one. */
const QR_TEXT = 'A QR code proves that a voucher is genuine, never that it is unused: what counts is the state above.'

/** What a voucher is and whether it can be redeemed now, in lines for a terminal; nothing of a person. */
export async function showVoucher(services: Services, presented: Presented): Promise<string> {
  const { voucher, hotel, refusal } = await checkVoucher(services, presented)
  const { snapshot, status, lastDay, nights, nightsLeft } = voucher
  const firstDay = firstDayOf(snapshot.validity)
  return [
    `Voucher   ${nameWithVariant(snapshot)}`,
    `At        ${hotel.name}`,
    `Includes  ${countOf(nights, 'night')}, ${nightsLeft} left`,
    ...(firstDay === null ? [] : [`From      ${formatDayWithYear(firstDay)}`]),
    `Validity  ${validText(
      lastDay,
      snapshot.hotels.map(({ timeZone }) => timeZone),
    )}`,
    `State     ${voucherStatusText(status)}`,
    `Now       ${refusal?.text ?? 'It can be redeemed.'}`,
    ...(isQrText(presented.text) ? [QR_TEXT] : []),
  ].join('\n')
}

/** Redeems a voucher, once, and records who did it. Throws what the voucher is refused for, in words: 409 not_yet, over, not_that_day, used and others. */
export async function redeemVoucher(services: Services, { operator }: Acting, presented: Presented): Promise<string> {
  const check = await services.database.transaction(async (tx) => {
    const done = await redeemAndRecord(tx, services, { operator }, presented, services.clock.now())
    if (done.refusal) throw conflict(done.refusal.code, done.refusal.text, { status: done.voucher.status })
    return done
  })
  return `Redeemed: ${check.voucher.snapshot.name}, at ${check.hotel.name}.`
}

/** Redeems a voucher as it was presented at an instant and records who did it; changes nothing where it is refused. */
export async function redeemAndRecord(
  tx: Executor,
  services: Services,
  { operator }: Acting,
  presented: Presented,
  at: Date,
): Promise<RedeemCheck> {
  const check = await redeem(tx, services, presented, { actor: actorOf({ operator }), at })
  const { voucher, hotel, refusal } = check
  if (refusal) return check
  const before = { voucherId: voucher.id, status: voucher.status }
  const after = { ...before, status: 'USED', hotelId: hotel.hotelId }
  await recordAction(tx, services, {
    operator,
    action: 'redeem',
    purchaseId: voucher.orderId,
    refundId: null,
    before,
    after,
  })
  return check
}
