import { and, count, desc, eq } from 'drizzle-orm'
import type { RefundView } from '@/contract/refund'
import type { NewPaymentAccount, PaymentAccount } from '@/contract/transfer-account'
import { disputeText } from '@/domain/orders/dispute'
import {
  accountKindName,
  cleanTransferAccount,
  maskAccountNumber,
  transferAccountFault,
  transferAccountText,
} from '@/domain/orders/transfer-account'
import { deriveKey, keyedHash, openSealedText, sealText } from '../../kernel/crypto/secrets'
import type { Executor } from '../../kernel/database/executor'
import { paymentAccount, userAccount } from '../../kernel/database/schema/people'
import { badInput, conflict, notFound, unprocessable } from '../../kernel/errors'
import { runOnce } from '../../kernel/idempotency/run-once'
import type { Services } from '../../kernel/services'
import { noteOnPurchase } from '../purchase-state'
import { presentRefund } from '../present'
import { lockPurchase } from '../repository/purchases'
import { findRefund, findRefundWithLines, moveRefund, type RefundWithLines } from '../repository/refunds'

type AccountRow = typeof paymentAccount.$inferSelect

/** So many accounts a user can have. */
const MOST_ACCOUNTS = 20

/** Names the key under which numbers are encrypted from now on; rows have the name of theirs. */
const currentSealKeyId = 'a1'

const numberKey = (secret: string, keyId: string) => deriveKey(secret, `payment account number ${keyId}`)

/** Binds an encrypted number to its row, so that it opens in no other. */
const sealOwner = ({ userId, id }: Pick<AccountRow, 'userId' | 'id'>) => Buffer.from(`${userId} ${id}`)

/** The whole number of an account; null where the secret is another one. For operators who transfer money alone. */
export const openAccountNumber = (secret: string, account: AccountRow): string | null =>
  openSealedText(numberKey(secret, account.sealKeyId), sealOwner(account), account.sealedNumber)

/** An account as its owner sees it. */
function presentAccount(account: AccountRow): PaymentAccount {
  const { id, kind, holder, bank, numberMask } = account
  return {
    accountId: id,
    kind,
    kindName: accountKindName(kind),
    holder,
    bank,
    numberText: numberMask,
    accountText: transferAccountText(account),
  }
}

/** A user's accounts for refunds, newest first. */
export async function listPaymentAccounts({ database }: Services, userId: string): Promise<PaymentAccount[]> {
  const rows = await database.db
    .select()
    .from(paymentAccount)
    .where(eq(paymentAccount.userId, userId))
    .orderBy(desc(paymentAccount.createdAt), desc(paymentAccount.id))
  return rows.map(presentAccount)
}

/** An account of a user; undefined for anybody else's. */
export async function findPaymentAccount(db: Executor, userId: string, id: string): Promise<AccountRow | undefined> {
  const isOwn = and(eq(paymentAccount.id, id), eq(paymentAccount.userId, userId))
  const [row] = await db.select().from(paymentAccount).where(isOwn)
  return row
}

/** What a user sends, and the key of this try. */
interface Sent<Input> {
  readonly userId: string
  readonly key: string
  readonly sent: Input
}

/** Saves an account for refunds; throws 400 with the field at fault, and 422 too_many_accounts. */
export async function createPaymentAccount(
  services: Services,
  { userId, key, sent }: Sent<NewPaymentAccount>,
): Promise<PaymentAccount> {
  const fields = cleanTransferAccount({ ...sent, bank: sent.bank ?? '' })
  const fault = transferAccountFault(fields)
  if (fault) throw badInput(fault.field, fault.message)
  const { secret } = services.env
  const request = { ...fields, number: keyedHash(secret, 'payment account number', fields.number) }
  return runOnce(services, { scope: userId, operationId: 'createPaymentAccount', key, request }, async (tx) => {
    if ((await lockAndCountAccounts(tx, userId)) >= MOST_ACCOUNTS)
      throw unprocessable('too_many_accounts', `You can save up to ${MOST_ACCOUNTS} accounts.`)
    const row = accountRow(services, userId, fields)
    await tx.insert(paymentAccount).values(row)
    return presentAccount(row)
  })
}

async function lockAndCountAccounts(tx: Executor, userId: string): Promise<number> {
  await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, userId)).for('update')
  const [row] = await tx.select({ accounts: count() }).from(paymentAccount).where(eq(paymentAccount.userId, userId))
  return row?.accounts ?? 0
}

function accountRow(
  { env, random, clock }: Services,
  userId: string,
  { number, ...shown }: ReturnType<typeof cleanTransferAccount>,
): AccountRow {
  const owner = { userId, id: random.id() }
  const key = numberKey(env.secret, currentSealKeyId)
  return {
    ...owner,
    ...shown,
    sealedNumber: sealText(random, key, sealOwner(owner), number),
    sealKeyId: currentSealKeyId,
    numberMask: maskAccountNumber(number),
    createdAt: clock.now(),
  }
}

/** Names the account to which a refund is transferred that could not go back the way it was paid. Throws 404 for another's refund or account, 409 refund_state where no account is needed or it is paid. */
export async function setRefundTransferAccount(
  services: Services,
  { userId, key, sent }: Sent<{ readonly refundId: string; readonly accountId: string }>,
): Promise<RefundView> {
  const once = { scope: userId, operationId: 'setRefundTransferAccount', key, request: sent }
  return runOnce(services, once, async (tx) => {
    const known = await findRefund(tx, sent.refundId)
    const purchase = known && (await lockPurchase(tx, known.purchaseId))
    const refund = await findRefundWithLines(tx, sent.refundId)
    if (!refund || purchase?.userId !== userId) throw notFound('There is no such refund.')
    const account = await findPaymentAccount(tx, userId, sent.accountId)
    if (!account) throw notFound('There is no such account.')
    refuseOtherStates(refund)
    await moveRefund(tx, refund, { status: 'TRANSFER', accountId: account.id })
    await noteOnPurchase(tx, services, purchase, { actor: 'user', reason: 'You named an account for a refund' })
    return presentRefund({ ...refund, status: 'TRANSFER', account })
  })
}

function refuseOtherStates({ status, dispute }: RefundWithLines): void {
  const refuse = (message: string) => conflict('refund_state', message, { status })
  if (status === 'SUCCESS') throw refuse('This refund is already on its way to you.')
  const blockedText = disputeText(dispute)
  if (blockedText !== null) throw refuse(blockedText)
  if (status !== 'FAILED' && status !== 'TRANSFER') throw refuse('This refund goes back the way you paid.')
}
