import { formatAmount } from '@/domain/money/amount-text'
import { blocksRefunds } from '@/domain/orders/dispute'
import { accountKindName } from '@/domain/orders/transfer-account'
import { noteOnPurchase } from '../booking/purchase-state'
import { finish } from '../booking/payments/refunds'
import { findPaymentAccount, openAccountNumber } from '../booking/payments/transfer-accounts'
import { lockPurchase, type PurchaseRow } from '../booking/repository/purchases'
import { findRefund, findRefundWithLines, type RefundWithLines } from '../booking/repository/refunds'
import type { Executor } from '../kernel/database/executor'
import { conflict, notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { type Acting, actorOf, recordAction } from './audit'

/** Who acts on which refund. */
export interface OnRefund extends Acting {
  readonly refundId: string
}

interface Transfer {
  readonly purchase: PurchaseRow
  readonly refund: RefundWithLines
}

/** Locks the purchase of a refund that waits for its transfer; throws 404 for an unknown id, 409 refund_state in words for any other refund. */
async function lockTransfer(tx: Executor, refundId: string): Promise<Transfer> {
  const known = await findRefund(tx, refundId)
  const purchase = known && (await lockPurchase(tx, known.purchaseId))
  const refund = await findRefundWithLines(tx, refundId)
  if (!purchase || !refund) throw notFound(`There is no refund ${refundId}.`)
  const refuse = (why: string) => conflict('refund_state', `Refund ${refundId} ${why}.`, { status: refund.status })
  if (refund.status !== 'TRANSFER') throw refuse(`is ${refund.status} and waits for no transfer`)
  if (blocksRefunds(refund.dispute)) throw refuse(`must not be paid: the dispute over its payment is ${refund.dispute}`)
  return { purchase, refund }
}

const factsOf = ({ status, accountId, amountMinor }: RefundWithLines) => ({ status, accountId, amountMinor })

/** Records that a refund was transferred to the account that its traveler named. Throws 404 and 409 refund_state. */
export async function markRefundPaid(services: Services, { operator, refundId }: OnRefund): Promise<void> {
  await services.database.transaction(async (tx) => {
    const { purchase, refund } = await lockTransfer(tx, refundId)
    const change = { actor: actorOf({ operator }), reason: 'Your refund was transferred to your account' }
    await noteOnPurchase(tx, services, purchase, change)
    await finish(tx, services, purchase, refund)
    const before = factsOf(refund)
    const after = { ...before, status: 'SUCCESS' }
    await recordAction(tx, services, {
      operator,
      action: 'mark_paid',
      purchaseId: purchase.id,
      refundId,
      before,
      after,
    })
  })
}

/** What and whereto a refund is transferred, in lines for the person who does it. */
export async function showRefundAccount(services: Services, { operator, refundId }: OnRefund): Promise<string> {
  return services.database.transaction(async (tx) => {
    const { purchase, refund } = await lockTransfer(tx, refundId)
    const account = await findPaymentAccount(tx, purchase.userId, refund.accountId ?? '')
    const number = account && openAccountNumber(services.env.secret, account)
    if (!account || !number) throw conflict('account_unreadable', `The account of refund ${refundId} cannot be read.`)
    const facts = factsOf(refund)
    await recordAction(tx, services, {
      operator,
      action: 'show_account',
      purchaseId: purchase.id,
      refundId,
      before: facts,
      after: facts,
    })
    const { currencyCode, amountMinor } = refund
    return [
      `Booking   ${purchase.orderNo}`,
      `Amount    ${currencyCode} ${formatAmount(amountMinor, currencyCode)}`,
      `To        ${account.holder}`,
      `At        ${account.bank || accountKindName(account.kind)}`,
      `Number    ${number}`,
    ].join('\n')
  })
}
