import type { GivenVoucher } from '@/contract/travel-coupon'
import { foldCode, isCode } from '@/domain/vouchers/voucher-code'
import type { Executor } from '../kernel/database/executor'
import { ApiError, conflict, notFound } from '../kernel/errors'
import { isKeyCompleted, runOnce } from '../kernel/idempotency/run-once'
import type { Services } from '../kernel/services'
import { type CodeSender, countCodeGuess, recordCodeMiss, takeCodeGuessBack } from './code-guesses'
import { codeIndexOf } from './codes'
import { emailHandedOver } from './emails/gift-emails'
import { handOver } from './hand-over'
import { presentGivenVoucher } from './present-given'
import { isGiven } from './repository/gifts'
import { findOfferedVoucher, type SoldVoucher } from './repository/vouchers'

/** The one refusal of a code that is not the caller's: unknown, mistyped, used, over, and all others read and take the same. */
const unusable = () => notFound("This code can't be used here.", 'code_unusable')

const ownVoucher = () => conflict('own_voucher', 'This voucher is already in your wallet.')

/** Runs what a code is sent for; a code that can't be used is counted as a miss of its sender, and of all. Throws 404 code_unusable and 429. */
async function withGuessLimit<Result>(
  services: Services,
  sender: CodeSender,
  typed: string,
  use: (codeIndex: string) => Promise<Result>,
): Promise<Result> {
  const code = foldCode(typed)
  // A mistyped code stands for no voucher, as anybody can work out: it is no guess.
  if (!isCode(code)) throw unusable()
  const counted = await countCodeGuess(services, sender)
  try {
    const result = await use(codeIndexOf(services.env.secret, code))
    await takeCodeGuessBack(services, counted)
    return result
  } catch (error) {
    if (error instanceof ApiError && error.code === 'code_unusable') await recordCodeMiss(services)
    else await takeCodeGuessBack(services, counted)
    throw error
  }
}

/** The voucher of a code that its holder lets go, locked where it is for a change; throws 404 code_unusable, 409 own_voucher. */
async function offeredVoucher(
  db: Executor,
  services: Services,
  codeIndex: string,
  userId: string,
): Promise<SoldVoucher> {
  const voucher = await findOfferedVoucher(db, codeIndex, userId, services.clock.now())
  if (!voucher) throw unusable()
  if (voucher.userId === userId) throw ownVoucher()
  return voucher
}

/** What a code stands for that somebody was given. */
export const readByCode = (services: Services, sender: CodeSender, typed: string): Promise<GivenVoucher> =>
  withGuessLimit(services, sender, typed, async (codeIndex) =>
    presentGivenVoucher(await offeredVoucher(services.database.db, services, codeIndex, sender.userId)),
  )

/** Puts a voucher into the sender's wallet by its code; of many who send it at once one gets it. The former holder gets an email. */
export async function claimByCode(
  services: Services,
  sender: CodeSender & { readonly key: string },
  typed: string,
): Promise<{ voucherId: string }> {
  const { userId, key } = sender
  const name = { scope: userId, operationId: 'submitTravelCouponExchange', key }
  const claim = (codeIndex: string) =>
    runOnce(services, { ...name, request: { codeIndex } }, async (tx) => {
      const voucher = await offeredVoucher(tx, services, codeIndex, userId)
      // Somebody may have given it away while this waited for its lock.
      if (await isGiven(tx, voucher.id)) throw unusable()
      await handOver(tx, services, voucher, userId, 'Claimed by its code')
      await emailHandedOver(tx, services, voucher)
      return { voucherId: voucher.id }
    })
  // What was done already is repeated without being counted: its code has changed since.
  if (await isKeyCompleted(services.database.db, name)) return claim(codeIndexOf(services.env.secret, foldCode(typed)))
  const reply = await withGuessLimit(services, sender, typed, claim)
  services.mailQueue.wake()
  return reply
}
