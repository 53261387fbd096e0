import { inArray } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { userAccount } from '../../kernel/database/schema/people'
import type { CouponOrderRow } from '../repository/coupon-orders'
import type { SoldVoucher } from '../repository/vouchers'
import { buyerOf, type Recipient } from './voucher-order-email'

/** Somebody with the vouchers of an order that concern them. */
export interface Concerned {
  readonly recipient: Recipient
  readonly vouchers: readonly SoldVoucher[]
}

/** Shares out vouchers of an order to those who hold them: the buyer, and those who claimed some as a gift, at their account's address. */
export async function recipientsOf(
  db: Executor,
  order: CouponOrderRow,
  vouchers: readonly SoldVoucher[],
): Promise<Concerned[]> {
  const holders = [...new Set(vouchers.map(({ userId }) => userId))]
  const claimers = holders.filter((userId) => userId !== order.userId)
  const accounts =
    claimers.length === 0
      ? []
      : await db
          .select({ userId: userAccount.id, address: userAccount.email })
          .from(userAccount)
          .where(inArray(userAccount.id, claimers))
  const known = [buyerOf(order), ...accounts.map(({ userId, address }) => ({ userId, address: address ?? '' }))]
  return known.flatMap((recipient) => {
    const theirs = vouchers.filter(({ userId }) => userId === recipient.userId)
    return theirs.length === 0 ? [] : [{ recipient, vouchers: theirs }]
  })
}
